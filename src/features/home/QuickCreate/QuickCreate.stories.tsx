import { expect } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { QuickCreate } from './QuickCreate.tsx';

const meta = preview.meta({ component: QuickCreate });

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Вебинар' })).toHaveAttribute('href', '/webinars/new');
    await expect(canvas.getByRole('link', { name: 'Рассылка' })).toHaveAttribute(
      'href',
      '/campaigns?compose=1',
    );
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expectToFit();
  },
});
