import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { deltaOf, digestOf } from './encodings.ts';

/** The code of older builds, a folder for each, beside the build itself (`scripts/olderBuilds.ts`). */
export const olderFolder = (folder: string): string => `${folder}-older`;

/** File names with a digest of the content: those of code (`scripts/fileNames.ts`), and the build's own. */
const hashed = [/^(\/assets\/[\w-]{3})[\w-]{7}(\.js)$/, /^(\/assets\/[\w.-]*-)[\w-]{8}(\.(?:js|css))$/];

/**
 * The address pattern that all versions of a file match; null if its name has no digest. Names of the build begin with the file's meaning and end
 * with its digest (`vite.config.ts`).
 */
export function patternOf(address: string): string | null {
  const [, meaning, ending] = hashed.map((form) => form.exec(address)).find((found) => found !== null) ?? [];
  return meaning === undefined || ending === undefined ? null : `${meaning}*${ending}`;
}

/** The `Available-Dictionary` header: a digest between colons (RFC 9842). */
const digestAsked = (header: string | undefined): string | null =>
  /^\s*:([A-Za-z0-9+/]{43}=):\s*$/.exec(header ?? '')?.[1] ?? null;

/** Files of older builds by pattern and digest. */
async function findOlder(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const builds = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const build of builds.filter((entry) => entry.isDirectory())) {
    const home = path.join(folder, build.name);
    // The same name means the same content, in any build.
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
 * The difference between a file and the browser's version of it, as `dcz`. Each is computed once, in a thread of the pool. Only versions of the same
 * file count, so there are no more than older builds.
 */
export function deltas(folder: string) {
  let older: Promise<Map<string, string>> | null = null;
  const made = new Map<string, Promise<Buffer>>();
  /** A file that could not be read now may be there next time; meanwhile the whole file is sent. */
  const again = (forget: () => void) => () => {
    forget();
    return null;
  };
  /** `whole`: the file as it is sent otherwise. null if the browser has no usable version. */
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
