// Names and bytes that a power failure does not take back.
import { open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Whether the file system refused with one of these codes. */
export const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Writes the names in a folder to the disk: they lie apart from the bytes of its files. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows does not let a folder be opened, and writes names by itself.
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync().catch((error: unknown) => {
    // Some file systems of networks cannot do this with a folder; the name is there all the same.
    if (!hasCode(error, ['EINVAL', 'ENOTSUP'])) throw error;
  });
}

/** Writes everything in a folder, and in the folders in it, to the disk. */
export async function syncAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) await syncAll(place);
    else {
      // Windows syncs only what is open for writing; elsewhere a file may be read-only.
      await using handle = await open(place, process.platform === 'win32' ? 'r+' : 'r');
      await handle.sync();
    }
  }
  await syncFolder(folder);
}

/** Gives a complete folder its final name, in place of an empty one. Everything in it is on the disk before that. */
export async function settleFolder(draft: string, folder: string): Promise<void> {
  await syncAll(draft);
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  await syncFolder(path.dirname(path.resolve(folder)));
}
