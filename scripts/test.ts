// `npm test`, and `npm run check` (`--fast`): every check in one run, closed by one line `N passed, N failed`.
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { root, runPinned } from './install.mjs';

interface Tally {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((all, { passed }) => all + passed, 0),
  failed: tallies.reduce((all, { failed }) => all + failed, 0),
});

const together = async (...steps: Promise<Tally>[]): Promise<Tally> => sum(await Promise.all(steps));

/** A step that either holds or does not. */
async function check(title: string, program: string, args: string[], env = {}): Promise<Tally> {
  console.log(`\n— ${title}`);
  const code = await runPinned(program, args, { env });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A project of the test runner: its tests are counted one by one; a run that breaks off counts as a failure. */
async function project(title: string, name: string, env = {}): Promise<Tally> {
  console.log(`\n— ${title}`);
  const file = path.join(root, `node_modules/.cache/report-${name}.json`);
  await rm(file, { force: true });
  const args = ['run', `--project=${name}`, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runPinned('vitest', args, { env });
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as VitestReport,
    () => null,
  );
  const passed = report?.numPassedTests ?? 0;
  const failed = report?.numFailedTests ?? 0;
  return { passed, failed: failed > 0 || (code === 0 && passed > 0) ? failed : 1 };
}

/** The Chromium whose pixels the baselines have runs on Linux x64 only; elsewhere stories are tested without pictures. */
const pictures = process.platform === 'linux' && process.arch === 'x64';

const fast = process.argv.includes('--fast');
const started = Date.now();
const steps: (() => Promise<Tally>)[] = [
  // Side by side: the slowest of them takes one core.
  () =>
    together(
      check('Format', 'prettier', ['--check', '--log-level=warn', '.']),
      check('Lint and import boundaries', 'oxlint', []),
      check('Types', 'typescript', ['--noEmit']),
    ),
  () => project('Unit, architecture and contract tests', 'unit'),
];
if (!fast) {
  steps.push(
    () =>
      project(
        `Stories: behaviour, accessibility${pictures ? ', pictures' : ' (pictures are compared on Linux x64 only)'}`,
        'stories',
        // The React that authors get: a third less time, and what only the other one would hide is found.
        { VISUAL: pictures ? '1' : '', CI: 'true', NODE_ENV: 'production' },
      ),
    () => project('Flows, faults and budgets in Chromium against the local server', 'flows'),
  );
}

let total: Tally = { passed: 0, failed: 0 };
for (const step of steps) total = sum([total, await step()]);
console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
