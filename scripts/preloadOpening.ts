import { minifySync } from 'rolldown/utils';
import type { Plugin, Rolldown } from 'vite';
import { snapshotKey } from '../src/lib/snapshot/form.ts';
import { showSnapshot } from '../src/lib/snapshot/show.ts';
import { ofPage } from './builtPage.ts';
import { openingCalls } from './openingCalls.ts';

/** Whose code is fetched ahead of the code that would ask for it. Sources are named as in `src/`. */
interface Ahead {
  /** Where nobody is known to work here, and at login. */
  guest: readonly string[];
  /** Behind login. */
  author: readonly string[];
}

type OpeningCalls = typeof openingCalls;

/** Runs in the page before all else. `mark`: where the device notes that somebody works here. */
function fetchAhead(
  files: { guest: string[]; author: string[] },
  { calls, lists }: OpeningCalls,
  mark: string,
): void {
  let here = false;
  try {
    here = localStorage.getItem(mark) !== null;
  } catch {
    // Where nothing can be stored nobody is known.
  }
  const route = location.hash;
  const author = here && !route.startsWith('#/login');
  const add = (link: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), link));
  // As the client of the calls asks: what is asked for in another way is not taken from here.
  if (author)
    for (const href of calls) add({ rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href });
  for (const href of author ? files.author : files.guest)
    add({ rel: 'modulepreload', crossOrigin: '', href });
  const list = author ? lists[route] : undefined;
  if (list === undefined) return;
  const [url, sort] = list;
  const body = JSON.stringify({ page: 1, limit: 24, sort });
  // A call with a body cannot be preloaded by a link: its answer waits for whoever makes this very call (`src/api/ahead.ts`).
  const json = 'application/json';
  const headers = { Accept: json, 'Content-Type': json };
  const answer = fetch(url, { method: 'POST', headers, body });
  answer.catch(() => undefined);
  Object.assign(window, { askedAhead: { url, body, route, answer } });
}

type Bundle = Rolldown.OutputBundle;

/** The chunk that a source is in, and all that it imports, by their file names. */
function chunksOf(bundle: Bundle, source: string, found = new Set<string>()): Set<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const isSource = (id: string | null) => id?.replaceAll('\\', '/').endsWith(`/src/${source}`) === true;
  // What is imported dynamically may be a file of its own that leads to the one that has the source.
  const home =
    chunks.find(({ facadeModuleId }) => isSource(facadeModuleId)) ??
    chunks.find(({ moduleIds }) => moduleIds.some(isSource));
  if (home === undefined) throw new Error(`No chunk has src/${source}`);
  const add = (fileName: string) => {
    if (found.has(fileName)) return;
    found.add(fileName);
    const chunk = bundle[fileName];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) add(imported);
  };
  add(home.fileName);
  return found;
}

/** Where the device notes that somebody works here, and that what they saw is kept; and the digest of what rows look like to this build. */
interface Noted {
  here: string;
  seen: string;
  shapes: string;
}

const callOf = (run: (...given: never[]) => void, ...given: unknown[]) =>
  `(${run.toString()})(${given.map((value) => JSON.stringify(value)).join(',')});`;

/**
 * Fetches the code of the first screen beside the libraries: the page would ask for it only after these have come and run. Which
 * screen it is the server cannot know, since the route is behind «#»; so a small script in the page looks. Until that screen is there,
 * it shows how the author left it.
 */
export const preloadOpening = ({ guest, author }: Ahead, { here, seen, shapes }: Noted): Plugin =>
  ofPage('preload-opening', (html, bundle) => {
    const ofAll = (sources: readonly string[]) =>
      [...new Set(sources.flatMap((source) => [...chunksOf(bundle, source)]))]
        // Those that the page names itself are on their way; its map names all.
        .filter((fileName) => !html.includes(`="./${fileName}"`))
        .map((fileName) => `./${fileName}`);
    const files = { guest: ofAll(guest), author: ofAll(author) };
    const call =
      callOf(fetchAhead, files, openingCalls, here) +
      callOf(showSnapshot, { here, seen, shapes, prefix: snapshotKey('') });
    const source = minifySync('ahead.js', call).code;
    // After the map: where a module is asked for before it, some browsers take no map any more.
    const withScript = html.replace(
      /<script type="importmap"([^>]*)>.*?<\/script>/s,
      (map, nonce: string) => `${map}\n    <script${nonce}>${source}</script>`,
    );
    if (withScript === html) throw new Error('The page has no map of its modules');
    return withScript;
  });
