import { minifySync } from 'rolldown/utils';
import type { Plugin, Rolldown } from 'vite';
import { snapshotKey } from '../src/lib/snapshot/snapshot.ts';
import { lastDays } from '../src/lib/time/lastDays.ts';
import { showSnapshot } from '../src/lib/snapshot/show.ts';
import { ofPage } from './builtPage.ts';
import { openingCalls } from './openingCalls.ts';

/** Code to fetch before the code that would request it. Sources are named as in `src/`. */
interface Ahead {
  /** Without a known author, and at login. */
  guest: readonly string[];
  /** Behind login. */
  author: readonly string[];
  /** If rows of an author are kept on the device. */
  kept: readonly string[];
  /** The screens behind login, by route; `:` is the id of an open record. */
  screens: Readonly<Record<string, readonly string[]>>;
}

/** Files by group. */
interface Files {
  guest: string[];
  author: string[];
  kept: string[];
  /** Files of screens beside the author's group. */
  ofScreens: string[];
  /** Indexes into that list, by route. */
  screens: Record<string, number[]>;
}

type OpeningCalls = typeof openingCalls;

/** Runs in the page before all other code. `mark`: the key that tells that somebody works here, and in which time zone. */
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
    // Where nothing can be stored no author is known.
  }
  const route = location.hash;
  const author = here !== null && !route.startsWith('#/login');
  const add = (link: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), link));
  const preload = (href: string) => add({ rel: 'modulepreload', crossOrigin: '', href });
  // The same headers as the client's: an answer is reused only for an identical request.
  if (author)
    for (const href of calls) add({ rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href });
  for (const href of author ? files.author : files.guest) preload(href);
  if (!author || here === null) return;
  // A browser requests a font only at layout. Until it came, text would be laid out in fallback fonts, and then again.
  document.fonts.load('1em "Golos Text"', 'aя₽').catch(() => undefined);
  // The first use of Intl loads its data for all languages, which takes visible time. The page is waiting for its code anyway.
  globalThis.requestIdleCallback?.(() => new Intl.NumberFormat());
  const path = route.split('?')[0] || '#/';
  const coming: Record<string, Promise<void>> = {};
  // A module whose preload failed stays failed for the life of the page. A fetch can be repeated, so files are fetched first and preloaded
  // afterwards. If the console is kept on the device, its files are there.
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
      // Code that did not arrive is requested again by the part that needs it.
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
    // If the device does not know the author's time zone, the list makes the call itself.
    return;
  }
  const body = JSON.stringify({ page: parted ? undefined : 1, limit, sort, filter, edges });
  // A link cannot preload a call with a body: its answer waits for the identical call (`src/api/ahead.ts`).
  const json = 'application/json';
  const headers = { Accept: json, 'Content-Type': json };
  const asked: Record<string, unknown> = { url, body, route };
  // It is parsed here too: the first render has its rows if the answer is there by then.
  asked['answer'] = fetch(url, { method: 'POST', headers, body })
    .then((response): unknown => (response.ok ? response.json() : undefined))
    .then((json) => (asked['json'] = json))
    .catch(() => undefined);
  Object.assign(window, { askedAhead: asked });
}

type Bundle = Rolldown.OutputBundle;

/** The chunk of a source, and all of its imports, by file name. */
function chunksOf(bundle: Bundle, source: string, found = new Set<string>()): Set<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const isSource = (id: string | null) => id?.replaceAll('\\', '/').endsWith(`/src/${source}`) === true;
  // A dynamic import may be a facade file that imports the one with the source.
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

/** The device's keys for a known author and for kept rows; and the digest of the row schemas of this build. */
interface Noted {
  here: string;
  seen: string;
  shapes: string;
}

const callOf = (run: (...given: never[]) => void, ...given: unknown[]) =>
  `(${run.toString()})(${given.map((value) => (typeof value === 'function' ? String(value) : JSON.stringify(value))).join(',')});`;

/**
 * Fetches the code of the first screen along with the libraries: otherwise the page would request it only after these have run. The server cannot
 * know which screen it is, because the route is behind «#»; so a small script in the page decides. Until that screen is ready, it shows its snapshot.
 */
export const preloadOpening = (
  { guest, author, kept, screens }: Ahead,
  { here, seen, shapes }: Noted,
): Plugin =>
  ofPage('preload-opening', (html, bundle) => {
    const ofAll = (sources: readonly string[]) =>
      [...new Set(sources.flatMap((source) => [...chunksOf(bundle, source)]))]
        // Files that the page references itself are loading already; its import map has all files.
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
    // After the import map: some browsers ignore a map once a module was requested.
    const withScript = html.replace(
      /<script type="importmap"([^>]*)>.*?<\/script>/s,
      (map, nonce: string) => `${map}\n    <script${nonce}>${source}</script>`,
    );
    if (withScript === html) throw new Error('The page has no map of its modules');
    return withScript;
  });
