import { afterAll, expect } from 'vitest';
import { beginAnew } from './clock.ts';
import { beginRoutes, unnamedRoutes } from './shownRoutes.ts';

beginAnew();
beginRoutes();

afterAll(() => {
  const unnamed = unnamedRoutes(expect.getState().testPath ?? '');
  if (unnamed.length > 0)
    throw new Error(`Shown, and not named in the text of the flow: ${unnamed.join(', ')}`);
});
