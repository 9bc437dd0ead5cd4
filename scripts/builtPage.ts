import type { Rolldown } from 'vite';

/** The page of a build that is about to be written. Throws where no page is there yet: whoever asks must run after it is made. */
export function builtPage(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('The page is not there yet');
  return page;
}
