import { expect } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { PushPreview } from './PushPreview.tsx';

const meta = preview.meta({
  component: PushPreview,
  args: {
    title: 'Давно не\u00A0виделись',
    body: 'За\u00A0это время появились новые практики. Начните с\u00A0самой короткой.',
    sender: 'Марина Ветрова',
    time: '19:30',
    day: 'пятница, 20\u00A0ноября',
  },
  render: (args) => (
    <div style={{ maxWidth: 336 }}>
      <PushPreview {...args} />
    </div>
  ),
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Давно не\sвиделись$/)).toHaveLength(2);
    await expect(canvas.getByRole('group', { name: 'Тёмная тема' })).toHaveAttribute('data-theme', 'dark');
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
});

/** Nothing is written yet: what will stand where. */
export const Empty = meta.story({
  tags: ['picture'],
  args: { title: '', body: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Заголовок')).toHaveLength(2);
  },
});

/** As long as it may be, without a space, and with emoji. */
export const LongWords = meta.story({
  tags: ['picture'],
  args: {
    title: 'Достопримечательность🧘‍♀️достопримечательностей',
    body: 'Человеконенавистничество '.repeat(6).trim(),
  },
  play: async () => {
    await expectToFit();
  },
});

/** Beside each other where there is room. */
export const Wide = meta.story({
  tags: ['picture'],
  render: (args) => <PushPreview {...args} />,
});
