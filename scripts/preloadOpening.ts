import { minifySync } from 'rolldown/utils';
import type { Plugin, Rolldown } from 'vite';
import { snapshotKey } from '../src/lib/snapshot/form.ts';
import { lastDays } from '../src/lib/time/lastDays.ts';
import { showSnapshot } from '../src/lib/snapshot/show.ts';
import { ofPage } from './builtPage.ts';
import { openingCalls } from './openingCalls.ts';

/** Whose code is fetched ahead of the code that would ask for it. Sources are named as in `src/`. */
interface Ahead {
  /** Where nobody is known to work here, and at login. */
  guest: readonly string[];
  /** Behind login. */
  author: readonly string[];
  /** Where rows of an author are kept on the device. */
  kept: readonly string[];
  /** The screens behind login, by route; `:` stands for the id of what is opened. */
  screens: Readonly<Record<string, readonly string[]>>;
}

/** Files by whose they are. */
interface Files {
  guest: string[];
  author: string[];
  kept: string[];
  /** What screens have beside the files of an author. */
  ofScreens: string[];
  /** By route, places in that list. */
  screens: Record<string, number[]>;
}

type OpeningCalls = typeof openingCalls;

/** Runs in the page before all else. `mark`: where the device notes that somebody works here, and by which clock. */
function fetchAhead(
  files: Files,
  { calls, lists }: OpeningCalls,
  mark: string,
  seen: string,
  momentsOf: typeof lastDays,
): void {
  let here: string | null = null;
  let kept = false;
  try {
    here = localStorage.getItem(mark);
    kept = localStorage.getItem(seen) !== null;
  } catch {
    // Where nothing can be stored nobody is known.
  }
  const route = location.hash;
  const author = here !== null && !route.startsWith('#/login');
  const add = (link: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), link));
  const preload = (href: string) => add({ rel: 'modulepreload', crossOrigin: '', href });
  // As the client of the calls asks: what is asked for in another way is not taken from here.
  if (author)
    for (const href of calls) add({ rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href });
  for (const href of author ? files.author : files.guest) preload(href);
  if (!author || here === null) return;
  // A browser asks for a font once it lays text out. Until it came every letter would be looked for in fonts that stand in, and all be laid out again.
  document.fonts.load('1em "Golos Text"', 'aя₽').catch(() => undefined);
  // The first words of dates, numbers and plurals bring the tables of all languages, long enough to be seen. The page waits for its code meanwhile.
  globalThis.requestIdleCallback?.(() => new Intl.NumberFormat());
  const path = route.split('?')[0] || '#/';
  const coming: Record<string, Promise<void>> = {};
  // A module whose preload failed stays failed for as long as the page lives. What is fetched can be asked for again, and is preloaded once it is
  // there. Where the console is kept on the device its files are.
  const isKept = navigator.serviceWorker?.controller != null;
  const bring = async (href: string) => {
    const answer = await fetch(href);
    if (!answer.ok) throw new TypeError(`${href}: ${answer.status}`);
    await answer.blob();
    preload(href);
  };
  const places = files.screens[path] ?? files.screens[path.replace(/[^/]+$/, ':')] ?? [];
  const ofScreen = files.ofScreens.filter((_, place) => places.includes(place));
  for (const href of new Set([...ofScreen, ...(kept ? files.kept : [])])) {
    if (isKept) preload(href);
    else {
      const address = new URL(href, location.href).href;
      coming[address] = bring(href);
      // What did not come is asked for again by whoever wants it.
      coming[address].catch(() => delete coming[address]);
    }
  }
  Object.assign(window, { filesAhead: coming });
  const list = lists[route || '#/'];
  if (list === undefined) return;
  const { url, sort, limit, days, parted, chosen } = list;
  if (chosen !== undefined && (localStorage.getItem(chosen[0]) ?? chosen[1]) !== chosen[1]) return;
  let filter: unknown;
  let edges: unknown;
  try {
    if (days !== undefined) ({ edges, ...filter } = momentsOf(days, here, Date.now(), parted));
  } catch {
    // The list knows what to do where the device does not know the author's clock.
    return;
  }
  const body = JSON.stringify({ page: parted ? undefined : 1, limit, sort, filter, edges });
  // A call with a body cannot be preloaded by a link: its answer waits for whoever makes this very call (`src/api/ahead.ts`).
  const json = 'application/json';
  const headers = { Accept: json, 'Content-Type': json };
  const asked: Record<string, unknown> = { url, body, route };
  // It is read here too: the first render has its rows where the answer is there by then.
  asked['answer'] = fetch(url, { method: 'POST', headers, body })
    .then((response): unknown => (response.ok ? response.json() : undefined))
    .then((json) => (asked['json'] = json))
    .catch(() => undefined);
  Object.assign(window, { askedAhead: asked });
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
  `(${run.toString()})(${given.map((value) => (typeof value === 'function' ? String(value) : JSON.stringify(value))).join(',')});`;

/**
 * Fetches the code of the first screen beside the libraries: the page would ask for it only after these have come and run. Which
 * screen it is the server cannot know, since the route is behind «#»; so a small script in the page looks. Until that screen is there,
 * it shows how the author left it.
 */
export const preloadOpening = (
  { guest, author, kept, screens }: Ahead,
  { here, seen, shapes }: Noted,
): Plugin =>
  ofPage('preload-opening', (html, bundle) => {
    const ofAll = (sources: readonly string[]) =>
      [...new Set(sources.flatMap((source) => [...chunksOf(bundle, source)]))]
        // Those that the page names itself are on their way; its map names all.
        .filter((fileName) => !html.includes(`="./${fileName}"`))
        .map((fileName) => `./${fileName}`);
    const ofAuthor = ofAll(author);
    const besides = (sources: readonly string[]) =>
      ofAll(sources).filter((fileName) => !ofAuthor.includes(fileName));
    const ofScreens = [...new Set(Object.values(screens).flatMap(besides))];
    const files: Files = {
      guest: ofAll(guest),
      author: ofAuthor,
      kept: besides(kept),
      ofScreens,
      screens: Object.fromEntries(
        Object.entries(screens).map(([route, sources]) => [
          route,
          besides(sources).map((fileName) => ofScreens.indexOf(fileName)),
        ]),
      ),
    };
    const call =
      callOf(fetchAhead, files, openingCalls, here, seen, lastDays) +
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
