import { mapConcurrently } from '#lib/concurrency/mapConcurrently.ts';
import { filesOfMap } from './filesOfMap.ts';
import { freshPage } from './freshPage.ts';

/** What the build tells its worker. */
export interface Build {
  /** Tells it from other builds; its page says the same. */
  id: string;
  /** Its files, below the page's address, but for the page and those that the map in it names. */
  files: readonly string[];
}

/** What the worker is given, so that a test can stand in for it. */
interface Surroundings {
  build: Build;
  /** The address of the page. */
  home: string;
  caches: CacheStorage;
  fetch: (address: string, options?: RequestInit) => Promise<Response>;
  /** Builds that a page is open of, by their ids; null while a page has not told yet. */
  open: () => Promise<readonly string[] | null>;
}

/** Where the files of all builds are: their names tell their content. */
export const filesName = 'kabinet-files';
/** The page of a build, with the list of its files. */
const buildName = (id: string) => `kabinet-build-${id}`;
const idOf = (name: string) => name.slice(buildName('').length);
const isBuild = (name: string) => name.startsWith(buildName(''));

/** Files under way at a time: the author's own calls share the line with them. */
const atOnce = 2;

/** The same file is meant, however a request for it looks. */
const anyWay = { ignoreVary: true };

/** What the worker keeps of the console, and how it answers with it. */
export function keptConsole({ build, home, caches, fetch, open }: Surroundings) {
  const addressOf = (file: string) => new URL(file, home).href;
  const listAddress = addressOf('files.json');
  const named = new Set(build.files.map(addressOf));

  async function take(address: string): Promise<Response> {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer;
  }

  /** Takes the page. Fails where the server has the page of another build by now. */
  async function takePage(): Promise<{ page: Response; html: string }> {
    const page = await fetch(home, { cache: 'no-store', headers: { Accept: 'text/html' } });
    const html = await page.clone().text();
    const isOurs = page.ok && html.includes(`name="build" content="${build.id}"`);
    if (!isOurs) throw new Error(`The server has no page of ${build.id}`);
    return { page, html };
  }

  /** Takes the files that are not there yet. Fails where one cannot be had; those that came stay. */
  async function keepFiles(wanted: readonly string[]): Promise<void> {
    const files = await caches.open(filesName);
    const there = new Set((await files.keys()).map(({ url }) => url));
    const missing = wanted.map(addressOf).filter((address) => !there.has(address));
    await mapConcurrently(missing, atOnce, async (address) => files.put(address, await take(address)));
  }

  /** Drops other builds that no page is open of, and the files that no build is left of. */
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
    /** Takes the page, which names most files, all of them, and keeps the page once they are there. */
    async keep(): Promise<void> {
      const { page, html } = await takePage();
      const all = [...build.files, ...filesOfMap(html)];
      await keepFiles(all);
      const own = await caches.open(buildName(build.id));
      await own.put(listAddress, Response.json(all));
      await own.put(home, page);
    },

    clean,

    /** Whether an address is one of a file, of this build or an older one. */
    isFile: (address: string) => named.has(address) || address.startsWith(addressOf('assets/')),

    /** The page, from what is kept; null where it is not. */
    async page(): Promise<Response | null> {
      const kept = await (await caches.open(buildName(build.id))).match(home, anyWay);
      return kept === undefined ? null : freshPage(kept);
    },

    /** A file, from what is kept; undefined where it is not. */
    file: async (address: string) => (await caches.open(filesName)).match(address, anyWay),
  };
}
