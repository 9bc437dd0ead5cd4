import { mapConcurrently } from '#lib/concurrency/mapConcurrently.ts';
import { filesOfMap } from './filesOfMap.ts';
import { freshPage } from './freshPage.ts';

/** What the build tells its worker. */
export interface Build {
  /** The build id, which its page has too. */
  id: string;
  /** Its files, relative to the page, without the page itself and those in its import map. */
  files: readonly string[];
}

/** The worker's environment, replaceable in tests. */
interface Surroundings {
  build: Build;
  /** The address of the page. */
  home: string;
  caches: CacheStorage;
  fetch: (address: string, options?: RequestInit) => Promise<Response>;
  /** Builds that pages have open, by id; null while a page has not told its build yet. */
  open: () => Promise<readonly string[] | null>;
}

/** The cache of all builds' files: their names depend on their content. */
export const filesName = 'kabinet-files';
/** The cache of a build's page, with the list of its files. */
const buildName = (id: string) => `kabinet-build-${id}`;
const idOf = (name: string) => name.slice(buildName('').length);
const isBuild = (name: string) => name.startsWith(buildName(''));

/** Concurrent downloads: the author's own calls share the line with them. */
const atOnce = 2;

/** Matches a file whatever the headers of the request are. */
const anyWay = { ignoreVary: true };

/** What the worker stores of the console, and how it answers with it. */
export function keptConsole({ build, home, caches, fetch, open }: Surroundings) {
  const addressOf = (file: string) => new URL(file, home).href;
  const listAddress = addressOf('files.json');
  const named = new Set(build.files.map(addressOf));

  async function take(address: string): Promise<Response> {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer;
  }

  /** Fetches the page. Rejects if the server has the page of another build by now. */
  async function takePage(): Promise<{ page: Response; html: string }> {
    const page = await fetch(home, { cache: 'no-store', headers: { Accept: 'text/html' } });
    const html = await page.clone().text();
    const isOurs = page.ok && html.includes(`name="build" content="${build.id}"`);
    if (!isOurs) throw new Error(`The server has no page of ${build.id}`);
    return { page, html };
  }

  /** Fetches the missing files. Rejects if one cannot be fetched; the others stay. */
  async function keepFiles(wanted: readonly string[]): Promise<void> {
    const files = await caches.open(filesName);
    const there = new Set((await files.keys()).map(({ url }) => url));
    const missing = wanted.map(addressOf).filter((address) => !there.has(address));
    await mapConcurrently(missing, atOnce, async (address) => files.put(address, await take(address)));
  }

  /** Deletes other builds that no page has open, and files that no build uses. */
  async function clean(): Promise<void> {
    const names = (await caches.keys()).filter(isBuild);
    const opened = await open();
    if (opened === null) return;
    const gone = names.filter((name) => idOf(name) !== build.id && !opened.includes(idOf(name)));
    if (gone.length === 0) return;
    await Promise.all(gone.map((name) => caches.delete(name)));
    const wanted = new Set(named);
    for (const name of names.filter((other) => !gone.includes(other))) {
      const list = await (await caches.open(name)).match(listAddress);
      const files: unknown = await list?.json();
      if (Array.isArray(files)) for (const file of files) wanted.add(addressOf(String(file)));
    }
    const files = await caches.open(filesName);
    for (const request of await files.keys()) if (!wanted.has(request.url)) await files.delete(request);
  }

  return {
    /** Fetches the page, which names most files, then all files, and stores the page last. */
    async keep(): Promise<void> {
      const { page, html } = await takePage();
      const all = [...build.files, ...filesOfMap(html)];
      await keepFiles(all);
      const own = await caches.open(buildName(build.id));
      await own.put(listAddress, Response.json(all));
      await own.put(home, page);
    },

    clean,

    /** Whether an address is a file of this build or of an older one. */
    isFile: (address: string) => named.has(address) || address.startsWith(addressOf('assets/')),

    /** The stored page; null if there is none. */
    async page(): Promise<Response | null> {
      const kept = await (await caches.open(buildName(build.id))).match(home, anyWay);
      return kept === undefined ? null : freshPage(kept);
    },

    /** A stored file; undefined if there is none. */
    file: async (address: string) => (await caches.open(filesName)).match(address, anyWay),
  };
}
