import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { color, shadow } from './tokens.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** Every custom property of the root with its value as written; the family's name is not a token. */
const declared = new Map(
  [...css.matchAll(/^ {2}--([\w-]+):\s*([^;]+);/gm)]
    .map(([, name = '', value = '']) => [name, value.trim()] as const)
    .filter(([name]) => name !== 'font'),
);

type Theme = 'light' | 'dark';
const themes: Theme[] = ['light', 'dark'];

/** The colour of a token in a theme as `#rrggbb`. Throws where the token is not a plain colour. */
function value(token: string, theme: Theme): string {
  const written = declared.get(token) ?? '';
  const [, light, dark] = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(written) ?? [];
  const found = theme === 'light' ? light : dark;
  if (found === undefined) throw new Error(`--${token} is not a pair of colours: «${written}»`);
  return found;
}

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const linear = (at: number) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

/** Contrast of two tokens, 1 to 21. */
function contrast(one: string, other: string, theme: Theme): number {
  const [dim = 0, bright = 0] = [luminance(value(one, theme)), luminance(value(other, theme))].sort(
    (a, b) => a - b,
  );
  return (bright + 0.05) / (dim + 0.05);
}

test('names and values are the same set', () => {
  const named = [...Object.values(color), ...Object.values(shadow)].map((name) =>
    name.replace(/^var\(--(.+)\)$/, '$1'),
  );
  expect(named.toSorted()).toEqual([...declared.keys()].toSorted());
});

/** Grounds that plain text may stand on. */
const grounds = ['surface', 'canvas', 'raised', 'hover', 'press', 'sel', 'fill', 'sunken'];

/** Text and the grounds it is used on: at least 4.5. On `press` a caption steps up to `ink-2`: `ink-3` has 4.45 there. */
const text: [ink: string, grounds: string[]][] = [
  ['ink', grounds],
  ['ink-2', grounds],
  ['ink-3', grounds.filter((ground) => ground !== 'press')],
  ['on-accent', ['accent', 'accent-hover', 'accent-press']],
  ['on-bad', ['bad', 'bad-hover', 'bad-press']],
  ['on-dawn', ['dawn']],
  ['accent-text', ['surface', 'canvas', 'raised', 'hover', 'press', 'sel', 'accent-tint']],
  ['dawn-text', ['surface', 'raised', 'dawn-tint']],
  ['ok-text', ['surface', 'raised', 'ok-tint']],
  ['info-text', ['surface', 'raised', 'info-tint']],
  ['bad-text', ['surface', 'raised', 'bad-tint']],
];

/** Edges, marks and icons that carry meaning, and what is beside them: at least 3. */
const marks: [mark: string, grounds: string[]][] = [
  ['field', ['surface', 'raised']],
  ['accent', ['surface', 'canvas', 'raised']],
  ['dawn-mark', ['surface', 'canvas', 'raised']],
  ['ok', ['surface', 'raised']],
  ['info', ['surface', 'raised']],
  ['bad', ['surface', 'raised']],
  ...['lecture', 'meditation', 'course', 'marathon', 'webinar', 'consult'].map((kind): [string, string[]] => [
    `k-${kind}`,
    ['surface', 'raised'],
  ]),
];

/** The pairs of a table that stay under `least`, in words. */
const failing = (table: typeof text, least: number, theme: Theme) =>
  table.flatMap(([front, backs]) =>
    backs
      .map((back) => ({ back, ratio: contrast(front, back, theme) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`),
  );

describe.each(themes)('%s', (theme) => {
  test('text has at least 4.5 on every ground it is used on', () => {
    expect(failing(text, 4.5, theme)).toEqual([]);
  });

  test('edges, marks and icons have at least 3', () => {
    expect(failing(marks, 3, theme)).toEqual([]);
  });
});

test('the fonts weigh 64 kB at most, and every one of them is declared', () => {
  const folder = new URL('fonts/', import.meta.url);
  const files = readdirSync(folder);
  const weight = files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
  expect(files.filter((file) => !css.includes(`./fonts/${file}`))).toEqual([]);
  expect(files).not.toEqual([]);
  expect(weight).toBeLessThanOrEqual(64 * 1024);
});
