import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('.', import.meta.url).pathname;
const pages = globSync('Choosing*.mdx', { cwd: here }).map((page) => readFileSync(`${here}${page}`, 'utf8'));
const named = pages.flatMap((page) =>
  [...page.matchAll(/\*\*([A-Z]\w+)\*\*/g)].map((match) => match[1] ?? ''),
);

test('the pages of choosing name components that are there, each with its folder', () => {
  expect(pages.length).toBeGreaterThan(4);
  expect(named.length).toBeGreaterThan(40);
  const groups = ['primitives', 'forms', 'data', 'feedback', 'layout'];
  const missing = named.filter((name) => !groups.some((group) => existsSync(`${here}../${group}/${name}`)));
  expect(missing).toEqual([]);
});

test('each component that they name stands on one of them, alive', () => {
  const shown = pages.flatMap((page) =>
    [...page.matchAll(/<Choice of=\{\[([^\]]+)\]\}>/g)].flatMap((match) => (match[1] ?? '').split(', ')),
  );
  const withStories = named.filter(
    (name) => globSync(`../*/${name}/${name}.stories.tsx`, { cwd: here }).length > 0,
  );
  expect(withStories.filter((name) => !shown.includes(name))).toEqual([]);
});
