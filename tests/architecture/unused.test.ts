import path from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { isModule, readProjectFile } from '../../scripts/modules.ts';
import { used } from './exports.ts';
import { readTree } from './tree.ts';
import { isSample } from './usedExports.ts';

/** What tools start or read by its path or its name, so that no module takes it. */
const started =
  /^(?:\w+\.config\.ts|src\/app\/main\.tsx|src\/theme\/nesting\.ts|tests\/perf\/.*|scripts\/(?:reporter|chromatic)\.ts|\.storybook\/(?:main|manager|preview|vitest\.setup)\.tsx?|\.storybook\/english\/jsx-runtime\.ts|\.storybook\/public\/.*|tests\/.*[gG]lobalSetup\.ts)$/;

/** What is there for tests and the workbench, though it stands among what ships. */
const supports = [
  // Stories and tests stop the clock that all code asks.
  'src/lib/time/clock.ts',
];

const isTest = (file: string) => /\.test\.tsx?$|onformance\.ts$/.test(file);

/** Whether a file serves tests or stories alone. */
const isSupport = (file: string) =>
  isTest(file) ||
  /\.stories\.tsx$|\.mdx$|^(?:tests|\.storybook|platform\/testing)\//.test(file) ||
  isSample(file) ||
  supports.includes(file);

/** Whether what `by` takes of a file counts as a use of it. The platform's stand-in is there for the workbench as well. */
const counts = (by: string, file: string) =>
  isSupport(file) || (file.startsWith('src/') ? !isSupport(by) : !isTest(by));

const { names, takes } = readTree();
const others = takes.filter(({ by, file }) => by !== file);

/** Where pages, scripts and modules name others by a path: workers, the code of benchmarks, what a process is started on. */
const named = [...names.keys(), 'index.html', 'package.json'].map(readProjectFile).join('\n');

test('no module is left that nothing takes or starts', () => {
  const taken = new Set(others.filter(({ by, file }) => counts(by, file)).map(({ file }) => file));
  const left = [...names.keys()].filter(
    (file) =>
      isModule(file) &&
      !taken.has(file) &&
      !isTest(file) &&
      !file.endsWith('.stories.tsx') &&
      !started.test(file) &&
      (file.startsWith('src/') || !named.includes(path.basename(file))),
  );
  expect(left).toEqual([]);
});

/** Whether a module is only ever imported whole, when it is needed: what it passes on then comes in one piece. */
const isPiece = (file: string) => others.every((take) => take.file !== file || take.name === '*');

test('no module passes on the exports of others, unless it is fetched whole', () => {
  const passing = takes.filter(({ by, passed }) => passed && /^(?:src|platform|scripts)\//.test(by));
  expect(passing.filter(({ by }) => !isPiece(by))).toEqual([]);
});

describe('exports', () => {
  const takenBy = new Map<string, string[]>();
  for (const { by, file, name } of others) {
    const key = `${file}#${name}`;
    takenBy.set(key, [...(takenBy.get(key) ?? []), by]);
  }
  const all = [...names]
    .filter(([file]) => !/\.(?:test|stories)\.|\.mdx$/.test(file) && !started.test(file))
    .flatMap(([file, own]) =>
      own.map((name) => ({
        file,
        name,
        by: [`${file}#${name}`, `${file}#*`].flatMap((key) => takenBy.get(key) ?? []),
      })),
    );

  test('none is there that no other module takes', () => {
    const nobody = all.filter(({ by }) => by.length === 0);
    expect(nobody.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });

  test('none is there for tests and stories alone, unless its own module uses it too', () => {
    const tested = all.filter(
      ({ file, name, by }) => by.length > 0 && !by.some((one) => counts(one, file)) && !used(file).has(name),
    );
    expect(tested.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });
});
