import path from 'node:path';
import { expect, test } from 'vitest';
import { readProjectFile } from '../../scripts/modules.ts';
import { readImports } from './tree.ts';

const { files, links } = readImports();

/** All modules that a page loads, at once or later. */
function loadedBy(page: string): string[] {
  const [, entry = ''] = /<script type="module" src="([^"]+)"/.exec(readProjectFile(page)) ?? [];
  const found = new Set([path.posix.join(path.posix.dirname(page), entry)]);
  // A set is walked over what is added on the way, too.
  for (const file of found) for (const { to } of links.get(file) ?? []) found.add(to);
  return [...found];
}

const pages = [...files].filter((file) => /^tests\/perf\/\w+\/\w+\.html$/.test(file));

test.each(pages)('%s asks for nothing that only Node has', (page) => {
  const loaded = loadedBy(page);
  expect(loaded.length).toBeGreaterThan(1);
  expect(loaded.filter((file) => /from 'node:/.test(readProjectFile(file)))).toEqual([]);
});
