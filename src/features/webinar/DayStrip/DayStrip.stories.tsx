import { expect } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { DayStrip, type Held } from './DayStrip.tsx';

const span = (start: string, end: string) => ({
  start: Date.parse(`2026-11-26T${start}:00+03:00`),
  end: Date.parse(`2026-11-26T${end}:00+03:00`),
});

const held: Held[] = [
  { id: 'r-1', kind: 'request', name: 'Нина', ...span('13:00', '14:00') },
  { id: 'w-2', kind: 'webinar', name: 'Вопросы о сне: эфир', ...span('20:00', '21:30') },
];

const meta = preview.meta({
  component: DayStrip,
  args: { day: '2026-11-26', timeZone: 'Europe/Moscow', held, wish: span('19:30', '21:00') },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 728 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { wish: span('18:00', '19:30') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/этот вебинар, 18:00–19:30$/);
  },
});

/** The time that both would take is hatched. */
export const Clash = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /26\sнояб., чт: .+консультация, Нина, 13:00–14:00; вебинар «Вопросы о сне: эфир», 20:00–21:30; этот вебинар, 19:30–21:00, пересекается$/,
    );
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  args: { held: [], wish: span('19:00', '20:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/ничего не\sзапланировано/);
  },
});

/** It cannot be held then, though nothing else is in its way. */
export const Impossible = meta.story({
  tags: ['picture'],
  args: { held: [], impossible: true },
});

/** It begins in the morning. */
export const Morning = meta.story({
  tags: ['picture'],
  args: { wish: span('07:30', '09:00') },
});

/** However narrow it is, the day lies over no hour. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const day = canvas.getByText(/^чт, 26\sнояб\.$/).getBoundingClientRect();
    for (const hour of canvas.getAllByText(/^\d\d:00$/)) {
      const box = hour.getBoundingClientRect();
      await expect(box.bottom <= day.top || box.top >= day.bottom || box.right <= day.left).toBe(true);
    }
  },
});

export const English = meta.story({ globals: { language: 'en' } });

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: expectToFit,
});
