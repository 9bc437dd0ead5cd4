import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutations } from '../mutations/mutations.ts';
import { projectOf } from '../mutations/reach.ts';
import { catcherOf, scoreTable, type Score } from '../mutations/score.ts';

const times = (file: string, text: string) => readFileSync(file, 'utf8').split(text).length - 1;

test('every mistake can still be made, in one place', () => {
  // The one that a run has just made stands there already.
  const made = process.env['MUTATION'];
  const counts = mutations.map(({ name, file, find, replace }) => ({
    name,
    places: times(file, name === made ? replace : find),
  }));
  expect(counts.filter(({ places }) => places !== 1)).toEqual([]);
});

test('every mistake changes something, has a name of its own and tests that should notice', () => {
  expect(mutations.filter(({ find, replace }) => find === replace)).toEqual([]);
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
  const lost = mutations.flatMap(({ reach }) =>
    reach.filter((file) => !existsSync(file) || projectOf(file) === null),
  );
  expect(lost).toEqual([]);
  expect(mutations.filter(({ reach }) => reach.length === 0)).toEqual([]);
});

test('there are eight mistakes of each kind', () => {
  const kinds = Map.groupBy(mutations, ({ kind }) => kind);
  expect(Object.fromEntries([...kinds].map(([kind, all]) => [kind, all.length]))).toEqual({
    style: 8,
    token: 8,
    layout: 8,
    text: 8,
    handler: 8,
  });
});

test('a failure of a story is known by what it says', () => {
  expect(catcherOf('Error: 12 pixels of a-b-light-960 differ: see dist/pictures')).toBe('picture');
  expect(catcherOf('Error: expect(received).toHaveNoViolations()')).toBe('axe');
  expect(catcherOf('Error: expect(element).toHaveFocus()')).toBe('story');
});

test('the table tells what was noticed, by what, and what was not', () => {
  const score = (more: Partial<Score>): Score => ({
    name: 'a',
    kind: 'text',
    file: 'a.ts',
    by: 'unit',
    note: 'a | b',
    seconds: 1.4,
    ...more,
  });
  const table = scoreTable([score({}), score({ name: 'b', kind: 'style', by: null, note: '' })], ['c']);
  expect(table).toContain('Noticed: 1 of 2.');
  expect(table).toContain('By kind: text 1 of 1, style 0 of 1.');
  expect(table).toContain('By what: unit 1.');
  expect(table).toContain('Not there in this checkout: c.');
  expect(table).toContain(String.raw`| a | text | a.ts | unit | a \| b | 1 |`);
  expect(table).toContain('| b | style | a.ts | **nothing** |  | 1 |');
});
