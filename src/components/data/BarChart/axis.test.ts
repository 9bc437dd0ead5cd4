import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { axisTicks, namedBars } from './axis.ts';

describe('axisTicks', () => {
  test('counts in round steps', () => {
    expect(axisTicks([14_830, 5_490], 4)).toEqual([0, 4_000, 8_000, 12_000, 16_000]);
    expect(axisTicks([14_830, 5_490], 2)).toEqual([0, 8_000, 16_000]);
    expect(axisTicks([3, 1], 4)).toEqual([0, 1, 2, 3]);
  });

  test('goes under zero where values do', () => {
    expect(axisTicks([600, -150], 4)).toEqual([-200, 0, 200, 400, 600]);
  });

  test('is zero alone where there is nothing', () => {
    expect(axisTicks([], 4)).toEqual([0]);
    expect(axisTicks([0, 0], 4)).toEqual([0]);
  });

  test('holds every value', () => {
    const values = fc.array(fc.integer({ min: -1_000_000, max: 100_000_000 }), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 6 }), (all, pieces) => {
        const ticks = axisTicks(all, pieces);
        expect(ticks).toContain(0);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(...all, 0));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...all, 0));
        expect(ticks.length).toBeLessThanOrEqual(pieces + 2);
      }),
    );
  });
});

describe('namedBars', () => {
  test('names every fifth of thirty days, and today', () => {
    expect(namedBars(30, 22.4, 29, 64)).toEqual([0, 5, 10, 15, 20, 25, 29]);
  });

  test('names fewer where there is less room, all where there is enough', () => {
    expect(namedBars(30, 9, 29, 64)).toEqual([0, 10, 20, 29]);
    expect(namedBars(7, 90, -1, 64)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('gives way to today', () => {
    expect(namedBars(31, 22.4, 30, 64)).toEqual([0, 5, 10, 15, 20, 25, 30]);
    expect(namedBars(28, 22.4, 27, 64)).toEqual([0, 5, 10, 15, 20, 27]);
  });

  test('names nothing of nothing', () => {
    expect(namedBars(0, 10, -1, 64)).toEqual([]);
    expect(namedBars(3, 0, -1, 64)).toEqual([]);
  });
});
