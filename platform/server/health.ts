import { access, constants } from 'node:fs/promises';
import { defaultLimits } from '../records/space.ts';
import type { Store } from '../store/store.ts';

/** Problems of a server: its database or bucket cannot be read, its disk is full, its folder is not writable. */
export type HealthProblem = 'bucket' | 'database' | 'disk' | 'folder';

interface Needs {
  store: Store;
  /** Free space on the disk, bytes. */
  room: () => Promise<number>;
  /** Throws if the bucket does not answer; null if there is none. */
  check: (() => Promise<void>) | null;
  /** Must all be writable. */
  folders: readonly string[];
}

const isWritable = (folder: string) =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );

/** The current problems; empty if there are none. */
export async function problemsOf({ store, room, check, folders }: Needs): Promise<HealthProblem[]> {
  const found: HealthProblem[] = [];
  await store.accounts.byId('').catch(() => found.push('database'));
  await check?.().catch(() => found.push('bucket'));
  const writable = await Promise.all(folders.map(isWritable));
  if (writable.includes(false)) found.push('folder');
  else if ((await room()) < defaultLimits.reserve) found.push('disk');
  return found;
}
