// A reporter of the test runner: counts tests and sums their times by file, into the file named by RUN_REPORT.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestModule } from 'vitest/node';

/** The results of a test file. Times are of its worker: files that ran side by side add up to more than passed. */
export interface FileReport {
  /** From the root of the project, with forward slashes. */
  file: string;
  passed: number;
  failed: number;
  /** One line for each failure: its test, the first line of its message, and the subject of its page. */
  failures: string[];
  /** The time before the first test: imports, setup and the environment, ms. */
  loadMs: number;
  /** Tests and their hooks, ms. */
  testMs: number;
  /** Phases that its tests report in their `meta`, ms. */
  phases: Record<string, number>;
}

/** The link to the story, which precedes the message of its failure. */
const LINK = 'Click to debug the error';

/** The first line of a failure's message. */
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

/** Passed to the runner by path, `--reporter=scripts/reporter.ts`. */
export default class RunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['RUN_REPORT'];
    if (file === undefined) throw new Error('RUN_REPORT names no file');
    writeFileSync(file, JSON.stringify(modules.map(reportOf)));
  }
}
