import { expect } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { Notice } from './Notice.tsx';

const meta = preview.meta({
  component: Notice,
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  args: {
    title: 'Правки на\u00A0месте',
    children:
      'Сеанс закончился в\u00A09:12. Лекция «Голос и\u00A0диафрагма» сохранена на\u00A0этом устройстве и\u00A0откроется после входа.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Правки на месте')).toBeVisible();
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: expectToFit,
  args: {
    title: 'Превысокомногорассмотрительствующийсамосострадательностью',
    children: 'https://example.com/lectures/golos-i-diafragma-kak-vydoh-vozvrashchaet-oporu-master-copy',
  },
});
