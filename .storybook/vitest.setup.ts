import { afterEach } from 'vitest';
import { comparePictures } from '#tests/visual/pictures.ts';

afterEach(async (context) => {
  await comparePictures(context);
});
