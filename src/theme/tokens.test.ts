import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { color, shadow } from './tokens.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** Every custom property of the root with its value as written; the family's name is not a token. */
const declared = new Map(
  [...css.matchAll(/^ {2}--([\w-]+):\s*([^;]+);/gm)]
    .map(([, name = '', value = '']) => [name, value.trim()] as const)
    .filter(([name]) => name !== 'font'),
);

test('names and values are the same set', () => {
  const named = [...Object.values(color), ...Object.values(shadow)].map((name) =>
    name.replace(/^var\(--(.+)\)$/, '$1'),
  );
  expect(named.toSorted()).toEqual([...declared.keys()].toSorted());
});

test('the fonts weigh 64 kB at most, and every one of them is declared', () => {
  const folder = new URL('fonts/', import.meta.url);
  // Those of printed pages are fetched with the code that prints.
  const files = readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
    one.isFile() ? [one.name] : [],
  );
  const weight = files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
  expect(files.filter((file) => !css.includes(`./fonts/${file}`))).toEqual([]);
  expect(files).not.toEqual([]);
  expect(weight).toBeLessThanOrEqual(64 * 1024);
});
