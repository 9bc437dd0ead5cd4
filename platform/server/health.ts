import { access, constants } from 'node:fs/promises';
import type { Files } from '../files/files.ts';
import { defaultLimits } from '../records/space.ts';
import type { Store } from '../store/store.ts';

/** What is wrong with a server: its database cannot be read, its disk is full, its folder cannot be written to. */
export type HealthProblem = 'database' | 'disk' | 'folder';

interface Needs {
  store: Store;
  files: Files;
  /** Must all be writable. */
  folders: readonly string[];
}

const isWritable = (folder: string) =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );

/** What is wrong at the moment; empty where all is well. */
export async function problemsOf({ store, files, folders }: Needs): Promise<HealthProblem[]> {
  const found: HealthProblem[] = [];
  await store.accounts.byId('').catch(() => found.push('database'));
  const writable = await Promise.all(folders.map(isWritable));
  if (writable.includes(false)) found.push('folder');
  else if ((await files.free()) < defaultLimits.reserve) found.push('disk');
  return found;
}
