// The steps that runs of the checks are made of: `npm test`, `npm run check`, `npm run test:changed`.
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
  /** Its files, from the root of the project; all of them by default. */
  files?: readonly string[];
  /** Which share of its files, `1/3`. */
  shard?: string | undefined;
  /** Whether other steps run beside it: what it prints then goes through one writer, so that no line stands in the middle of another. */
  beside?: boolean;
  /** How many workers it has at most; as the settings of the runner say by default. */
  workers?: number | undefined;
}

/** What a run of flows is about; all of them by default. */
interface FlowsRun extends ProjectRun {
  /** Flows of every screen go through these alone, by their routes; through all where it is null. */
  screens?: readonly string[] | null;
  /** The titles of the tests that run of a file; all of a file that is not there. */
  tests?: Readonly<Record<string, readonly string[]>>;
  /** Whether imports have changed: then each screen is weighed. */
  codeMoved?: boolean;
}

const since = (began: number) => (Date.now() - began) / 1000;

/** Output that goes through this process keeps its colours. */
const colours: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** A step that either holds or does not. What it prints is shown at its end, so that steps can run side by side. */
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

/** What a program is told that looks at these files alone, or at all where it is null. Some may be none of its own, or gone. */
const onlyAt = (files: readonly string[] | null) =>
  files === null ? [] : ['--no-error-on-unmatched-pattern', ...files];

/** All that texts about the project can break. */
export const format = (files: readonly string[] | null = null): Promise<Outcome> =>
  check('format', 'Format', 'oxfmt', ['--check', ...onlyAt(files)]);

export const lint = (files: readonly string[] | null = null): Promise<Outcome> =>
  check('lint', 'Lint and import boundaries', 'oxlint', onlyAt(files));

/** By one checker: each of the four that there are by default works out for itself what the others have, half as much again of a processor. */
export const types = (): Promise<Outcome> =>
  check('types', 'Types', 'typescript', ['--noEmit', '--checkers', '1']);

/** Format, lint and types. None of them takes both cores for long, so they run beside what waits. */
export const checks = (): Promise<Outcome>[] => [format(), lint(), types()];

/** Runs a project: its tests are counted one by one; a run that breaks off counts as a failure. */
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

/** The Chromium whose pixels the baselines have runs on Linux x64 only; elsewhere stories are tested without pictures. */
const pictures = process.platform === 'linux' && process.arch === 'x64';

/** Stories with their pictures. */
export const stories = (run: ProjectRun = {}): Promise<Outcome> =>
  project(
    'stories',
    `Stories: behaviour, accessibility${pictures ? ', pictures' : ' (pictures are compared on Linux x64 only)'}`,
    run,
    // The React that authors get: a third less time, and what only the other one would hide is found.
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

/** How many failures a run names at its end, and how much of each, characters. */
const NAMED = { failures: 20, length: 800 };

/** What failed, for the end of a run: a log is often read from there, and the failure itself stands far above. */
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
 * Runs stages one after another, tells what they spent, and closes with `N passed, N failed`. `beside` are steps that have begun already, and
 * that no stage waits for.
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
