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

/** The projects that a run asks for by `--project`; none where it takes all. */
const asked = process.argv.flatMap((word, at) =>
  word === '--project' ? process.argv.slice(at + 1, at + 2) : word.split('--project=').slice(1),
);

/**
 * Whether a run may take stories. To know them all Storybook reads and parses each file of them, seconds of a processor that unit tests and
 * flows have no use of. A pattern may mean them.
 */
const takesStories = asked.length === 0 || asked.some((name) => /^stories$|[*!]/.test(name));

/** From the root of the project, with forward slashes. */
const fileOf = ({ moduleId }: TestSpecification): string =>
  path.relative(import.meta.dirname, moduleId).replaceAll('\\', '/');

/**
 * What a file is sorted by: its name, or with `SUITE_ORDER` a number that this seed draws for it. What stands apart from the code it tests
 * comes first: it takes longest, and at the end one worker would be left with it.
 */
const placeOf = (specification: TestSpecification): string => {
  const file = fileOf(specification);
  if (order !== undefined) return createHash('sha256').update(`${order}${file}`).digest('hex');
  // Each of these is a way through the console, and takes about as long as it is told: begun last, a long one would have a core for itself.
  if (specification.project.name === 'flows')
    return `${1e9 - statSync(path.join(import.meta.dirname, file)).size}`;
  return file.replace(/^tests\//, '!');
};

/**
 * Files in the order of their names. By default the runner goes by how long each took last, so no two runs are alike. Another order, all of
 * it in one worker, shows which file leans on what another one has loaded or left.
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
          // A guard against what never ends, not a measure: a server starts, or a scenario is loaded, on a busy machine. What a property asks
          // a store for by the thousand takes a database longer, as do properties by the thousand.
          testTimeout:
            process.env['STORE'] === 'postgres' || process.env['PROPERTY_RUNS'] !== undefined
              ? 120_000
              : 30_000,
          // A database is started by a hook.
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          // Workers keep what they have loaded; the setup fails a file that leaves something behind for the next.
          isolate: false,
          globalSetup: ['tests/support/unit.globalSetup.ts'],
          setupFiles: ['tests/support/unit.setup.ts', 'tests/support/properties.setup.ts'],
          execArgv: [
            // What a test made is mostly gone by the next one: with more room for it the collector copies less, a twentieth of the processor.
            '--max-semi-space-size=64',
            // Before anything else of a worker, so that all of it tells one time.
            ...(process.env['SUITE_AT'] ? ['--import=./tests/support/suiteClock.ts'] : []),
          ],
          // One more than the two cores that CI has: some of these wait for servers.
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
          // Made once for all files: the console, and the data that servers begin with. A worker keeps its browser.
          globalSetup: ['tests/flows/globalSetup.ts'],
          setupFiles: ['tests/flows/setup.ts'],
          isolate: false,
          // One more than the two cores that CI has: flows wait for pages a third of their time, and one types for a minute.
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: './vite.config.ts',
        // No story is left out by its tags.
        plugins: takesStories
          ? [storybookTest({ configDir: '.storybook', tags: { include: [] } }), pictures()]
          : [],
        publicDir: '.storybook/public',
        // Where NODE_ENV is «test», react-stately asks for this before it leaves out rows that are not in sight.
        define: { 'process.env.VIRT_ON': '"1"' },
        test: {
          name: 'stories',
          // As for unit tests: a guard against what never ends.
          testTimeout: 40_000,
          // Pictures are compared where the caller asks for it: VISUAL=1, or VISUAL=update to take new ones.
          env: { VISUAL: process.env.VISUAL ?? '' },
          setupFiles: ['.storybook/untold.setup.ts', '.storybook/vitest.setup.ts'],
          // One page more than the two cores that CI has: a story waits for frames and answers a fifth of its time. No new page for a
          // file: every story brings its own store, cache and platform, so nothing leaks.
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
