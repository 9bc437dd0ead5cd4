import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemsOf } from '#domain/problems.ts';
import { maxCost, minCost, price } from '#domain/publication/schema.ts';
import { termsAfter } from './priceChange.ts';

const priced = (costKopecks: number, oldCostKopecks: number | null = null) => ({
  costKopecks,
  oldCostKopecks,
});

test.each([
  ['sets a price', priced(69_000), { kind: 'set', costKopecks: 49_000 }, priced(49_000)],
  [
    'keeps a former price above it',
    priced(69_000, 99_000),
    { kind: 'set', costKopecks: 49_000 },
    priced(49_000, 99_000),
  ],
  [
    'drops a former price below it',
    priced(69_000, 99_000),
    { kind: 'set', costKopecks: 120_000 },
    priced(120_000),
  ],
  ['makes free', priced(69_000), { kind: 'set', costKopecks: 0 }, priced(0)],
  ['takes off', priced(100_000), { kind: 'off', percent: 30 }, priced(70_000, 100_000)],
  [
    'takes off the full price',
    priced(70_000, 100_000),
    { kind: 'off', percent: 50 },
    priced(50_000, 100_000),
  ],
  ['gives whole rubles', priced(49_900), { kind: 'off', percent: 33 }, priced(33_400, 49_900)],
  ['takes nothing off what costs least', priced(100), { kind: 'off', percent: 50 }, priced(100)],
] as const)('%s', (_, before, change, after) => {
  expect(termsAfter(before, change)).toEqual(after);
});

test('what is free cannot be cheaper', () => {
  expect(termsAfter(priced(0), { kind: 'off', percent: 10 })).toBeNull();
});

test('the platform takes every price that comes of it', () => {
  const cost = fc.integer({ min: minCost, max: maxCost });
  const before = fc.record({ costKopecks: fc.oneof(fc.constant(0), cost), oldCostKopecks: fc.option(cost) });
  const change = fc.oneof(
    fc.record({ kind: fc.constant('set' as const), costKopecks: fc.oneof(fc.constant(0), cost) }),
    fc.record({ kind: fc.constant('off' as const), percent: fc.integer({ min: 1, max: 90 }) }),
  );
  const taken = fc.property(before, change, (terms, how) => {
    const after = termsAfter(terms, how);
    expect(after === null ? {} : problemsOf(price, after)).toEqual({});
  });
  fc.assert(taken);
});
