import { expect, test } from 'vitest';
import { dropAt } from './dropAt.ts';

const ids = ['a', 'b', 'c', 'd'];
const lines = (id: string, before: string | null) =>
  ids.map((_, at) => dropAt({ id, before, to: 0 }, ids, at));

test('the line of a drop stands before the row below, or after the last one', () => {
  expect(lines('b', 'a')).toEqual(['before', null, null, null]);
  expect(lines('b', 'd')).toEqual([null, null, null, 'before']);
  expect(lines('b', null)).toEqual([null, null, null, 'after']);
});

test('a drop that moves nothing has no line', () => {
  expect(lines('b', 'c')).toEqual([null, null, null, null]);
  expect(lines('d', null)).toEqual([null, null, null, null]);
  expect(ids.map((_, at) => dropAt(null, ids, at))).toEqual([null, null, null, null]);
});
