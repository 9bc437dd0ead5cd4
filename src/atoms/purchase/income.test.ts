import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addIncome, noIncome, type Income } from '#domain/purchase/income.ts';
import { readSeries, readShares } from '#api/purchase/readIncome.ts';
import { paymentMethods, purchaseStatuses, type Totals } from '#domain/purchase/schema.ts';
import { bucketsOf, momentsOfDays, piecesOf, units } from '#lib/time/buckets.ts';
import { addDays } from '#lib/time/moments.ts';
import { formatMoney, parseRubles } from '#lib/number/money.ts';
import { savePurchase } from '#platform/records/people.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { purchaseOf } from '#platform/testing/people.ts';
import type { TestPlatform } from '#platform/testing/platform.ts';
import { endpoints } from '#api/endpoints.ts';
import { openPlatformConsole, refuse, type SeenCall } from '#tests/support/platformConsole.ts';
import { incomeSeriesAtom, incomeSharesAtom } from './income.ts';
import { purchaseAtom, purchaseListAtom, purchaseTotalsAtom } from './purchases.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const minute = 60_000;
const first = '2026-03-01';
/** Moments of the weeks in which clocks change, to the minute. */
const moment = fc
  .integer({ min: 0, max: 60 * 24 * 60 })
  .map((minutes) => new Date(Date.parse(`${first}T00:00:00Z`) + minutes * minute).toISOString());

const sold = fc
  .record({
    status: fc.oneof(fc.constantFrom(...purchaseStatuses), fc.constant('on_hold')),
    amountKopecks: fc.integer({ min: 0, max: 50_000_000 }),
    fee: fc.nat(100),
    refund: fc.nat(100),
    method: fc.constantFrom(...paymentMethods),
    country: fc.constantFrom('RU', 'KZ', null),
    content: fc.nat(3),
    createdAt: moment,
  })
  .map(({ fee, refund, content, ...rest }) => ({
    ...rest,
    content,
    title: `Лекция ${content}`,
    feeKopecks: Math.floor((rest.amountKopecks * fee) / 100),
    refundedKopecks: Math.floor((rest.amountKopecks * refund) / 100),
  }));

const days = fc
  .tuple(fc.integer({ min: -10, max: 70 }), fc.integer({ min: 0, max: 70 }))
  .map(([from, length]) => ({ from: addDays(first, from), to: addDays(first, from + length) }));

const filter = fc.record(
  {
    status: fc.subarray([...purchaseStatuses]),
    method: fc.constantFrom(...paymentMethods),
    country: fc.constantFrom('RU', 'KZ'),
  },
  { requiredKeys: [] },
);

const scene = fc.record({
  purchases: fc.array(sold, { maxLength: 25 }),
  days,
  filter,
  unit: fc.constantFrom(...units),
  timeZone: fc.constantFrom(
    'Europe/Moscow',
    'Europe/Berlin',
    'America/New_York',
    'Africa/Cairo',
    'Asia/Beirut',
    'America/Havana',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Asia/Kathmandu',
  ),
});

const sumsOf = ({ grossKopecks, feeKopecks, refundedKopecks, netKopecks }: Income | Totals) => ({
  grossKopecks,
  feeKopecks,
  refundedKopecks,
  netKopecks,
});
const together = (parts: readonly Income[]) => sumsOf(parts.reduce(addIncome, noIncome));

const keep = (at: TestPlatform, rows: Parameters<typeof purchaseOf>[1][]) =>
  at.store.of(demoAccount.id).change(async (store) => {
    for (const row of rows) await savePurchase(store, purchaseOf(row?.id ?? '', row));
  });

const totalsOf = async (at: TestPlatform, asked: object) =>
  (await at.ask<{ totals: Totals }>(endpoints.purchase.list, { body: { filter: asked, limit: 1 } })).totals;

/** A platform that knows no moments to count between, and leaves them alone. */
const plain = (at: TestPlatform) => (call: SeenCall) => {
  if (call.path !== 'purchase/list' || typeof call.body !== 'object') return null;
  const body = Object.fromEntries(Object.entries(call.body ?? {}).filter(([name]) => name !== 'edges'));
  return at.ask(endpoints.purchase.list, { body }).then((answer) => Response.json(answer));
};

describe('the sums that a screen shows', () => {
  it('are those of the platform to the kopeck, for any filter and any days of any zone', async () => {
    const { store, at, instead } = await openPlatformConsole();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(scene, async ({ purchases, days: shown, filter: asked, unit, timeZone }) => {
        const name = `run-${run++}`;
        await keep(
          at,
          purchases.map(({ content, ...rest }, index) => ({
            ...rest,
            id: `${name}-${index}`,
            contentId: `${name}-${content}`,
          })),
        );
        // Only what this run has bought.
        const own = { ...asked, contentId: [0, 1, 2, 3].map((content) => `${name}-${content}`) };
        const period = momentsOfDays(shown, timeZone);
        const totals = await totalsOf(at, { ...own, ...period });

        // The figures.
        const params = { filter: { ...own, ...period } };
        const listAtom = purchaseTotalsAtom(params);
        const stop = store.sub(listAtom, () => undefined);
        await vi.waitFor(() => expect(store.get(listAtom)).not.toBeNull(), { interval: 1 });
        expect(store.get(listAtom)).toEqual(totals);
        const read = parseRubles(formatMoney(Math.abs(totals.netKopecks)));
        expect(read).toBe(Math.abs(totals.netKopecks));
        stop();

        // The chart: counted by the platform, counted here, and told by the platform piece by piece.
        const buckets = bucketsOf(piecesOf(shown, unit), timeZone);
        const edges = [...buckets.map(({ start }) => start), period.to];
        const counted = await readSeries({ filter: own }, edges);
        const shares = await readShares({ filter: own }, [period.from, period.to]);
        instead.answer = plain(at);
        expect(await readSeries({ filter: own }, edges)).toEqual(counted);
        expect(await readShares({ filter: own }, [period.from, period.to])).toEqual(shares);
        const told = await readSeries({ filter: own }, edges, { most: -1 });
        instead.answer = null;
        expect(counted.map(sumsOf)).toEqual(told.map(sumsOf));
        expect(together(counted)).toEqual(totals);
        for (const [index, { start, end }] of buckets.entries()) {
          if (index % 9 !== 0) continue;
          expect(counted[index] && sumsOf(counted[index])).toEqual(
            await totalsOf(at, { ...own, from: start, to: end }),
          );
        }

        // By content and by country.
        const sharesAtom = incomeSharesAtom({ request: { filter: own }, ...period });
        const leave = store.sub(sharesAtom, () => undefined);
        await vi.waitFor(() => expect(store.get(sharesAtom).status).toBe('ready'), { interval: 1 });
        const { contents = [], countries = [] } = store.get(sharesAtom).item ?? {};
        expect(together(contents)).toEqual(totals);
        expect(together(countries)).toEqual(totals);
        for (const { id, ...share } of contents)
          expect(sumsOf(share)).toEqual(await totalsOf(at, { ...own, ...period, contentId: id }));
        leave();
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});

describe('the chart', () => {
  it('is one call where the platform counts; else it asks for the sums of each piece, and reads a few', async () => {
    const { store, at, calls, instead } = await openPlatformConsole();
    const day = (index: number) =>
      new Date(Date.parse(`${first}T12:00:00Z`) + index * 24 * 60 * minute).toISOString();
    await keep(
      at,
      Array.from({ length: 620 }, (_, index) => ({ id: `p-${index}`, createdAt: day(index % 31) })),
    );
    const edges = Array.from({ length: 32 }, (_, index) => `${addDays(first, index)}T00:00:00.000Z`);
    const read = async (request: object) => {
      calls.length = 0;
      const atom = incomeSeriesAtom({ request, edges });
      stops.push(store.sub(atom, () => undefined));
      await vi.waitFor(() => expect(store.get(atom).status).toBe('ready'));
      return store.get(atom).item?.map(({ grossKopecks }) => grossKopecks / 99_000);
    };
    const twenty = Array.from({ length: 31 }, () => 20);
    expect(await read({})).toEqual(twenty);
    expect(calls).toHaveLength(1);
    instead.answer = plain(at);
    expect(await read({ filter: { status: ['paid'] } })).toEqual(twenty);
    expect(calls).toHaveLength(32);
    expect(await read({ filter: { to: 'overridden', status: ['failed'] } })).toEqual(
      Array.from({ length: 31 }, () => 0),
    );
    expect(calls).toHaveLength(1);
  });

  it('of more pieces than the platform counts at once takes a call for as many as it does', async () => {
    const { at, calls } = await openPlatformConsole();
    const days = Array.from({ length: 601 }, (_, index) => `${addDays(first, index)}T00:00:00.000Z`);
    await keep(
      at,
      [0, 398, 399, 599].map((index) => ({ id: `p-${index}`, createdAt: days[index] ?? '' })),
    );
    calls.length = 0;
    const series = await readSeries({}, days);
    expect(series).toHaveLength(600);
    expect(series.flatMap(({ sales }, index) => (sales > 0 ? [index] : []))).toEqual([0, 398, 399, 599]);
    expect(calls).toHaveLength(2);
  });

  it('fails as a whole, and can be read again', async () => {
    const { store, instead } = await openPlatformConsole();
    instead.answer = () => refuse(500);
    const edges = [`${first}T00:00:00.000Z`, `${addDays(first, 1)}T00:00:00.000Z`];
    const atom = incomeSeriesAtom({ request: {}, edges });
    stops.push(store.sub(atom, () => undefined));
    await vi.waitFor(() => expect(store.get(atom).status).toBe('failed'));
    instead.answer = null;
    store.get(atom).retry();
    await vi.waitFor(() => expect(store.get(atom)).toMatchObject({ status: 'ready', item: [noIncome] }));
  });
});

describe('one purchase', () => {
  it('is found in the loaded lists, else asked for; one that is not there says so', async () => {
    const { store, at, calls } = await openPlatformConsole();
    await keep(at, [{ id: 'p-1' }, { id: 'p-2', createdAt: '2020-01-01T00:00:00.000Z' }]);
    const list = purchaseListAtom({ limit: 1 });
    stops.push(store.sub(list, () => undefined));
    await vi.waitFor(() => expect(store.get(list).items).toHaveLength(1));
    stops.push(store.sub(purchaseAtom('p-1'), () => undefined));
    expect(store.get(purchaseAtom('p-1'))).toMatchObject({ status: 'ready', item: { id: 'p-1' } });
    for (const [id, status] of [
      ['p-2', 'ready'],
      ['p-3', 'notFound'],
    ] as const) {
      stops.push(store.sub(purchaseAtom(id), () => undefined));
      await vi.waitFor(() => expect(store.get(purchaseAtom(id)).status).toBe(status));
    }
    expect(calls.length).toBeGreaterThan(2);
  });
});
