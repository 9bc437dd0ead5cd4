import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

test('a short recording is heard whole', () => {
  expect(partsOf(0.5)).toEqual([{ from: 0, to: 0.5 }]);
  expect(partsOf(600)).toEqual([{ from: 0, to: 600 }]);
});

test('of a longer one both ends and parts between, in order, apart, under eight minutes', () => {
  fc.assert(
    fc.property(fc.double({ min: 600.01, max: 40_000, noNaN: true }), (sec) => {
      const parts = partsOf(sec);
      expect(parts[0]?.from).toBe(0);
      expect(parts.at(-1)?.to).toBe(sec);
      for (const [index, { from, to }] of parts.entries()) {
        expect(to).toBeGreaterThan(from);
        expect(from).toBeGreaterThanOrEqual(parts[index - 1]?.to ?? 0);
      }
      expect(parts.reduce((sum, { from, to }) => sum + to - from, 0)).toBeLessThan(480);
    }),
  );
});
