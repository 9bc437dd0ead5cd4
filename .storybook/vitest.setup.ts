import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { comparePictures, endMovements, playAtOwnSize } from '#tests/visual/pictures.ts';
import { beginPhases, endPhase } from './phases.ts';
import { beginSettling, settled } from './settled.ts';
import { tellStuck } from './stuck.ts';

configure({
  // What stands on the page says more of a failure than pages of markup. It is read when somebody reads the error: what waits for an element
  // makes one with each look.
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

// The first story of a page would be laid out in the fonts that stand in, and might scroll by a pixel less or more.
beforeAll(async () => {
  await document.fonts.load('1em "Golos Text"', 'aя₽');
});

beforeEach((context) => {
  // A page keeps its scroll position if one story takes the place of another within a frame: it was never shorter meanwhile.
  scrollTo(0, 0);
  context.task.meta.phases = beginPhases();
  playAtOwnSize(context);
  beginSettling();
  configure({
    // Around every step of a play and everything that it waits for.
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
  // What axe found is in the story's failure already, and all else that it looked at is a hundred megabytes.
  Object.assign(context.task.meta, { reports: undefined });
  await comparePictures(context);
});
