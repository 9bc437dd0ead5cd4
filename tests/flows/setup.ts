import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { textOfPages } from './browser.ts';
import { beginAnew } from './clock.ts';
import { beginRoutes, unnamedRoutes } from './shownRoutes.ts';
import { isOfRun } from './testsOfRun.ts';

beginAnew();
beginRoutes();

const fileOfRun = () => expect.getState().testPath ?? '';

function tellUnnamed(test?: string): void {
  const unnamed = unnamedRoutes(fileOfRun(), test);
  beginRoutes();
  if (unnamed.length > 0)
    throw new Error(`Shown, and not named in the text of the flow: ${unnamed.join(', ')}`);
}

beforeEach(({ task, skip }) => {
  if (!isOfRun(fileOfRun(), task.name)) skip();
});

afterEach(async ({ task }) => {
  // A failure may be rare: the texts of its pages are reported with it.
  if (task.result?.state === 'fail')
    console.log(`${task.name} failed, and on the pages is\n${await textOfPages()}`);
  tellUnnamed(task.name);
});

afterAll(() => tellUnnamed());
