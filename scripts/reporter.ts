// A reporter of the test runner: counts tests and sums what they spent, file by file, into the file that RUN_REPORT names.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestModule } from 'vitest/node';

/** What a file of tests came to. Times are of its worker: files that ran side by side add up to more than passed. */
export interface FileReport {
  /** From the root of the project, with forward slashes. */
  file: string;
  passed: number;
  failed: number;
  /** Each failure on one line: what failed, the first line of why, and what its page was about. */
  failures: string[];
  /** Until the first test: imports, setup and the environment, ms. */
  loadMs: number;
  /** Tests and their hooks, ms. */
  testMs: number;
  /** Phases that its tests told apart in their `meta`, ms. */
  phases: Record<string, number>;
}

/** Where a story can be looked at. It stands above why the story failed. */
const LINK = 'Click to debug the error';

/** The first line of why something failed. */
const reasonOf = (errors: readonly { message: string }[]) =>
  stripVTControlCharacters(errors[0]?.message ?? '')
    .split('\n')
    .find((line) => line.trim() !== '' && !line.includes(LINK)) ?? '';

function reportOf(module: TestModule): FileReport {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  // A file that could not be loaded has no tests that could fail.
  const broken = module.state() === 'failed' && module.errors().length > 0;
  const report: FileReport = {
    file: path.relative('.', module.moduleId).replaceAll('\\', '/'),
    passed: 0,
    failed: Number(broken),
    failures: broken ? [reasonOf(module.errors())] : [],
    loadMs: environmentSetupDuration + prepareDuration + collectDuration + setupDuration,
    testMs: duration,
    phases: {},
  };
  for (const test of module.children.allTests()) {
    const { state, errors = [] } = test.result();
    if (state === 'passed') report.passed += 1;
    if (state === 'failed') {
      report.failed += 1;
      report.failures.push([`${test.fullName}: ${reasonOf(errors)}`, test.meta().stuck].join(' ').trim());
    }
    for (const [phase, ms] of Object.entries(test.meta().phases ?? {}))
      report.phases[phase] = (report.phases[phase] ?? 0) + ms;
  }
  return report;
}

/** Given to the runner by its path, `--reporter=scripts/reporter.ts`. */
export default class RunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['RUN_REPORT'];
    if (file === undefined) throw new Error('RUN_REPORT names no file');
    writeFileSync(file, JSON.stringify(modules.map(reportOf)));
  }
}
