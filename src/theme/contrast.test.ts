import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  contrast,
  markPairs,
  readTokens,
  textPairs,
  tokenContrast,
  type Pair,
  type Theme,
} from './contrast.ts';

const values = readTokens(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'));
const themes: Theme[] = ['light', 'dark'];

/** The pairs that stay under `least`, in words. */
const failing = (pairs: readonly Pair[], least: number, theme: Theme) =>
  pairs.flatMap(([front, backs]) =>
    backs
      .map((back) => ({ back, ratio: tokenContrast(values, front, back, theme) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`),
  );

test('contrast goes from 1 to 21, whichever colour comes first', () => {
  expect(contrast('#ffffff', '#000000')).toBe(21);
  expect(contrast('#777777', '#777777')).toBe(1);
  expect(contrast('#006a62', '#ffffff')).toBe(contrast('#ffffff', '#006a62'));
  // The example that is quoted everywhere: the lightest grey that text may have on white.
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('a token that is no plain colour is refused', () => {
  expect(() => tokenContrast(values, 'scrim', 'surface', 'light')).toThrow('--scrim');
});

describe.each(themes)('%s', (theme) => {
  test('text has at least 4.5 on every ground it is used on', () => {
    expect(failing(textPairs, 4.5, theme)).toEqual([]);
  });

  test('edges, marks and icons have at least 3', () => {
    expect(failing(markPairs, 3, theme)).toEqual([]);
  });
});
