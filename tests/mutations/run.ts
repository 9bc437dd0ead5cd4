// Scores the suite by mistakes made on purpose: `node tests/mutations/run.ts [names] [options]`.
//
//   --check           only tells whether every mistake can still be made
//   --in <folder>     scores another checkout of the project, with its own tests and packages
//   --suite=<command> runs this in place of the tests chosen here; {file} stands for the file, {tests} for those that reach it
//   --no-pictures     leaves the pictures out
//   --most=<number>   how many story files are run at most beside those that a row names, 24 by default
//
// A mistake is made in place, and the file is put back whatever happens. A mistake counts as noticed when a test fails with it
// and passes without it.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mutations, type Mutation } from './mutations.ts';
import { projectOf, testsOf } from './reach.ts';
import { catcherOf, scoreTable, type Catcher, type Score } from './score.ts';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    in: { type: 'string' },
    suite: { type: 'string' },
    'no-pictures': { type: 'boolean', default: false },
    most: { type: 'string', default: '24' },
  },
});

const home = fileURLToPath(new URL('../..', import.meta.url));
const root = path.resolve(options.in ?? home);
// Everything below is of the checkout that is scored.
process.chdir(root);

const unknown = names.filter((name) => !mutations.some((one) => one.name === name));
if (unknown.length > 0) stop(`There is no mistake named ${unknown.join(', ')}.`);
const wanted = mutations.filter(({ name }) => names.length === 0 || names.includes(name));

function stop(reason: string): never {
  console.error(reason);
  process.exit(2);
}

/** How often a mistake could be made in its file; it has to be once. */
function placesOf({ file, find }: Mutation): number {
  try {
    return readFileSync(file, 'utf8').split(find).length - 1;
  } catch {
    return 0;
  }
}

const gone = wanted.filter((mutation) => placesOf(mutation) !== 1);
if (options.check) {
  for (const mutation of gone)
    console.log(`${mutation.name}: stands ${placesOf(mutation)} times in ${mutation.file}`);
  console.log(`${wanted.length - gone.length} passed, ${gone.length} failed`);
  process.exit(gone.length === 0 ? 0 : 1);
}
// Another checkout may be older than a mistake; here it is one that was forgotten.
if (gone.length > 0 && options.in === undefined)
  stop(`These can be made no more: ${gone.map(({ name }) => name).join(', ')}.`);

const rows = wanted.filter((mutation) => !gone.includes(mutation));
const files = [...new Set(rows.map(({ file }) => file))];
const dirty = execFileSync('git', ['status', '--porcelain', '--', ...files], { encoding: 'utf8' }).trim();
if (dirty !== '') stop(`Commit these first, their changes could be lost:\n${dirty}`);

/** What puts the file back that has a mistake now. */
let restore: (() => void) | null = null;
let child: ChildProcess | null = null;
process.on('exit', () => restore?.());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    end(child);
    process.exit(130);
  });

/** Ends a program and all that it has started. */
function end(program: ChildProcess | null): void {
  if (program?.pid !== undefined) process.kill(-program.pid, 'SIGTERM');
}

/** A part of the suite that runs for so long has got stuck, ms. */
const patience = 20 * 60_000;

interface Ended {
  /** Null where it was stopped. */
  code: number | null;
  output: string;
}

/** Runs a command in the checkout, on the Node of its lockfile. */
function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  shell = false,
): Promise<Ended> {
  const bin = path.join(root, 'node_modules/.bin');
  return new Promise((resolve, reject) => {
    const started = spawn(command, args, {
      cwd: root,
      shell,
      // A group of its own, which can be ended whole.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`, ...env },
    });
    child = started;
    const late = setTimeout(() => end(started), patience);
    let output = '';
    const take = (part: Buffer) => {
      output += part.toString();
    };
    started.stdout.on('data', take);
    started.stderr.on('data', take);
    started.once('error', reject);
    started.once('close', (code) => {
      child = null;
      clearTimeout(late);
      resolve({ code, output });
    });
  });
}

interface Failure {
  by: Catcher;
  note: string;
  /** The test file, where one failed. */
  file?: string;
}

interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

const reportFile = path.join(root, 'node_modules/.cache/mutation-report.json');
const pictures = process.platform === 'linux' && process.arch === 'x64' && !options['no-pictures'];

/** Runs test files of one project until the first failure; null where all pass. */
async function runTests(
  project: 'unit' | 'stories' | 'flows',
  tests: readonly string[],
  mutation: string,
): Promise<Failure | null> {
  if (tests.length === 0) return null;
  rmSync(reportFile, { force: true });
  const { code, output } = await run(
    'vitest',
    ['run', `--project=${project}`, '--bail=1', '--reporter=json', `--outputFile=${reportFile}`, ...tests],
    {
      CI: 'true',
      MUTATION: mutation,
      ...(project === 'stories' && { NODE_ENV: 'production', VISUAL: pictures ? '1' : '' }),
    },
  );
  if (code === 0) return null;
  if (code === null) return { by: 'time', note: `${project} did not end` };
  const by = { unit: 'unit', stories: 'story', flows: 'flow' } as const;
  let report: Report;
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  } catch {
    return { by: by[project], note: output.trim().split('\n').at(-1) ?? '' };
  }
  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = path.relative(root, name);
    const failed = assertionResults.find((one) => one.status === 'failed');
    if (failed) {
      const told = failed.failureMessages.join('\n');
      return {
        by: project === 'stories' ? catcherOf(told) : by[project],
        note: `${path.basename(file)} › ${failed.fullName}`,
        file,
      };
    }
    if (status === 'failed') return { by: by[project], note: `${path.basename(file)}: ${message}`, file };
  }
  return { by: by[project], note: output.trim().split('\n').at(-1) ?? '' };
}

/** The parts of the suite that reach a file, the cheapest first, until one of them fails. */
async function notice({ name, file, reach }: Mutation): Promise<Failure | null> {
  const hinted = reach.filter((test) => existsSync(test));
  const all = testsOf(file).filter((test) => !hinted.includes(test));
  const of = (project: string, tests: readonly string[]) =>
    tests.filter((test) => projectOf(test) === project);
  if (options.suite !== undefined) {
    const command = options.suite
      .replaceAll('{file}', file)
      .replaceAll('{tests}', [...hinted, ...all].join(' '));
    const { code, output } = await run(command, [], { MUTATION: name }, true);
    if (code === 0) return null;
    const told = output.split('\n').find((line) => /FAIL|error TS|✖|×/.test(line)) ?? '';
    return { by: code === null ? 'time' : catcherOf(output), note: told };
  }
  const types = await run('tsc', ['--noEmit']);
  if (types.code !== 0) return { by: 'types', note: types.output.split('\n')[0] ?? '' };
  if (!file.endsWith('.css')) {
    const lint = await run('oxlint', [file]);
    if (lint.code !== 0) return { by: 'lint', note: lint.output.split('\n')[0] ?? '' };
  }
  return (
    (await runTests('unit', [...of('unit', hinted), ...of('unit', all)], name)) ??
    (await runTests('stories', of('stories', hinted), name)) ??
    (await runTests('stories', of('stories', all).slice(0, Number(options.most)), name)) ??
    (await runTests('flows', of('flows', hinted), name))
  );
}

/** Whether what failed with a mistake fails without it too. Types and lint are known to pass. */
async function failsAnyway({ file }: Failure, mutation: Mutation): Promise<boolean> {
  if (options.suite !== undefined) return (await notice({ ...mutation, name: '' })) !== null;
  const project = file === undefined ? null : projectOf(file);
  return file !== undefined && project !== null && (await runTests(project, [file], '')) !== null;
}

async function score(mutation: Mutation): Promise<Score> {
  const { name, kind, file, find, replace } = mutation;
  const before = readFileSync(file, 'utf8');
  const made = before.replace(find, () => replace);
  const started = Date.now();
  let failure: Failure | null;
  restore = () => {
    restore = null;
    // Whoever has edited the file meanwhile keeps that work, and is told of the mistake in it.
    if (readFileSync(file, 'utf8') === made) writeFileSync(file, before);
    else stop(`${file} was edited meanwhile. The mistake is still in it: ${replace}`);
  };
  try {
    writeFileSync(file, made);
    failure = await notice(mutation);
  } finally {
    restore?.();
  }
  const seconds = (Date.now() - started) / 1000;
  if (failure !== null && (await failsAnyway(failure, mutation)))
    return { name, kind, file, by: null, note: `fails without it too: ${failure.note}`, seconds };
  return { name, kind, file, by: failure?.by ?? null, note: failure?.note ?? '', seconds };
}

if (options.suite === undefined) {
  const [types, lint] = [await run('tsc', ['--noEmit']), await run('oxlint', files)];
  if (types.code !== 0 || lint.code !== 0) stop('Types or lint fail before any mistake is made.');
}

const skipped = gone.map(({ name }) => name);
const scores: Score[] = [];
const table = path.join(
  home,
  'dist',
  options.in === undefined ? 'mutations.md' : `mutations-${path.basename(root)}.md`,
);
mkdirSync(path.dirname(table), { recursive: true });
for (const mutation of rows) {
  const result = await score(mutation);
  scores.push(result);
  console.log(
    `${result.by === null ? '✖' : '✔'} ${result.name} — ${[result.by ?? 'not noticed', result.note].filter(Boolean).join(': ')} (${Math.round(result.seconds)} s)`,
  );
  // After each of them: a run that is cut leaves what it has found.
  writeFileSync(table, scoreTable(scores, skipped));
}

const failed = scores.filter(({ by }) => by === null).length;
console.log(`\nThe table: ${path.relative(home, table)}`);
if (skipped.length > 0) console.log(`Not there in this checkout: ${skipped.join(', ')}`);
console.log(`${scores.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
