import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDuration } from './duration.ts';

test.each([
  [0, '0:00'],
  [5, '0:05'],
  [59.9, '0:59'],
  [2282, '38:02'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
  [-3, '0:00'],
])('%d s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test('reads back to the same second', () => {
  fc.assert(
    fc.property(fc.nat(400_000), (seconds) => {
      const back = formatDuration(seconds)
        .split(':')
        .reduce((sum, part) => sum * 60 + Number(part), 0);
      expect(back).toBe(seconds);
    }),
  );
});
