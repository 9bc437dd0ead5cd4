import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from './random.ts';

const take = (seed: number) => {
  const random = seeded(seed);
  return Array.from({ length: 20 }, () => random.next());
};

describe('seeded chance', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(take(7)).toEqual(take(7));
    expect(take(7)).not.toEqual(take(8));
    expect(new Set(take(7)).size).toBe(20);
  });

  it('keeps within its bounds and loses nothing', () => {
    const property = fc.property(
      fc.integer(),
      fc.integer({ min: -50, max: 50 }),
      fc.nat({ max: 50 }),
      fc.uniqueArray(fc.nat(), { minLength: 1 }),
      (seed, min, width, items) => {
        const random = seeded(seed);
        const number = random.int(min, min + width);
        expect(number >= min && number <= min + width && Number.isInteger(number)).toBe(true);
        expect(items).toContain(random.pick(items));
        expect(random.shuffled(items).toSorted()).toEqual(items.toSorted());
        expect(random.chance(0)).toBe(false);
        expect(random.chance(1)).toBe(true);
      },
    );
    fc.assert(property, { numRuns: 200, seed: 1 });
  });
});
