/** Contrast of the tokens by WCAG 2.2, for the test that holds it and the page that shows it. */

import { color } from './tokens.ts';

export type Theme = 'light' | 'dark';

/** Values of the tokens that are plain pairs of colours, by name, as `#rrggbb`. */
type Values = ReadonlyMap<string, Record<Theme, string>>;

/** Reads the pairs of colours out of tokens.css. */
export function readTokens(css: string): Values {
  const rows = css.matchAll(/^ {2}--([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/gm);
  return new Map([...rows].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));
}

/** Relative luminance of `#rrggbb`, 0 to 1. */
function luminance(hex: string): number {
  const linear = (at: number) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

/** Contrast of two colours, `#rrggbb`: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Contrast of two tokens in a theme. Throws where one of them is not a plain colour. */
export function tokenContrast(values: Values, one: string, other: string, theme: Theme): number {
  const [front, back] = [values.get(one)?.[theme], values.get(other)?.[theme]];
  if (front === undefined || back === undefined) throw new Error(`--${one} or --${other} is no plain colour`);
  return contrast(front, back);
}

/** A token and the grounds that it is used on. */
export type Pair = readonly [front: string, grounds: readonly string[]];

/** Grounds that plain text may stand on. */
const grounds = ['surface', 'canvas', 'raised', 'hover', 'press', 'sel', 'fill', 'sunken'];

/** Text and the grounds it is used on: at least 4.5. On `press` a caption steps up to `ink-2`: `ink-3` has 4.45 there. */
export const textPairs: readonly Pair[] = [
  ['ink', grounds],
  ['ink-2', grounds],
  ['ink-3', grounds.filter((ground) => ground !== 'press')],
  ['on-accent', ['accent', 'accent-hover', 'accent-press']],
  ['on-bad', ['bad', 'bad-hover', 'bad-press']],
  ['on-dawn', ['dawn']],
  ['accent-text', ['surface', 'canvas', 'raised', 'hover', 'press', 'sel', 'accent-tint']],
  ['dawn-text', ['surface', 'raised', 'sunken', 'fill', 'dawn-tint']],
  ['ok-text', ['surface', 'raised', 'ok-tint']],
  ['info-text', ['surface', 'raised', 'info-tint']],
  ['bad-text', ['surface', 'raised', 'bad-tint']],
];

/** Edges, marks and icons that carry meaning, and what is beside them: at least 3. */
export const markPairs: readonly Pair[] = [
  ['field', ['surface', 'raised']],
  ['accent', ['surface', 'canvas', 'raised']],
  ['dawn-mark', ['surface', 'canvas', 'raised']],
  ['ok', ['surface', 'raised']],
  ['info', ['surface', 'raised']],
  ['bad', ['surface', 'raised']],
  // The hues of kinds.
  ...[
    ...Object.values(color)
      .join(' ')
      .matchAll(/--(k-\w+)/g),
  ].map(([, hue = '']): Pair => [hue, ['surface', 'raised']]),
];
