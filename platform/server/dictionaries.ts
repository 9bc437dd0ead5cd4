import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { deltaOf, digestOf } from './encodings.ts';

/** Where the code of older builds lies, a folder for each, beside the build itself (`scripts/olderBuilds.ts`). */
export const olderFolder = (folder: string): string => `${folder}-older`;

/** Names with the digest of what is in the file: of code (`scripts/fileNames.ts`), and of what the build names by itself. */
const hashed = [/^(\/assets\/[\w-]{3})[\w-]{7}(\.js)$/, /^(\/assets\/[\w.-]*-)[\w-]{8}(\.(?:js|css))$/];

/**
 * The address of a file whatever is in it, as a pattern that all of its versions match; null where its name has no digest. The names of the
 * build begin with what a file is, and end with its digest (`vite.config.ts`).
 */
export function patternOf(address: string): string | null {
  const [, meaning, ending] = hashed.map((form) => form.exec(address)).find((found) => found !== null) ?? [];
  return meaning === undefined || ending === undefined ? null : `${meaning}*${ending}`;
}

/** What the browser says that it has: a digest between colons (RFC 9842). */
const digestAsked = (header: string | undefined): string | null =>
  /^\s*:([A-Za-z0-9+/]{43}=):\s*$/.exec(header ?? '')?.[1] ?? null;

/** Files of older builds by what they are and by their digests. */
async function findOlder(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const builds = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const build of builds.filter((entry) => entry.isDirectory())) {
    const home = path.join(folder, build.name);
    // The same name is the same content, whichever build it is of.
    for (const name of await readdir(home)) files.set(`/assets/${name}`, path.join(home, name));
  }
  const found = [...files].map(async ([address, file]): Promise<[string, string][]> => {
    const pattern = patternOf(address);
    if (pattern === null) return [];
    const digest = digestOf(await readFile(file)).toString('base64');
    return [[`${pattern} ${digest}`, file]];
  });
  return new Map((await Promise.all(found)).flat());
}

/**
 * What differs between a file and the version of it that a browser has, as bytes of `dcz`. Each is made once, in a thread of the pool. Only
 * versions of the very file count, so that there are no more of them than older builds, whatever is asked.
 */
export function deltas(folder: string) {
  let older: Promise<Map<string, string>> | null = null;
  const made = new Map<string, Promise<Buffer>>();
  /** What could not be read now may be there the next time, and until then the whole file does. */
  const again = (forget: () => void) => () => {
    forget();
    return null;
  };
  /** `whole`: the file as it travels otherwise. Null where the browser has nothing that helps. */
  return async (
    address: string,
    file: string,
    available: string | undefined,
    whole: () => Promise<Buffer>,
  ): Promise<Buffer | null> => {
    const [pattern, digest] = [patternOf(address), digestAsked(available)];
    if (pattern === null || digest === null) return null;
    older ??= findOlder(olderFolder(folder));
    const known = await older.catch(again(() => (older = null)));
    const dictionary = known?.get(`${pattern} ${digest}`);
    if (dictionary === undefined) return null;
    const key = `${address} ${digest}`;
    const make = async () => {
      const [newer, earlier] = await Promise.all([readFile(file), readFile(dictionary)]);
      return deltaOf(newer, earlier);
    };
    const delta = made.get(key) ?? make();
    made.set(key, delta);
    const bytes = await delta.catch(again(() => made.delete(key)));
    return bytes !== null && bytes.length < (await whole()).length ? bytes : null;
  };
}
