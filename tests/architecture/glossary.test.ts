import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableRows } from './proofRows.ts';
import { sources } from './sources.ts';

test('the glossary names what code has, each concept once', () => {
  const rows = tableRows('docs/glossary.md');
  const code = sources('{src,platform,tests,.storybook}/**/*.{ts,tsx}');
  const isName = (word: string) =>
    word.includes('/') ? existsSync(word) : code.some(({ text }) => new RegExp(`\\b${word}\\b`).test(text));
  const words = rows.flatMap(([, named = '']) =>
    [...named.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
  );
  expect(words.length).toBeGreaterThan(40);
  expect(words.filter((word) => !isName(word))).toEqual([]);
  const concepts = rows.map(([concept]) => concept);
  expect(new Set(concepts).size).toBe(concepts.length);
});
