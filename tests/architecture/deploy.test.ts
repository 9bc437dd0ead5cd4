import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';
import { createMetrics } from '#platform/observe/metrics.ts';
import { usage } from '#platform/server/settings.ts';
import { isModule, readModules, reachedFrom, readProjectFile } from '../../scripts/modules.ts';

// What whoever runs the platform takes from `deploy` fits the program as it is.

const { dependencies } = JSON.parse(readProjectFile('package.json')) as {
  dependencies: Record<string, string>;
};

/** The program of a container: the console in `src` is built by then, so that its page leads no further. */
const program = [
  ...reachedFrom(
    readModules(),
    ['platform/main.ts'],
    ({ to, kind }) => to !== 'index.html' && !(kind === 'name' && isModule(to)),
  ),
].filter(isModule);

test('a container has every file that the program runs, and every package', async () => {
  const image = await readFile('deploy/Containerfile', 'utf8');
  const [, last = ''] = /(?:[\s\S]*\n)(FROM [\s\S]*)$/.exec(image) ?? [];
  const copied = [...last.matchAll(/^COPY (?:--from=\w+ )?(\S+) \.\/(\S*)$/gm)].map(([, , to = '']) => to);
  expect(copied).toContain('platform');
  expect(program.length).toBeGreaterThan(100);
  expect(program.filter((file) => !copied.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);

  const packages = program.flatMap((file) =>
    [...readProjectFile(file).matchAll(/(?:^import (?!type\b)[^;]*?from |import\()'([^.#'][^']*)'/gm)].map(
      ([, name = '']) => name,
    ),
  );
  const named = new Set(
    packages.filter((name) => !isBuiltin(name)).map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name),
  );
  expect(named).toContain('hono');
  expect([...named].filter((name) => dependencies[name] === undefined)).toEqual([]);
});

test('every figure on the board is one that the platform tells', async () => {
  const board = await readFile('deploy/grafana/kabinet.json', 'utf8');
  const { text } = await createMetrics().page({
    freeBytes: 1,
    processing: { waiting: 0, underWay: 0 },
    problems: [],
  });
  const asked = new Set(board.match(/\b(?:kabinet|nodejs|process)_\w+/g));
  expect(asked.size).toBeGreaterThan(8);
  expect([...asked].filter((name) => !text.includes(name.replace(/_(?:bucket|count)$/, '')))).toEqual([]);
});

test.each(['Containerfile', 'kabinet.service'])(
  'every setting in %s is one that the server reads',
  async (name) => {
    const text = await readFile(`deploy/${name}`, 'utf8');
    const set = [...text.matchAll(/\b([A-Z][A-Z_]{3,})=/g)].map(([, one = '']) => one);
    expect(set).toContain('DATA_DIR');
    expect(set.filter((one) => one !== 'NODE_ENV' && !new RegExp(`\\b${one}\\b`).test(usage))).toEqual([]);
  },
);
