import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the pages of choosing name components that are there, each with its folder', () => {
  const here = new URL('.', import.meta.url).pathname;
  const pages = globSync('Choosing*.mdx', { cwd: here });
  const named = pages.flatMap((page) =>
    [...readFileSync(`${here}${page}`, 'utf8').matchAll(/\*\*([A-Z]\w+)\*\*/g)].map(
      (match) => match[1] ?? '',
    ),
  );
  expect(pages.length).toBeGreaterThan(4);
  expect(named.length).toBeGreaterThan(40);
  const groups = ['primitives', 'forms', 'data', 'feedback', 'layout'];
  const missing = named.filter((name) => !groups.some((group) => existsSync(`${here}../${group}/${name}`)));
  expect(missing).toEqual([]);
});
