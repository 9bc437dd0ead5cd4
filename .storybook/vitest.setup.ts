import { configure } from 'storybook/test';
import { afterEach, beforeEach } from 'vitest';
import { comparePictures } from '#tests/visual/pictures.ts';
import { beginSettling, settled } from './settled.ts';

configure({
  // Code that is loaded when it is first asked for takes its time on a cold machine; a story waits, and never sleeps.
  asyncUtilTimeout: 10_000,
  // What stands on the page says more of a failure than pages of markup.
  getElementError: (message) => {
    const error = new Error(`${message ?? ''}\n\nOn the page:\n${document.body.innerText}`);
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

beforeEach(() => {
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
  await comparePictures(context);
});
