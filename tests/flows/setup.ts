import { afterAll, afterEach, expect } from 'vitest';
import { textOfPages } from './browser.ts';
import { beginAnew } from './clock.ts';
import { beginRoutes, unnamedRoutes } from './shownRoutes.ts';

beginAnew();
beginRoutes();

// A failure may come once in many runs: what its pages showed is told with it.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    console.log(`${task.name} failed, and on the pages is\n${await textOfPages()}`);
});

afterAll(() => {
  const unnamed = unnamedRoutes(expect.getState().testPath ?? '');
  if (unnamed.length > 0)
    throw new Error(`Shown, and not named in the text of the flow: ${unnamed.join(', ')}`);
});
