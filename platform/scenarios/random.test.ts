import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from './random.ts';

const seeds = fc.integer({ min: 0, max: 0xff_ff_ff_ff });
const rolls = (seed: number) => {
  const random = seeded(seed);
  return Array.from({ length: 50 }, () => random.int(1, 1000));
};

describe('chance from a seed', () => {
  it('is the same for one seed and another for the next', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(rolls(seed)).toEqual(rolls(seed));
        expect(rolls(seed)).not.toEqual(rolls(seed + 1));
      }),
      { numRuns: 50 },
    );
  });

  it('stays within its bounds and reaches both', () => {
    const random = seeded(7);
    const seen = new Set(Array.from({ length: 400 }, () => random.int(-2, 3)));
    expect([...seen].toSorted((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3]);
  });

  it('shuffles without losing anything', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, list) => {
        const order = (items: number[]) => items.toSorted((a, b) => a - b);
        expect(order(seeded(seed).shuffle(list))).toEqual(order(list));
      }),
      { numRuns: 50 },
    );
  });

  it('gives heavier keys more often and weightless ones never', () => {
    const random = seeded(3);
    const seen = { often: 0, seldom: 0, never: 0 };
    for (let at = 0; at < 2000; at++) seen[random.weighted({ often: 9, seldom: 1, never: 0 })]++;
    expect(seen.never).toBe(0);
    expect(seen.often).toBeGreaterThan(seen.seldom * 6);
    expect(seen.seldom).toBeGreaterThan(100);
  });

  it('refuses to pick from nothing', () => {
    expect(() => seeded(1).pick([])).toThrow(RangeError);
  });
});
