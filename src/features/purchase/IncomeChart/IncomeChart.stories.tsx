import { expect, screen, userEvent } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { IncomeChart } from './IncomeChart.tsx';

// The first fetch of the library takes longer than a query waits.
void Promise.all([import('#components/data/BarChart/Plot.tsx'), import('../IncomeShares/IncomeShares.tsx')]);

const today = '2026-11-20';
const timeZone = 'Europe/Moscow';

const meta = preview.meta({
  component: IncomeChart,
  args: {
    request: {},
    shown: { period: 'days30' as const, days: { from: '2026-10-22', to: today }, today, timeZone },
    count: 471,
  },
});

const bar = (name: RegExp) => screen.findByRole('img', { name });

/** A bar tells its day and the same day of the period before; today is told by its word. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async () => {
    await expect(await bar(/^20\s+ноября, пятница: [\d\s,]+\s₽, 21\s+окт\.: /)).toBeVisible();
  },
});

export const ByWeek = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Неделя' }));
    await expect(await bar(/^16–20\s+нояб\./)).toBeVisible();
  },
});

export const ByMonth = meta.story({
  tags: ['picture'],
  args: {
    shown: { period: 'year', days: { from: '2026-01-01', to: today }, today, timeZone },
    count: 2000,
  },
  play: async () => {
    await expect(await bar(/^октябрь\s+2026/)).toBeVisible();
  },
});

/** The day of the open purchase. */
export const Selected = meta.story({
  args: { selected: '2026-11-19' },
  play: async () => {
    await bar(/^19\s+ноября/);
  },
});

/** The same values as a table, by keys alone. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await bar(/^20\s+ноября/);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Время' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findAllByRole('row')).toHaveLength(31);
  },
});

/** Nothing was sold. */
export const Empty = meta.story({
  tags: ['picture'],
  args: {
    shown: {
      period: { from: '2025-01-01', to: '2025-01-14' },
      days: { from: '2025-01-01', to: '2025-01-14' },
      today,
      timeZone,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ничего не\s+продано$/)).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.purchase.list)),
});

export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.purchase.list, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /График не\s+построился/ })).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await bar(/^20\s+ноября/);
    await expectToFit();
  },
});
