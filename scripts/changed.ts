// `npm run test:changed [-- base]`: format, lint, types, and the unit tests, stories and flow tests that depend on files changed since the base
// commit. If only texts changed: format, and the tests that read all files. The default base is where the branch left origin/main, or the last
// commit. `--dry` only lists what it chose.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './install.mjs';
import { formattedAfter, lintedAfter } from './linted.ts';
import { importsIn, isModule, readModules, readProjectFile } from './modules.ts';
import { choose, testsWithReach, projectOf, screensReached, type Choice, type Project } from './reach.ts';
import { conclude, flows, format, lint, stories, types, unit, type ProjectRun, type Stage } from './steps.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const lines = (text: string) => text.split('\0').filter((line) => line !== '');

/** Where the branch left origin/main; the last commit where there is no such place. */
function defaultBase(): string {
  try {
    return git('merge-base', 'origin/main', 'HEAD').trim();
  } catch {
    return 'HEAD';
  }
}

/** Files that differ from a commit: committed since, uncommitted, new, or deleted. */
function changedFiles(base: string): string[] {
  const differ = lines(git('diff', '--name-only', '--no-renames', '-z', base, '--'));
  const untracked = lines(git('ls-files', '--others', '--exclude-standard', '-z'));
  return [...new Set([...differ, ...untracked])].sort();
}

/** Whether imports of the console's modules differ from a commit, including new and deleted modules. */
const importsChanged = (base: string, changed: readonly string[]) =>
  changed
    .filter((file) => file.startsWith('src/') && isModule(file) && projectOf(file) === null)
    .some((file) => {
      if (!existsSync(path.join(root, file))) return true;
      try {
        return importsIn(file, git('show', `${base}:${file}`)) !== importsIn(file, readProjectFile(file));
      } catch {
        return true;
      }
    });

interface Chosen {
  changed: string[];
  choices: Choice[];
  /** The routes for flows that visit every screen; null for all. */
  screens: string[] | null;
  /** The files to lint; null for all. */
  linted: readonly string[] | null;
  /** Whether imports of the console's modules have changed. */
  codeMoved: boolean;
  /** The number of test files. */
  amounts: Record<Project, number>;
}

function chosenSince(base: string, changed = changedFiles(base)): Chosen {
  const gone = changed.filter((file) => !existsSync(path.join(root, file)));
  const modules = readModules(gone);
  const all = testsWithReach(modules).filter(({ file }) => !gone.includes(file));
  const amount = (project: Project) => all.filter((one) => one.project === project).length;
  const codeMoved = importsChanged(base, changed);
  return {
    changed,
    choices: choose(all, changed, { codeMoved }),
    codeMoved,
    screens: screensReached(modules, changed),
    linted: lintedAfter(modules, changed),
    amounts: { unit: amount('unit'), stories: amount('stories'), flows: amount('flows') },
  };
}

/** Story files that depend on what differs from a commit, from the root of the project. */
export function changedStories(base: string = defaultBase()): string[] {
  return chosenSince(base)
    .choices.filter(({ project }) => project === 'stories')
    .map(({ file }) => file);
}

const some = (names: readonly string[], most = 4) =>
  names.length > most
    ? `${names.slice(0, most).join(', ')} and ${names.length - most} more`
    : names.join(', ');

/** One or two lines about a project: how many of its files run, which, and because of which changes. */
function told(name: string, choices: readonly Choice[], amount: number): string {
  const causes = [...new Set(choices.flatMap(({ because }) => because ?? []))];
  const files = choices.filter(({ because }) => because !== null).map(({ file }) => file);
  const which = choices.length === amount ? '' : `\n    ${some(files)}`;
  const why = causes.length > 0 ? `${which}\n    over ${some(causes, 3)}` : '';
  const parts = choices.flatMap(({ file, tests }) =>
    tests === null ? [] : `\n    of ${file}: ${tests.map((title) => `«${title}»`).join(', ')}`,
  );
  return `  ${name}: ${choices.length} of ${amount} files${why}${parts.join('')}`;
}

/**
 * How many workers each project has if few stories and flows are chosen. Then all run side by side, so that no core is idle while one of them starts,
 * builds or waits for its last test. More workers would not help them, because each loads much before its first test. null for many: the projects run
 * one after another with all workers of their settings, and unit tests beside them.
 */
const workersFor = (unit: number, stories: number, flows: number): Record<Project, number> | null =>
  stories <= 6 && flows <= 12 ? { unit: unit <= 60 ? 1 : 2, stories: 1, flows: 2 } : null;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { dry: { type: 'boolean' } },
    allowPositionals: true,
  });
  const base = positionals[0] ?? defaultBase();
  const began = Date.now();
  const differ = changedFiles(base);
  const onlyTexts = differ.every((file) => file.endsWith('.md'));
  // They depend on nothing that is chosen, so they begin earlier.
  const beside = values.dry ? [] : [format(formattedAfter(differ)), ...(onlyTexts ? [] : [types()])];
  const { changed, choices, screens, linted, codeMoved, amounts } = chosenSince(base, differ);
  const of = (project: Project) => choices.filter((choice) => choice.project === project);
  const commit = git('rev-parse', '--short', base).trim();
  console.log(`— ${changed.length} files differ from ${commit}: ${some(changed)}`);
  console.log(told('Unit', of('unit'), amounts.unit));
  console.log(told('Stories', of('stories'), amounts.stories));
  console.log(told('Flows', of('flows'), amounts.flows));
  if (screens !== null && of('flows').length > 0)
    console.log(`    of every screen: ${some(screens) || 'none'}`);
  console.log(`  chosen in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  if (values.dry) return;
  const run = (project: Project): ProjectRun => ({
    // If all run, none needs to be named.
    files: of(project).length === amounts[project] ? [] : of(project).map(({ file }) => file),
    beside: true,
  });
  const tests = Object.fromEntries(
    choices.flatMap((choice) => (choice.tests === null ? [] : [[choice.file, choice.tests]])),
  );
  if (!onlyTexts) beside.push(lint(linted));
  const workers = workersFor(of('unit').length, of('stories').length, of('flows').length);
  beside.push(unit({ ...run('unit'), workers: workers?.unit }));
  const chosen: (() => ReturnType<typeof stories>)[] = [];
  if (of('stories').length > 0) chosen.push(() => stories({ ...run('stories'), workers: workers?.stories }));
  if (of('flows').length > 0)
    chosen.push(() => flows({ ...run('flows'), screens, tests, codeMoved, workers: workers?.flows }));
  const stages: Stage[] =
    workers === null ? chosen.map((start) => () => [start()]) : [() => chosen.map((start) => start())];
  await conclude(stages, beside, began);
}

if (import.meta.main) await main();
