import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { ReadinessSummary } from './ReadinessSummary.tsx';

const items = [
  { id: 'media', label: 'Видео обработано', done: true },
  { id: 'cover', label: 'Обложка не\u00A0меньше 1280×720', done: true },
  { id: 'language', label: 'Язык не\u00A0выбран', done: false },
];

const meta = preview.meta({
  component: ReadinessSummary,
  args: { label: 'Готовность', items, onClick: fn() },
  globals: { viewport: { value: 'phone' } },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Готовность 2\u00A0из\u00A03 Язык не\u00A0выбран' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const AllDone = meta.story({ args: { items: items.map((item) => ({ ...item, done: true })) } });

/** Where the words have no room the sum stands alone, whole. */
export const Narrow = meta.story({
  tags: ['picture'],
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 130 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Готовность 2\u00A0из\u00A03 Язык не\u00A0выбран' });
    const line = canvas.getByText('Готовность').parentElement?.getBoundingClientRect();
    const sum = canvas.getByText(/^2\sиз\s3$/).getBoundingClientRect();
    await expect([sum.top, sum.left]).toEqual([line?.top, line?.left]);
    await expect(sum.right).toBeLessThanOrEqual(button.getBoundingClientRect().right);
  },
});

/** Beside a primary there may be little room. */
export const LongWords = meta.story({
  args: {
    items: [{ id: 'title', label: 'Превысокомногорассмотрительствующийсамосострадательностью', done: false }],
  },
  play: expectToFit,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 160 }}>
        <Story />
      </div>
    ),
  ],
});
