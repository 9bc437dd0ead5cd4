import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import {
  paymentMethods,
  purchaseStatuses,
  type Purchase,
  type PurchaseList,
} from '#domain/purchase/schema.ts';
import { savePurchase } from '../records/people.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { empty } from '../scenarios/empty.ts';
import { purchaseOf } from '../testing/people.ts';
import { testPlatform, testTime, type TestPlatform } from '../testing/platform.ts';

const list = (at: TestPlatform, body: unknown = {}) =>
  at.ask<PurchaseList>(endpoints.purchase.list, { body });
const numbers = async (at: TestPlatform, body: unknown) =>
  (await list(at, body)).list.map(({ number }) => number);

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(testTime - days * dayMs).toISOString();

const keep = (at: TestPlatform, purchases: Parameters<typeof purchaseOf>[1][]) =>
  at.store.of(demoAccount.id).change(async (rows) => {
    for (const [index, more] of purchases.entries())
      await savePurchase(rows, purchaseOf(more?.id ?? String(20_400 + index), more));
  });

/** Five purchases of different days, statuses and people. */
async function open(): Promise<TestPlatform> {
  const at = await testPlatform({ scenario: empty });
  const person = (id: string, name: string, contact: string) => ({ id, name, contact });
  const vera = person('client-vera', 'Вера Орлова', 'vera@example.com');
  const roman = person('client-roman', 'Роман Титов', 'roman@example.com');
  const course = { contentType: 'course', contentId: 'course-telo', title: 'Тело без тревоги' };
  await keep(at, [
    { createdAt: daysAgo(0), client: vera, method: 'card', country: 'RU' },
    { createdAt: daysAgo(1), client: roman, ...course, amountKopecks: 590_000, method: 'sbp', country: 'KZ' },
    { createdAt: daysAgo(2), client: vera, ...course, status: 'awaiting', amountKopecks: 690_000 },
    { createdAt: daysAgo(3), client: roman, status: 'refunded', refundedKopecks: 99_000 },
    { createdAt: daysAgo(4), client: roman, status: 'failed' },
  ]);
  return at;
}

describe('the list of purchases', () => {
  it('comes newest first, with totals of what was paid', async () => {
    const at = await open();
    const { list: rows, count, totals } = await list(at);
    expect(rows.map(({ number }) => number)).toEqual(['20400', '20401', '20402', '20403', '20404']);
    expect(count).toBe(5);
    expect(rows.map(({ netKopecks }) => netKopecks)).toEqual([92_565, 583_565, 0, -6435, 0]);
    expect(totals).toEqual({
      grossKopecks: 99_000 + 590_000 + 99_000,
      feeKopecks: 3 * 6435,
      refundedKopecks: 99_000,
      netKopecks: 92_565 + 583_565 - 6435,
    });
  });

  it('filters by moment, status, content, method, country and client', async () => {
    const at = await open();
    // From is included, to is left out.
    expect(await numbers(at, { filter: { from: daysAgo(3), to: daysAgo(1) } })).toEqual(['20402', '20403']);
    expect(await numbers(at, { filter: { status: 'paid' } })).toEqual(['20400', '20401']);
    expect(await numbers(at, { filter: { status: ['awaiting', 'failed'] } })).toEqual(['20402', '20404']);
    expect(await numbers(at, { filter: { contentType: 'course', contentId: 'course-telo' } })).toEqual([
      '20401',
      '20402',
    ]);
    expect(await numbers(at, { filter: { method: 'sbp' } })).toEqual(['20401']);
    expect(await numbers(at, { filter: { country: ['RU', 'KZ'] } })).toEqual(['20400', '20401']);
    expect(await numbers(at, { filter: { client: 'client-vera' } })).toEqual(['20400', '20402']);
    const { totals } = await list(at, { filter: { client: 'client-vera' }, limit: 1 });
    expect(totals).toMatchObject({ grossKopecks: 99_000, netKopecks: 92_565 });
  });

  it('searches numbers, clients and titles, and sorts', async () => {
    const at = await open();
    expect(await numbers(at, { search: '20403' })).toEqual(['20403']);
    expect(await numbers(at, { search: 'титов' })).toEqual(['20401', '20403', '20404']);
    expect(await numbers(at, { search: 'vera@ тревоги' })).toEqual(['20402']);
    expect(await numbers(at, { sort: '-amountKopecks', limit: 2 })).toEqual(['20402', '20401']);
    expect(await numbers(at, { sort: 'client', limit: 2 })).toEqual(['20400', '20402']);
    expect(await numbers(at, { sort: 'netKopecks', limit: 1 })).toEqual(['20403']);
    expect((await at.call(endpoints.purchase.list, { body: { sort: 'secret' } })).status).toBe(400);
    const wrong = await at.call(endpoints.purchase.list, { body: { filter: { from: 'вчера' } } });
    expect(await wrong.json()).toHaveProperty(['fields', 'filter.from']);
  });
});

const some = <T>(values: readonly T[]) => fc.constantFrom(...values);
const purchase = fc
  .record({
    status: fc.oneof(some(purchaseStatuses), fc.constant('on_hold')),
    amountKopecks: fc.integer({ min: 0, max: 50_000_000 }),
    fee: fc.nat(100),
    refund: fc.nat(100),
    method: some(paymentMethods),
    day: fc.nat(9),
  })
  .map(({ fee, refund, day, ...rest }) => ({
    ...rest,
    feeKopecks: Math.floor((rest.amountKopecks * fee) / 100),
    refundedKopecks: Math.floor((rest.amountKopecks * refund) / 100),
    createdAt: daysAgo(day),
  }));

const filter = fc.record(
  {
    status: fc.subarray([...purchaseStatuses]),
    method: some(paymentMethods),
    from: fc.nat(9).map(daysAgo),
    to: fc.nat(9).map(daysAgo),
  },
  { requiredKeys: [] },
);

describe('the totals', () => {
  it('add up, whatever was bought and asked for: by hand, by the rows and by net = gross − fee − refunded', async () => {
    const at = await testPlatform({ scenario: empty });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(purchase, { maxLength: 30 }), filter, async (purchases, asked) => {
        const contentId = `content-${run++}`;
        await keep(
          at,
          purchases.map((one, index) => ({ ...one, id: `${contentId}-${index}`, contentId })),
        );
        const whole = { ...asked, contentId };
        const { totals, count } = await list(at, { filter: whole, limit: 1 });
        const rows = (await list(at, { filter: whole, limit: 100 })).list;
        expect(rows).toHaveLength(count);
        const paid = rows.filter(({ status }) =>
          ['paid', 'refunding', 'partially_refunded', 'refunded'].includes(status),
        );
        const sum = (of: (one: Purchase) => number) => paid.reduce((total, one) => total + of(one), 0);
        expect(totals).toEqual({
          grossKopecks: sum((one) => one.amountKopecks),
          feeKopecks: sum((one) => one.feeKopecks),
          refundedKopecks: sum((one) => one.refundedKopecks),
          netKopecks: sum((one) => one.netKopecks),
        });
        expect(totals?.netKopecks).toBe(
          (totals?.grossKopecks ?? 0) - (totals?.feeKopecks ?? 0) - (totals?.refundedKopecks ?? 0),
        );
      }),
      { numRuns: 60 },
    );
  });
});
