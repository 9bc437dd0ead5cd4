import path from 'node:path/posix';
import { expect, test } from 'vitest';
import { listFiles } from '../../scripts/newList.ts';
import { sources } from './sources.ts';

/** Lines that a list of a new kind may take beside its columns and filters. */
const most = 80;

/** What a list is beside its screen: what it shows, what it is filtered by, its texts, and its proofs. */
const beside = /Columns\.tsx?$|Filters\.tsx?$|messages\.ts$|\.stories\.tsx$|\.test\.ts$/;

const lines = (text: string) => text.trimEnd().split('\n').length;

test('a list takes under 80 lines beside its columns and filters', () => {
  const all = sources('src/features/**/*.{ts,tsx}').filter(({ file }) => !beside.test(file));
  const screens = all.filter(
    ({ file, text }) => !file.includes('/kits/') && /<(?:Card)?ListScreen\b/.test(text),
  );
  expect(screens.length).toBeGreaterThan(0);
  const sizes = screens.map((screen) => {
    const folder = path.dirname(screen.file);
    const own = all.filter(({ file }) => path.dirname(file) === folder);
    return { folder, lines: own.reduce((sum, { text }) => sum + lines(text), 0) };
  });
  expect(sizes.filter((size) => size.lines >= most)).toEqual([]);
});

test.each(['purchase', 'meditation', 'quiz'])('the list that is made for %s does too', async (kind) => {
  const files = Object.entries(await listFiles('SomeList', kind));
  const own = files.filter(([file]) => !beside.test(file));
  expect(own.map(([file]) => file)).toEqual(['SomeList.tsx']);
  expect(own.reduce((sum, [, text]) => sum + lines(text), 0)).toBeLessThan(most);
});
