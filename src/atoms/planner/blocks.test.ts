import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#lib/time/moments.ts';
import { blockOf, blocksOf, spanOf, stepBlock } from './blocks.ts';

test('a block is a quarter', () => {
  expect(blockOf('2026-11-20')).toBe('2026-10-01');
  expect(stepBlock('2026-10-01', 1)).toBe('2027-01-01');
  expect(stepBlock('2026-10-01', -1)).toBe('2026-07-01');
  expect(blocksOf('2026-12-28', '2027-02-07')).toEqual(['2026-10-01', '2027-01-01']);
});

test('a week is in one block, on the last day of a quarter too; what goes on for longer is in both', () => {
  expect(blocksOf('2026-12-31', '2027-01-06')).toEqual(['2026-10-01']);
  expect(blocksOf('2026-12-31', '2027-01-07')).toEqual(['2026-10-01', '2027-01-01']);
});

test('every day of what is shown is in a block that is read, whatever the zone; a view needs two at most', () => {
  const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2025-01-01', days));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 41 }), fc.integer({ min: 0, max: 41 }), (from, length, at) => {
      const to = addDays(from, length);
      const blocks = blocksOf(from, to);
      expect(blocks.length).toBeLessThanOrEqual(2);
      const shown = addDays(from, Math.min(at, length));
      const read = (instant: number) =>
        blocks.some((block) => {
          const span = spanOf(block);
          return Date.parse(span.from) <= instant && instant < Date.parse(span.to);
        });
      // Midnight is fourteen hours before, or twelve after, that of UTC.
      const midnight = Date.parse(`${shown}T00:00:00Z`);
      expect(read(midnight - 14 * 3_600_000) && read(midnight + 36 * 3_600_000 - 1)).toBe(true);
    }),
  );
});
