import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { chromiumLaunch } from './scripts/chromium.ts';
import { comparePicture, isPicture, pictures } from './tests/visual/capture.ts';

const order = process.env['SUITE_ORDER'];

/** The projects that a run selects with `--project`; empty if it takes all. */
const asked = process.argv.flatMap((word, at) =>
  word === '--project' ? process.argv.slice(at + 1, at + 2) : word.split('--project=').slice(1),
);

/**
 * Whether a run may include stories. To list them, Storybook parses each of their files, which takes seconds that unit tests and flows need not
 * spend. A pattern may match them.
 */
const takesStories = asked.length === 0 || asked.some((name) => /^stories$|[*!]/.test(name));

/** From the root of the project, with forward slashes. */
const fileOf = ({ moduleId }: TestSpecification): string =>
  path.relative(import.meta.dirname, moduleId).replaceAll('\\', '/');

/**
 * The sort key of a file: its name, or with `SUITE_ORDER` a random number from this seed. Tests apart from their code come first: they take longest,
 * and at the end one worker would be left with them.
 */
const placeOf = (specification: TestSpecification): string => {
  const file = fileOf(specification);
  if (order !== undefined) return createHash('sha256').update(`${order}${file}`).digest('hex');
  // Each of these walks through the console, and takes about so long: a long one begun last would have a core to itself.
  if (specification.project.name === 'flows')
    return `${1e9 - statSync(path.join(import.meta.dirname, file)).size}`;
  return file.replace(/^tests\//, '!');
};

/**
 * Sorts files by name. By default the runner sorts by their last duration, so no two runs are alike. Another order, with all files in one worker,
 * shows which file depends on what another one has loaded or left.
 */
class ByPlace extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ByPlace },
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          // A guard against endless tests, not a measure: on a busy machine a server starts, or a scenario is loaded. On a database, property tests
          // take longer, and so do those with thousands of runs.
          testTimeout:
            process.env['STORE'] === 'postgres' || process.env['PROPERTY_RUNS'] !== undefined
              ? 120_000
              : 30_000,
          // A hook starts a database.
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          // Workers keep loaded modules; the setup fails a file that leaves state behind for the next.
          isolate: false,
          globalSetup: ['tests/support/unit.globalSetup.ts'],
          setupFiles: ['tests/support/unit.setup.ts', 'tests/support/properties.setup.ts'],
          execArgv: [
            // Data of a test is mostly garbage by the next one: with more heap the collector copies less, which saves a twentieth of the processor
            // time.
            '--max-semi-space-size=64',
            // Before anything else in a worker, so that everything uses one clock.
            ...(process.env['SUITE_AT'] ? ['--import=./tests/support/suiteClock.ts'] : []),
          ],
          // One more than the two cores of CI: some of these wait for servers.
          maxWorkers: 3,
          environment: 'node',
          include: [
            'src/**/*.test.ts',
            'platform/**/*.test.ts',
            'tests/{architecture,contract,perf,simulation}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'flows',
          environment: 'node',
          include: ['tests/{flows,faults}/**/*.test.ts'],
          // Prepared once for all files: the console, and the data that servers begin with. A worker keeps its browser.
          globalSetup: ['tests/flows/globalSetup.ts'],
          setupFiles: ['tests/flows/setup.ts'],
          isolate: false,
          // One more than the two cores of CI: flows wait for pages a third of their time, and one types for a minute.
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: './vite.config.ts',
        // No story is excluded by its tags.
        plugins: takesStories
          ? [storybookTest({ configDir: '.storybook', tags: { include: [] } }), pictures()]
          : [],
        publicDir: '.storybook/public',
        // If NODE_ENV is «test», react-stately requires this before it leaves out invisible rows.
        define: { 'process.env.VIRT_ON': '"1"' },
        test: {
          name: 'stories',
          // As for unit tests: a guard against endless tests.
          testTimeout: 40_000,
          // Pictures are compared on request: VISUAL=1, or VISUAL=update to retake them.
          env: { VISUAL: process.env.VISUAL ?? '' },
          setupFiles: ['.storybook/untold.setup.ts', '.storybook/vitest.setup.ts'],
          // One page more than the two cores of CI: a story waits for frames and answers a fifth of its time. Files share a page: every story has its
          // own store, cache and platform, so nothing leaks.
          isolate: false,
          maxWorkers: 3,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: await chromiumLaunch(),
              contextOptions: {
                deviceScaleFactor: 1,
                locale: 'ru-RU',
                timezoneId: 'Europe/Moscow',
                reducedMotion: 'reduce',
                colorScheme: 'light',
              },
            }),
            instances: [{ browser: 'chromium' }],
            commands: { comparePicture, isPicture },
          },
        },
      },
    ],
  },
});
