import type { Plugin, Rolldown } from 'vite';

/** The page of a build before it is written. Throws if it does not exist yet: callers must run after it is created. */
export function builtPage(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('The page is not there yet');
  return page;
}

/** A plugin that rewrites the page of a build. It may change other files of the bundle too. */
export const ofPage = (
  name: string,
  rewrite: (html: string, bundle: Rolldown.OutputBundle) => string,
): Plugin => ({
  name,
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = builtPage(bundle);
      page.source = rewrite(page.source.toString(), bundle);
    },
  },
});
