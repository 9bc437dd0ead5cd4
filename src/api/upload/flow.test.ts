import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { partsAtOnce } from '#domain/upload/schema.ts';
import { createFlow, mostParts, partsThatFill } from './flow.ts';

test('a slow line is full with two parts; the longer of a part is waiting, the more of them fill it', () => {
  expect(partsThatFill(60, 20_000)).toBe(2);
  expect(partsThatFill(60, 120)).toBe(4);
  expect(partsThatFill(60, 90)).toBe(6);
});

test('a platform that does not say how many it takes gets four; one that appends gets one', () => {
  expect(mostParts(true, undefined)).toBe(partsAtOnce);
  expect(mostParts(true, 2)).toBe(2);
  expect(mostParts(true, 100)).toBe(5);
  expect(mostParts(false, 8)).toBe(1);
});

test('where requests share one connection there may be eight', () => {
  const page = {
    ...performance.mark('page').toJSON(),
    toJSON: () => ({}),
    detail: null,
    nextHopProtocol: 'h2',
  };
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([page]);
  expect(mostParts(true, 100)).toBe(8);
  expect(mostParts(true, undefined)).toBe(partsAtOnce);
  entries.mockRestore();
});

test('there are four parts until the line is known to be idle, and four again once it is not', () => {
  const flow = createFlow(5, () => 60);
  expect(flow.after(5000)).toBe(4);
  const quick = Array.from({ length: 40 }, () => flow.after(80));
  expect(quick.at(-1)).toBe(5);
  const slow = Array.from({ length: 40 }, () => flow.after(400));
  expect(slow.at(-1)).toBe(4);
});

test('whatever is measured, parts are never fewer than four nor more than the most', () => {
  const times = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(
      times,
      fc.double({ min: 0, max: 1e5, noNaN: true }),
      fc.integer({ min: 4, max: 8 }),
      (all, delay, most) => {
        const flow = createFlow(most, () => delay);
        for (const ms of all) {
          const count = flow.after(ms);
          expect(count).toBeGreaterThanOrEqual(partsAtOnce);
          expect(count).toBeLessThanOrEqual(most);
          expect(Number.isInteger(count)).toBe(true);
        }
      },
    ),
  );
});
