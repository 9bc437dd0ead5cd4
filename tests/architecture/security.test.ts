import { expect, test } from 'vitest';
import { isThere, proofRows, tableRows } from './proofRows.ts';
import { sources } from './sources.ts';

const page = 'docs/security.md';

test('every chapter of the standard is looked at', () => {
  const [{ text } = { text: '' }] = sources(page);
  const chapters = text.split(/^## /m).slice(1);
  expect(chapters.map((chapter) => chapter.split(' ')[0])).toEqual(
    Array.from({ length: 17 }, (_, at) => `V${at + 1}`),
  );
  for (const chapter of chapters) expect(chapter.match(/^\| /gm)?.length).toBeGreaterThan(2);
});

test('every row is proven by a test that is there, or is open with a reason', () => {
  expect(proofRows(page).filter((row) => !isThere(row))).toEqual([]);
  const open = tableRows(page).filter((cells) => !cells.at(-1)?.includes(' › '));
  expect(open.filter((cells) => !/^open: .{10}/.test(cells.at(-1) ?? ''))).toEqual([]);
  const names = tableRows(page).map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
});
