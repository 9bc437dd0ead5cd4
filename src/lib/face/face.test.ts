import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestOf, fewerBars, frameAt, frameCount, interestOf, momentsOf } from './face.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });

/** A frame with these brightnesses, as a canvas returns it. */
const frameOf = (values: readonly number[]) =>
  new Uint8ClampedArray(values.flatMap((value) => [value, value, value, 255]));

test('the frames of a video are in order and within it, the first and the last moment aside', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 6 * 3600, noNaN: true }), (durationSec) => {
      const moments = momentsOf(durationSec);
      expect(moments).toHaveLength(frameCount);
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      expect(moments[0]).toBeGreaterThan(0);
      expect(moments.at(-1)).toBeLessThan(durationSec);
    }),
  );
});

test('a black frame and one of a single colour have nothing to see, and no other stands behind them', () => {
  expect(interestOf(frameOf([0, 3, 9, 0]))).toBe(0);
  expect(interestOf(frameOf([200, 200, 200]))).toBeCloseTo(0, 6);
  expect(interestOf(frameOf([]))).toBe(0);
  const picture = interestOf(frameOf([20, 240, 90, 160]));
  expect(picture).toBeGreaterThan(50);
  expect(bestOf([0, 0, picture, picture / 2, 0])).toBe(2);
});

test('of frames with as much to see the earliest stands for the video, and there is always one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 127, noNaN: true }), { minLength: 1, maxLength: frameCount }),
      (all) => {
        const best = bestOf(all);
        const most = Math.max(...all);
        expect(all[best]).toBeGreaterThanOrEqual(most * 0.8);
        expect(all.slice(0, best).every((one) => one < most * 0.8)).toBe(true);
      },
    ),
  );
  expect(bestOf([])).toBe(0);
});

test('every place of the width means a frame, from the first to the last', () => {
  fc.assert(
    fc.property(share, share, (one, other) => {
      const [left, right] = [Math.min(one, other), Math.max(one, other)];
      expect(frameAt(left)).toBeLessThanOrEqual(frameAt(right));
      expect(frameAt(left)).toBeGreaterThanOrEqual(0);
      expect(frameAt(right)).toBeLessThan(frameCount);
    }),
  );
  expect([frameAt(0), frameAt(1), frameAt(-1)]).toEqual([0, frameCount - 1, 0]);
});

test('fewer bars leave out no loud moment, and make none louder', () => {
  fc.assert(
    fc.property(
      fc.array(share, { minLength: 1, maxLength: 200 }),
      fc.integer({ min: 1, max: 60 }),
      (bars, count) => {
        const fewer = fewerBars(bars, count);
        expect(fewer).toHaveLength(Math.min(count, bars.length));
        expect(Math.max(...fewer)).toBe(Math.max(...bars));
        expect(fewer.every((bar) => bars.includes(bar))).toBe(true);
      },
    ),
  );
});
