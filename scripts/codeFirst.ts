import type { Plugin } from 'vite';

/** Vite's own name of the function that every dynamic import of a build goes through. */
const helper = '\0vite/preload-helper.js';

/** Runs in the page in place of Vite's function. Its arguments are Vite's. `resolve` looks an address up in the map of the page. */
function importOnceThere(resolve: (address: string) => string) {
  /** Files that are there or on their way, by their addresses. The page fetches some ahead (`scripts/preloadOpening.ts`). */
  const files = (window as { filesAhead?: Record<string, Promise<unknown>> }).filesAhead ?? {};
  for (const one of document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script'))
    files['href' in one ? one.href : one.src] ??= Promise.resolve();

  const fetchFile = async (href: string) => {
    try {
      const answer = await fetch(href);
      if (!answer.ok) throw new TypeError(`${href}: ${answer.status}`);
      // All of it, so that the browser has it for the import.
      await answer.blob();
    } catch (error) {
      delete files[href];
      throw error;
    }
  };

  const bring = (name: string, importer: string) => {
    // Modules are named as the map of the page knows them.
    const href = resolve(new URL(name, importer).href);
    return (files[href] ??= fetchFile(href));
  };

  return async (load: () => Promise<unknown>, names: string[] = [], importer = location.href) => {
    await Promise.all(names.map((name) => bring(name, importer)));
    return load();
  };
}

/**
 * Asks for the files of a dynamic import before the import itself. A module that once failed to arrive stays failed for as long as the
 * page lives, however often it is imported, and so does a preload; what is fetched is simply asked for again.
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
