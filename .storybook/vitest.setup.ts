import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { comparePictures, endMovements, playAtOwnSize } from '#tests/visual/pictures.ts';
import { beginPhases, endPhase } from './phases.ts';
import { beginSettling, settled } from './settled.ts';
import { tellStuck } from './stuck.ts';

configure({
  // What is visible on the page explains a failure better than pages of markup. It is read only when somebody reads the error, because waiting for
  // an element creates an error at each attempt.
  getElementError: (message) => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => `${message ?? ''}\n\nOn the page:\n${document.body.innerText}`,
    });
  },
});

endMovements();

// Otherwise the first story of a page would be laid out in fallback fonts, and might scroll by a pixel more or less.
beforeAll(async () => {
  await document.fonts.load('1em "Golos Text"', 'aя₽');
});

beforeEach((context) => {
  // A page keeps its scroll position if one story replaces another within a frame, because it is never shorter meanwhile.
  scrollTo(0, 0);
  context.task.meta.phases = beginPhases();
  playAtOwnSize(context);
  beginSettling();
  configure({
    // Wraps each step of a play and everything that it waits for.
    asyncWrapper: async (step) => {
      const result = await step();
      await settled();
      return result;
    },
  });
});

afterEach(async (context) => {
  await tellStuck(context);
  endPhase('axe');
  // The violations are in the story's failure already. Everything else that axe has checked would be a hundred megabytes.
  Object.assign(context.task.meta, { reports: undefined });
  await comparePictures(context);
});
