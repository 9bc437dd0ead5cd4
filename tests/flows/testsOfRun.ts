// The tests that a run is about. After a change `npm run test:changed` has of a file of flows those run alone that the change reaches.
import path from 'node:path';
import { isTitled, testsOfFlow } from '../../scripts/flowTests.ts';

/** The titles of the tests that run, by file; all tests of a file that is not there. */
const chosen = JSON.parse(process.env['TESTS_OF_RUN'] ?? '{}') as Record<string, readonly string[]>;

/** A file of tests from the root of the project, with forward slashes. */
export const nameOfFile = (file: string): string => path.relative('.', file).split(path.sep).join('/');

/** Whether a test is one of the run. One that no title is known of always is. */
export function isOfRun(file: string, test: string): boolean {
  const name = nameOfFile(file);
  const titles = chosen[name];
  if (titles === undefined) return true;
  const its = testsOfFlow(name)?.filter(({ title }) => isTitled(title, test)) ?? [];
  return its.length === 0 || its.some(({ title }) => titles.includes(title));
}
