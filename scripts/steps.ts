// The steps of check runs: `npm test`, `npm run check`, `npm run test:changed`.
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { root, runPinned } from './install.mjs';
import { tellPhases, type Step } from './phases.ts';
import type { FileReport } from './reporter.ts';

/** A step that has ended. */
interface Outcome extends Step {
  passed: number;
  failed: number;
}

/** A project of the test runner, or a part of it. */
export interface ProjectRun {
  /** Its files, from the root of the project; by default all of them. */
  files?: readonly string[];
  /** Which share of its files, `1/3`. */
  shard?: string | undefined;
  /** Whether other steps run at the same time: then one writer prints its output, so that lines are not mixed. */
  beside?: boolean;
  /** The maximum number of its workers; by default that of the runner's settings. */
  workers?: number | undefined;
}

/** The scope of a run of flows; by default everything. */
interface FlowsRun extends ProjectRun {
  /** The routes that flows of every screen visit; null for all. */
  screens?: readonly string[] | null;
  /** The titles of the tests to run by file; a file that is missing runs all of its tests. */
  tests?: Readonly<Record<string, readonly string[]>>;
  /** Whether imports have changed: then each screen is weighed. */
  codeMoved?: boolean;
}

const since = (began: number) => (Date.now() - began) / 1000;

/** Piped output keeps its colours. */
const colours: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** A step that passes or fails as a whole. Its output is shown at its end, so that steps can run side by side. */
async function check(name: string, title: string, program: string, args: string[]): Promise<Outcome> {
  const began = Date.now();
  const printed: Buffer[] = [];
  const onOutput = (bytes: Buffer) => printed.push(bytes);
  const code = await runPinned(program, args, { env: colours, onOutput });
  const seconds = since(began);
  const held = code === 0;
  const end = `\n— ${title}: ${held ? 'as it should be' : 'FAILED'}, ${seconds.toFixed(1)} s\n`;
  process.stdout.write(Buffer.concat([Buffer.from(end), ...printed]));
  return { name, seconds, files: [], passed: Number(held), failed: Number(!held) };
}

/** The arguments for a program that checks only these files, or all if null. Some may not concern it, or be deleted. */
const onlyAt = (files: readonly string[] | null) =>
  files === null ? [] : ['--no-error-on-unmatched-pattern', ...files];

/** The checks that a change of texts can break. */
export const format = (files: readonly string[] | null = null): Promise<Outcome> =>
  check('format', 'Format', 'oxfmt', ['--check', ...onlyAt(files)]);

export const lint = (files: readonly string[] | null = null): Promise<Outcome> =>
  check('lint', 'Lint and import boundaries', 'oxlint', onlyAt(files));

/** With one checker: each of the default four repeats work of the others, half as much processor time again. */
export const types = (): Promise<Outcome> =>
  check('types', 'Types', 'typescript', ['--noEmit', '--checkers', '1']);

/** Format, lint and types. None of them uses both cores for long, so they run beside steps that wait. */
export const checks = (): Promise<Outcome>[] => [format(), lint(), types()];

/** Runs a project: its tests are counted one by one; an aborted run counts as a failure. */
async function project(
  name: string,
  title: string,
  { files = [], shard, beside = false, workers }: ProjectRun,
  env: Record<string, string> = {},
): Promise<Outcome> {
  const share = shard === undefined ? '' : `, part ${shard}`;
  console.log(`\n— ${title}${share}`);
  const began = Date.now();
  const file = path.join(root, `node_modules/.cache/run-${name}.json`);
  await mkdir(path.dirname(file), { recursive: true });
  await rm(file, { force: true });
  const args = [
    'run',
    `--project=${name}`,
    '--reporter=dot',
    '--reporter=scripts/reporter.ts',
    ...(shard === undefined ? [] : [`--shard=${shard}`]),
    ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
    ...files,
  ];
  const code = await runPinned('vitest', args, {
    env: { ...env, ...(beside ? colours : {}), RUN_REPORT: file },
    onOutput: beside ? (bytes: Buffer) => process.stdout.write(bytes) : undefined,
  });
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as FileReport[],
    () => [],
  );
  const count = (of: 'passed' | 'failed') => report.reduce((all, row) => all + row[of], 0);
  const [passed, failed] = [count('passed'), count('failed')];
  const left = files.filter((one) => !report.some((row) => row.file === one));
  if (left.length > 0) console.log(`Not run: ${left.join(', ')}`);
  const held = failed > 0 || (code === 0 && passed > 0 && left.length === 0);
  return { name, seconds: since(began), files: report, passed, failed: held ? failed : 1 };
}

/** Unit tests, beside the small checks. */
export const unit = (run: ProjectRun = {}): Promise<Outcome> =>
  project('unit', 'Unit, architecture and contract tests', { ...run, beside: true });

/** The Chromium of the baselines runs only on Linux x64; elsewhere stories are tested without pictures. */
const pictures = process.platform === 'linux' && process.arch === 'x64';

/** Stories with their pictures. */
export const stories = (run: ProjectRun = {}): Promise<Outcome> =>
  project(
    'stories',
    `Stories: behaviour, accessibility${pictures ? ', pictures' : ' (pictures are compared on Linux x64 only)'}`,
    run,
    // The production React of authors: it takes a third less time, and shows bugs that the development one hides.
    {
      VISUAL: pictures ? '1' : '',
      CI: 'true',
      NODE_ENV: 'production',
      ...(run.files !== undefined && run.files.length > 0 && { STORIES_OF_RUN: run.files.join(' ') }),
    },
  );

/** Flows in Chromium. */
export const flows = ({
  screens = null,
  tests = {},
  codeMoved = false,
  ...run
}: FlowsRun = {}): Promise<Outcome> =>
  project('flows', 'Flows, faults and budgets in Chromium against the local server', run, {
    ...(screens !== null && { SCREENS: screens.join(' ') }),
    ...(Object.keys(tests).length > 0 && { TESTS_OF_RUN: JSON.stringify(tests) }),
    ...(codeMoved && { IMPORTS_CHANGED: '1' }),
  });

/** How many failures are listed at the end of a run, and how many characters of each. */
const NAMED = { failures: 20, length: 800 };

/** The failures again, for the end of a run: people often read only the end of a log. */
export const failuresOf = (outcomes: readonly Outcome[]): string[] =>
  outcomes
    .flatMap(({ name, files, failed }) => {
      const named = files.flatMap(({ file, failures }) => failures.map((one) => `${file} > ${one}`));
      return failed > 0 && named.length === 0 ? [name] : named;
    })
    .slice(0, NAMED.failures)
    .map((line) => `FAILED ${line.slice(0, NAMED.length)}`);

/** Steps that run side by side. */
export type Stage = () => Promise<Outcome>[];

/**
 * Runs stages one after another, prints their times, and ends with `N passed, N failed`. `beside` are steps that run already, and that no stage waits
 * for.
 */
export async function conclude(
  stages: readonly Stage[],
  beside: readonly Promise<Outcome>[] = [],
  began = Date.now(),
): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const stage of stages) outcomes.push(...(await Promise.all(stage())));
  outcomes.unshift(...(await Promise.all(beside)));
  const installSeconds = Number(process.env['INSTALL_MS'] ?? 0) / 1000;
  const install: Step[] = installSeconds > 0 ? [{ name: 'install', seconds: installSeconds, files: [] }] : [];
  const all = since(began) + installSeconds;
  await tellPhases(root, [...install, ...outcomes], all);
  const count = (of: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[of], 0);
  console.log(['', ...failuresOf(outcomes), `${Math.round(all)} s`].join('\n'));
  console.log(`${count('passed')} passed, ${count('failed')} failed`);
  process.exitCode = count('failed') === 0 ? 0 : 1;
}
