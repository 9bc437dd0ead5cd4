import type { Plugin } from 'vite';

/** Vite's own name of the function behind every dynamic import of a build. */
const helper = '\0vite/preload-helper.js';

/** Replaces Vite's function in the page, with the same arguments. `resolve` looks up an address in the import map. */
function importOnceThere(resolve: (address: string) => string) {
  /** Files that are loaded or loading, by address. The page prefetches some (`scripts/preloadOpening.ts`). */
  const files = (window as { filesAhead?: Record<string, Promise<unknown>> }).filesAhead ?? {};
  for (const one of document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script'))
    files['href' in one ? one.href : one.src] ??= Promise.resolve();

  const fetchFile = async (href: string) => {
    try {
      const answer = await fetch(href);
      if (!answer.ok) throw new TypeError(`${href}: ${answer.status}`);
      // Read to the end, so that the browser has it for the import.
      await answer.blob();
    } catch (error) {
      delete files[href];
      throw error;
    }
  };

  const bring = (name: string, importer: string) => {
    // Modules are identified by the names in the import map.
    const href = resolve(new URL(name, importer).href);
    return (files[href] ??= fetchFile(href));
  };

  return async (load: () => Promise<unknown>, names: string[] = [], importer = location.href) => {
    await Promise.all(names.map((name) => bring(name, importer)));
    return load();
  };
}

/**
 * Fetches the files of a dynamic import before the import itself. A module that failed to load stays failed for the life of the page, however often
 * it is imported, and so does a preload; a fetch can simply be repeated.
 */
export const codeFirst: Plugin = {
  name: 'code-first',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === helper
      ? `export const __vitePreload = (${importOnceThere.toString()})((address) => import.meta.resolve(address));`
      : null,
};
