import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** Pages that lead a newcomer through the files. */
const pages = ['docs/architecture.md', 'README.md', 'CONTRIBUTING.md'];

/** Paths in backticks, and those that links lead to, from the root. A path with a blank to fill in, `<kind>`, is none. */
function pathsOf(text: string): string[] {
  const quoted = [...text.matchAll(/`((?:src|platform|scripts|tests|docs|\.storybook)\/[\w./-]+)`/g)];
  const linked = [...text.matchAll(/\]\(((?!https?:|#)[\w./-]+)\)/g)];
  return [...quoted, ...linked].map(([, place = '']) => place);
}

test.each(pages)('every file that %s names is there', (page) => {
  const [{ text } = { text: '' }] = sources(page);
  const folder = page.split('/').slice(0, -1).join('/');
  const lost = pathsOf(text).filter((place) => !existsSync(place) && !existsSync(`${folder}/${place}`));
  expect(pathsOf(text).length).toBeGreaterThan(3);
  expect(lost).toEqual([]);
});
