// The tests of this run. After a change `npm run test:changed` runs only the affected tests of a flow file.
import path from 'node:path';
import { isTitled, testsOfFlow } from '../../scripts/flowTests.ts';

/** The titles of the tests to run, by file; a missing file runs all of its tests. */
const chosen = JSON.parse(process.env['TESTS_OF_RUN'] ?? '{}') as Record<string, readonly string[]>;

/** A test file relative to the root of the project, with forward slashes. */
export const nameOfFile = (file: string): string => path.relative('.', file).split(path.sep).join('/');

/** Whether a test belongs to the run. A test without a known title always does. */
export function isOfRun(file: string, test: string): boolean {
  const name = nameOfFile(file);
  const titles = chosen[name];
  if (titles === undefined) return true;
  const its = testsOfFlow(name)?.filter(({ title }) => isTitled(title, test)) ?? [];
  return its.length === 0 || its.some(({ title }) => titles.includes(title));
}
