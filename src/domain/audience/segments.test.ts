import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { purchaseStatuses } from '../purchase/schema.ts';
import { buyerLimits, buyerSegments, segmentsOf } from './segments.ts';

const now = Date.parse('2026-11-20T06:12:00Z');
const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(now - days * dayMs).toISOString();

const client = (
  id: string,
  rest: { purchasesCount?: number; totalKopecks?: number; firstDays?: number } = {},
) => ({
  id,
  firstPurchaseAt: rest.firstDays === undefined ? null : daysAgo(rest.firstDays),
  lastActivityAt: daysAgo(1),
  purchasesCount: rest.purchasesCount ?? 0,
  totalKopecks: rest.totalKopecks ?? 0,
  pushConsent: true,
});
const bought = (id: string, days: number, amountKopecks = 100_000, status = 'paid', refundedKopecks = 0) => ({
  client: { id },
  createdAt: daysAgo(days),
  paidAt: daysAgo(days),
  amountKopecks,
  refundedKopecks,
  status,
});

/** The groups of a client. */
const groupsOf = (id: string, ...of: Parameters<typeof segmentsOf>) =>
  segmentsOf(...of)
    .filter(({ clientIds }) => clientIds.includes(id))
    .map((segment) => segment.id)
    .filter((segment) => segment !== 'spenders');

describe('the group of a buyer', () => {
  it('follows from the first and the last purchase and from how many there were', () => {
    const of = (...days: number[]) =>
      groupsOf(
        'a',
        days.map((at) => bought('a', at)),
        [client('a')],
        now,
      );
    expect(of(3)).toEqual(['newcomers']);
    expect(of(30)).toEqual(['newcomers']);
    expect(of(31)).toEqual(['occasional']);
    expect(of(3, 40)).toEqual(['occasional']);
    expect(of(3, 20, 40)).toEqual(['regulars']);
    expect(of(60, 70, 80)).toEqual(['regulars']);
    expect(of(61, 70, 80)).toEqual(['cooling']);
    expect(of(180)).toEqual(['cooling']);
    expect(of(181)).toEqual(['gone']);
    expect(of()).toEqual([]);
  });

  it('does not count what was not paid or went back in whole', () => {
    const of = (...statuses: string[]) =>
      groupsOf(
        'a',
        statuses.map((status) => bought('a', 3, 100_000, status)),
        [client('a')],
        now,
      );
    expect(of('awaiting', 'failed', 'cancelled', 'refunded', 'on_hold')).toEqual([]);
    expect(of('paid', 'partially_refunded', 'refunding')).toEqual(['regulars']);
    expect(of('paid', 'partially_refunded', 'refunded')).toEqual(['newcomers']);
  });

  it('is told by the figures of the platform where no purchase is at hand', () => {
    const of = (rest: Parameters<typeof client>[1]) =>
      groupsOf('a', [bought('b', 1)], [client('a', rest)], now);
    expect(of({ firstDays: 10, purchasesCount: 1 })).toEqual(['newcomers']);
    expect(of({ firstDays: 300, purchasesCount: 4 })).toEqual(['regulars']);
    expect(of({ firstDays: 300, purchasesCount: 1 })).toEqual(['gone']);
    expect(of({ purchasesCount: 0 })).toEqual([]);
    // A purchase that was read decides, even if it says that nothing was paid.
    const refused = [bought('a', 1, 100, 'failed')];
    expect(groupsOf('a', refused, [client('a', { firstDays: 3, purchasesCount: 1 })], now)).toEqual([]);
  });
});

describe('those who spend the most', () => {
  it('are a tenth of the buyers, by the money that stayed', () => {
    const ids = Array.from({ length: 20 }, (_, at) => `c${at}`);
    const purchases = ids.map((id, at) => bought(id, 5, (at + 1) * 1000));
    const spenders = () =>
      segmentsOf(
        purchases,
        ids.map((id) => client(id)),
        now,
      ).find(({ id }) => id === 'spenders')?.clientIds;
    expect(spenders()).toEqual(['c19', 'c18']);
    purchases.push(bought('c19', 4, 500_000, 'refunded', 500_000));
    expect(spenders()).toEqual(['c19', 'c18']);
  });
});

const person = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
const sale = fc.record({
  client: fc.record({ id: person }),
  createdAt: fc.integer({ min: 0, max: 400 }).map(daysAgo),
  paidAt: fc.option(fc.integer({ min: 0, max: 400 }).map(daysAgo)),
  amountKopecks: fc.integer({ min: 0, max: 5_000_000 }),
  refundedKopecks: fc.constant(0),
  status: fc.constantFrom(...purchaseStatuses, 'on_hold'),
});
const known = fc.uniqueArray(
  fc.record({
    id: person,
    firstPurchaseAt: fc.option(fc.integer({ min: 0, max: 400 }).map(daysAgo)),
    lastActivityAt: fc.option(fc.integer({ min: 0, max: 400 }).map(daysAgo)),
    purchasesCount: fc.integer({ min: 0, max: 5 }),
    totalKopecks: fc.integer({ min: 0, max: 5_000_000 }),
    pushConsent: fc.boolean(),
  }),
  { selector: ({ id }) => id },
);
const runs = { numRuns: 300 };

describe('whatever was bought', () => {
  it('puts nobody into two groups that exclude each other, and names only clients', () => {
    fc.assert(
      fc.property(fc.array(sale, { maxLength: 30 }), known, (purchases, clients) => {
        const found = segmentsOf(purchases, clients, now);
        expect(found.map(({ id }) => id)).toEqual(buyerSegments);
        const grouped = found.filter(({ id }) => id !== 'spenders').flatMap(({ clientIds }) => clientIds);
        expect(new Set(grouped).size).toBe(grouped.length);
        const ids = new Set<string>(clients.map(({ id }) => id));
        for (const { clientIds, size, reachable } of found) {
          expect(clientIds.every((id) => ids.has(id))).toBe(true);
          expect(size).toBe(clientIds.length);
          expect(reachable).toBeLessThanOrEqual(size);
        }
        const spenders = found.find(({ id }) => id === 'spenders')?.clientIds ?? [];
        expect(spenders.every((id) => grouped.includes(id))).toBe(true);
        expect(spenders.length).toBeLessThanOrEqual(Math.ceil(grouped.length * buyerLimits.spendersShare));
      }),
      runs,
    );
  });

  it('does not depend on the order of what is given', () => {
    fc.assert(
      fc.property(fc.array(sale, { maxLength: 30 }), known, (purchases, clients) => {
        expect(segmentsOf(purchases.toReversed(), clients.toReversed(), now)).toEqual(
          segmentsOf(purchases, clients, now),
        );
      }),
      runs,
    );
  });
});
