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

test('the loudest bar fills the height, silence none of it', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1.2, noNaN: true }), { minLength: 1 }), (bars) => {
      const shown = levelled(bars);
      const most = Math.max(...bars);
      expect(Math.max(...shown)).toBe(most < 0.001 ? 0 : 1);
      for (const [at, bar] of shown.entries())
        expect(bar * most).toBeCloseTo(most < 0.001 ? 0 : (bars[at] ?? 0), 9);
    }),
  );
  expect(levelled([])).toEqual([]);
});

test('the loudest sample of all channels counts, above the line or below it', () => {
  expect(loudest([new Float32Array([0, 0.25]), new Float32Array([-0.5, 0.1])])).toBe(0.5);
  expect(loudest([])).toBe(0);
});
