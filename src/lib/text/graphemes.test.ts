import { expect, test } from 'vitest';
import { graphemeCount } from './graphemes.ts';

test.each([
  ['', 0],
  ['Вечер', 5],
  ['🧘', 1],
  ['👩‍👩‍👧‍👦', 1],
  ['🇷🇺', 1],
  ['👍🏽!', 2],
  ['й', 1],
  ['и\u0306', 1],
])('%s is %i characters', (text, count) => {
  expect(graphemeCount(text)).toBe(count);
});
