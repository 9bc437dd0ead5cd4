import { configure } from 'storybook/test';
import { afterEach } from 'vitest';
import { comparePictures } from '#tests/visual/pictures.ts';

// Code that is loaded when it is first asked for takes its time on a cold machine; a story waits, and never sleeps.
configure({ asyncUtilTimeout: 10_000 });

afterEach(async (context) => {
  await comparePictures(context);
});
