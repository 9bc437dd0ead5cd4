import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { barCount, levelled, loudest, partsOfBars } from './peaks.ts';

const duration = fc.double({ min: 0.1, max: 6 * 3600, noNaN: true });

test('each bar has its own stretch, in order, within the recording and within the bar', () => {
  fc.assert(
    fc.property(duration, (durationSec) => {
      const parts = partsOfBars(durationSec);
      expect(parts).toHaveLength(barCount);
      const each = durationSec / barCount;
      for (const [at, { bar, from, to }] of parts.entries()) {
        expect(bar).toBe(at);
        expect(from).toBeCloseTo(at * each, 6);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual((at + 1) * each + 1e-9);
      }
    }),
  );
});

test('a long recording is listened to for less than a minute', () => {
  const heard = partsOfBars(3 * 3600).reduce((sum, { from, to }) => sum + to - from, 0);
  expect(heard).toBeLessThan(60);
});

test('the loud moments fill the height however quiet they are, silence none of it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1.2, noNaN: true }), { minLength: 1, maxLength: 19 }),
      (bars) => {
        const shown = levelled(bars);
        const most = Math.max(...bars);
        expect(Math.max(...shown.bars)).toBe(most <= 1 / 32_768 ? 0 : 1);
        const heard = most > 1 / 32_768;
        expect(shown.bars.every((bar, at) => !heard || Math.abs(bar * most - (bars[at] ?? 0)) < 1e-9)).toBe(
          true,
        );
      },
    ),
  );
  expect(levelled([])).toEqual({ bars: [], quiet: false });
});

test('a quiet voice is drawn by its own measure, a knock in it aside, and told to be quiet', () => {
  const voice = Array.from({ length: barCount }, (_, at) => 0.0005 * (1 + (at % 4)));
  expect(Math.min(...levelled(voice).bars)).toBeCloseTo(0.25, 6);
  expect(levelled(voice).quiet).toBe(true);
  const knocked = voice.map((bar, at) => (at === 40 ? 0.9 : bar));
  expect(Math.min(...levelled(knocked).bars)).toBeCloseTo(0.25, 6);
  expect(levelled(knocked).quiet).toBe(true);
  expect(levelled(voice.map((bar) => bar * 200)).quiet).toBe(false);
});

test('the loudest sample of all channels counts, above the line or below it', () => {
  expect(loudest([new Float32Array([0, 0.25]), new Float32Array([-0.5, 0.1])])).toBe(0.5);
  expect(loudest([])).toBe(0);
});
