import { expect, screen, userEvent, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never, outage } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { Income, type IncomeProps } from './Income.tsx';

const args: IncomeProps = { period: '30', today: '2026-11-20', timeZone: 'Europe/Moscow' };

const meta = preview.meta({
  component: Income,
  args,
});

/** The chart is drawn. */
const drawn = () => screen.findByRole('button', { name: /таблиц/i });

/** Thirty days beside the thirty before. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const income = within(await canvas.findByRole('region', { name: /^Доход за\s30\sдней$/ }));
    await expect(income.getByText(/^к\sпредыдущим 30\sдням/)).toBeVisible();
    await income.findByText('Средний чек');
    await drawn();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^Доход/ });
    await drawn();
  },
});

/** The values behind the bars, for whoever reads tables. */
export const Table = meta.story({
  tags: ['picture'],
  play: async () => {
    await userEvent.click(await drawn());
    await screen.findByRole('table');
  },
});

export const Week = meta.story({
  tags: ['picture'],
  args: { period: '7' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^Доход за\s7\sдней$/ });
    await drawn();
  },
});

/** By months. */
export const Year = meta.story({
  tags: ['picture'],
  args: { period: '365' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^Доход за\sгод$/ });
    await drawn();
  },
});

/** Nothing was sold yet: an axis, and when bars come. */
export const Empty = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await canvas.findByText('Столбики появятся после первой продажи');
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.purchase.list)),
  play: async ({ canvas }) => {
    await canvas.findByText('Считаем доход');
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.purchase.list, 500)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Доход не\sпосчитался$/ });
  },
});

const outageOfPurchases = outage(endpoints.purchase.list, 500);

export const FailedThenRead = meta.story({
  beforeEach: ({ msw }) => msw.use(outageOfPurchases.begin()),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Повторить' });
    outageOfPurchases.end();
    await userEvent.click(again);
    await canvas.findByRole('region', { name: /^Доход/ });
    await drawn();
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^Доход/ });
    await drawn();
    await expectToFit();
  },
});
