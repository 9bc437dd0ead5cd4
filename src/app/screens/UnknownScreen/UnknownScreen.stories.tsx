import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { UnknownScreen } from './UnknownScreen.tsx';

const meta = preview.meta({ component: UnknownScreen });

/** An address that leads nowhere leads home. */
export const Default = meta.story({
  tags: ['picture'],
  parameters: { route: '/no/such/path' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'На\u00A0главную' })).toHaveAttribute('href', '#/');
  },
});
