import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { callsHeld, fails, never } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { address } from '#storybook/address.tsx';
import { callsUnanswered } from '#storybook/environment.ts';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { PurchaseList } from './PurchaseList.tsx';

// Fetched ahead: the first fetch of this code takes longer than a query waits.
void Promise.all([
  import('#components/data/BarChart/Plot.tsx'),
  import('#components/data/Menu/MenuPopover.tsx'),
  import('../IncomeShares/IncomeShares.tsx'),
]);

const meta = preview.meta({
  component: PurchaseList,
  parameters: { layout: 'fullscreen', route: '/purchases' },
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <InShell path="/purchases">
      <PurchaseList />
    </InShell>
  ),
});

const table = () => screen.findByRole('table', { name: 'Покупки' });
const chart = (name = /по\s+дням$/) => screen.findByRole('group', { name });
const figures = async () => within(await screen.findByRole('group', { name: /^Суммы за/ }));
const panel = () => screen.findByRole('dialog', { name: /^Покупка №/ });

/** The screen stands: rows, sums with what they are compared with, and the chart. */
async function standing() {
  const sums = await figures();
  await sums.findByText(/до\s+этого$/);
  await sums.findByText(/продаж/);
  await chart();
  await expect((await within(await table()).findAllByRole('link')).length).toBeGreaterThan(5);
  return sums;
}

/** The usual thirty days. One large figure, and three that add up to it. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const sums = await standing();
    await expect(sums.getByText(/^481\s319,35\s₽$/)).toBeVisible();
    await expect(sums.getByText(/^524\s010\s₽$/)).toBeVisible();
    await expect(sums.getByText(/^34\s060,65\s₽$/)).toBeVisible();
    await expect(sums.getByText(/^8\s630\s₽$/)).toBeVisible();
    await expect(sums.getByText(/36,5/)).toHaveTextContent(/больше на/);
    await expect(canvas.getByRole('radio', { name: /^30\s+дней$/ })).toBeChecked();
    await expect(canvas.getByText(/^Показано 100 из\s+471$/)).toBeVisible();
  },
});

/** Another period: the figures, the chart and the list follow, and the address tells it. */
export const Period = meta.story({
  play: async ({ canvas }) => {
    await standing();
    await userEvent.click(canvas.getByRole('radio', { name: /^90\s+дней$/ }));
    await expect(await chart(/по\s+неделям$/)).toBeVisible();
    await expect(address().get('period')).toBe('days90');
    await userEvent.click(canvas.getByRole('radio', { name: 'Месяц' }));
    await expect(await chart(/по\s+месяцам$/)).toBeVisible();
    await (await figures()).findByText(/до\s+этого$/);
  },
});

/** All that there ever was, by month, with nothing to compare it with. */
export const AllTime = meta.story({
  parameters: { route: '/purchases?period=all' },
  play: async () => {
    await chart(/по\s+месяцам$/);
    await expect(screen.queryByText(/до\s+этого$/)).toBeNull();
    await expect(await screen.findByText(/из\s+2\s+400$/)).toBeVisible();
    await (await figures()).findByText(/продаж/);
  },
});

/** A period of one's own, from the address. */
export const OwnPeriod = meta.story({
  tags: ['picture'],
  parameters: { route: '/purchases?period=2026-11-01..2026-11-15' },
  play: async ({ canvas }) => {
    await standing();
    await expect(canvas.getByRole('radio', { name: /^1–/ })).toBeChecked();
  },
});

/** Filters from the address: the sums are of what matches. */
export const Filtered = meta.story({
  tags: ['picture'],
  parameters: { route: '/purchases?status=refunded&status=partially_refunded&type=meditation' },
  play: async ({ canvas }) => {
    const sums = await figures();
    await sums.findByText(/до\s+этого$/);
    await expect(canvas.getByText('Возвращена, Частично возвращена')).toBeVisible();
    await expect(await sums.findByText(/покуп/)).toBeVisible();
    await chart();
  },
});

/** By content: bars of what brings the most, and a table that adds up to the figure. */
export const ByContent = meta.story({
  tags: ['picture'],
  parameters: { route: '/purchases?income=content' },
  play: async ({ canvas }) => {
    const bars = await canvas.findByRole('list', { name: /по\s+контенту$/ });
    await expect(within(bars).getAllByRole('listitem')).toHaveLength(5);
    const sums = await figures();
    await sums.findByText(/до\s+этого$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать таблицей' }));
    const rows = within(await canvas.findByRole('table', { name: /по\s+контенту$/ }));
    await expect(rows.getAllByRole('row').at(-1)).toHaveTextContent(/481\s319,35\s₽$/);
    await table();
  },
});

export const ByCountry = meta.story({
  tags: ['picture'],
  parameters: { route: '/purchases?income=country' },
  play: async ({ canvas }) => {
    const bars = await canvas.findByRole('list', { name: /по\s+странам$/ });
    await expect(within(bars).getAllByRole('listitem')[0]).toHaveTextContent(/^Россия/);
    await (await figures()).findByText(/до\s+этого$/);
    await table();
  },
});

/** A row opens beside the list: its bill, its client, and how it went. Its day is told in the chart. */
export const Opened = meta.story({
  tags: ['picture'],
  play: async () => {
    await standing();
    const rows = within(await table());
    await userEvent.click((await rows.findAllByRole('link'))[3] ?? document.body);
    const purchase = within(await panel());
    await expect(await purchase.findByText(/^5\s516,50\s₽$/)).toBeInTheDocument();
    await expect(purchase.getByText('Промокод ОСЕНЬ')).toBeInTheDocument();
    await expect(await purchase.findByText(/^Вторая покупка, всего/)).toBeInTheDocument();
    await expect(purchase.getByRole('link', { name: 'Написать клиенту' })).toHaveAttribute(
      'href',
      expect.stringContaining('/campaigns?compose=1&segment=client%3Aclient-titov'),
    );
    await expect(address().get('purchase')).toBe('purchase-20418');
    await userEvent.click(purchase.getByRole('button', { name: 'Следующая' }));
    await waitFor(() => expect(address().get('purchase')).toBe('purchase-20417'));
    await within(await panel()).findByText(/покупка, всего/);
  },
});

/** Nobody has bought anything yet. */
export const Empty = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Здесь будут покупки' })).toBeVisible();
  },
});

/** Nothing in these days: the axis is empty, and other days can be looked at. */
export const Quiet = meta.story({
  parameters: { route: '/purchases?period=2025-01-01..2025-01-07' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /покупок не\s+было$/ })).toBeVisible();
    await expect(await canvas.findByText(/ничего не\s+продано$/)).toBeVisible();
    await (await figures()).findByText(/до\s+этого$/);
    // Typed in the other layout it is a client of other days: nothing to lead to.
    await userEvent.type(canvas.getByRole('searchbox'), 'nbnjd');
    await canvas.findByRole('heading', { name: /Ничего не\s+найдено/ });
    await waitFor(() => expect(callsUnanswered()).toBe(0));
    await expect(canvas.queryByRole('button', { name: /^Искать «/ })).toBeNull();
  },
});

/** Nothing matches: filters go off, or all time is searched. */
export const NoResults = meta.story({
  parameters: { route: '/purchases?search=гонки' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Ничего не\s+найдено/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /за\s+всё время$/ }));
    await waitFor(() => expect(address().get('period')).toBe('all'));
    await expect(await canvas.findByRole('button', { name: 'Сбросить фильтры' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /за\s+всё время$/ })).toBeNull());
    await canvas.findByText(/ничего не\s+продано$/);
  },
});

let heldBefore = 0;

export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => {
    heldBefore = callsHeld();
    msw.use(never(endpoints.purchase.list));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Покупки', level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('group', { name: /^Суммы за/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    // The rows and the count of the title. What is told beside them is asked for after them.
    await waitFor(() => expect(callsHeld() - heldBefore).toBe(2));
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.purchase.list, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Список не\s+открылся/ })).toBeVisible();
    await expect(screen.queryByRole('group', { name: /^Суммы за/ })).toBeNull();
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Purchases' })).toBeVisible();
    await expect(await canvas.findByText(/before that$/)).toBeVisible();
    await canvas.findByRole('group', { name: /by day$/ });
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await standing();
    await expectToFit();
  },
});

export const PhoneOpened = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  parameters: { route: '/purchases?purchase=purchase-20416' },
  play: async () => {
    const purchase = within(await panel());
    await expect(await purchase.findByText(/остаётся у\s+платформы/)).toBeInTheDocument();
    await purchase.findByText(/покупка, всего/);
    await chart();
  },
});
