import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { olderFolder } from '../platform/server/dictionaries.ts';

/** How many previous builds are kept. */
const kept = 3;

/** The build id of a built page (`scripts/offlineWorker.ts`); null if there is no page. */
async function markOf(folder: string): Promise<string | null> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => '');
  return /<meta name="build" content="([\w-]+)"/.exec(page)?.[1] ?? null;
}

/** Stores the code of the build in a folder next to it, and drops all but the latest stored ones. */
async function keepOlder(folder: string): Promise<void> {
  const mark = await markOf(folder);
  if (mark === null) return;
  const home = olderFolder(folder);
  const own = path.join(home, mark);
  await mkdir(home, { recursive: true });
  await rm(own, { recursive: true, force: true });
  const draft = path.join(home, '.draft');
  await rm(draft, { recursive: true, force: true });
  await cp(path.join(folder, 'assets'), draft, {
    recursive: true,
    filter: (file) => !/\.\w+$/.test(path.basename(file)) || /\.(?:js|css)$/.test(file),
  });
  // Atomically.
  await rename(draft, own);
  const builds = (await readdir(home)).filter((name) => !name.startsWith('.'));
  const times = await Promise.all(
    builds.map(async (name) => ({ name, made: (await stat(path.join(home, name))).ctimeMs })),
  );
  const gone = times.toSorted((a, b) => b.made - a.made).slice(kept);
  await Promise.all(gone.map(({ name }) => rm(path.join(home, name), { recursive: true, force: true })));
}

/**
 * Keeps the code of previous builds beside the new one. The server uses a browser's older file as a compression dictionary for the new one
 * (`platform/server/dictionaries.ts`). Older files are not served.
 */
export function olderBuilds(): Plugin {
  let folder = '';
  return {
    name: 'older-builds',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir);
    },
    // Before the folder is emptied.
    buildStart: () => keepOlder(folder),
  };
}
