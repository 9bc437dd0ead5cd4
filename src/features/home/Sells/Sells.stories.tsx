import { expect, userEvent, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never, outage } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { standard } from '#platform/scenarios/standard.ts';
import type { Scenario } from '#platform/scenarios/scenario.ts';
import preview from '#storybook/preview.tsx';
import type { IncomeProps } from '../Income/Income.tsx';
import { Sells } from './Sells.tsx';

const args: IncomeProps = { period: '30', today: '2026-11-20', timeZone: 'Europe/Moscow' };

const meta = preview.meta({
  component: Sells,
  args,
  globals: { viewport: { value: 'phone' } },
});

/** The five that brought the most, each leading to its editor. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Что продаётся' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    await expect(list.getAllByText(/продаж/).length).toBe(5);
    await expect(list.getAllByRole('link').length).toBeGreaterThan(0);
  },
});

/** So many that they are counted where the author looks for them. */
const many: Scenario = (now) =>
  standard(now).map((author) => ({
    ...author,
    purchases: [1, 2].flatMap((copy) =>
      author.purchases.map((purchase) => ({
        ...purchase,
        id: `${purchase.id}-${copy}`,
        number: `${purchase.number}-${copy}`,
      })),
    ),
  }));

export const Many = meta.story({
  args: { period: '365' },
  beforeEach: ({ loaded }) => loaded['environment'].load(many),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Покупок за\sэто время много/);
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await canvas.findByText(/^За\sэто время покупок не\sбыло/);
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.purchase.list)),
  play: async ({ canvas }) => {
    await canvas.findByText('Считаем, что продаётся');
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.purchase.list, 500)),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Не\sудалось посчитать/);
  },
});

const outageOfPurchases = outage(endpoints.purchase.list, 500);

export const FailedThenRead = meta.story({
  beforeEach: ({ msw }) => msw.use(outageOfPurchases.begin()),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Повторить' });
    outageOfPurchases.end();
    await userEvent.click(again);
    await canvas.findByRole('list', { name: 'Что продаётся' });
  },
});
