import type { Getter } from 'jotai';
import * as v from 'valibot';
import { differenceOf } from '#lib/file/fileMark.ts';
import { late } from '#lib/loading/late.ts';
import { deviceAtom } from '../device.ts';
import { engineAtom } from './engine.ts';
import type { Entry } from './entries.ts';
import { copyKey, handleKey } from './keys.ts';

/** What a file needs before it can be read again. */
interface Missing {
  needs: 'permission' | 'choice';
}

const mode = { mode: 'read' } as const;

/** A file handle with the API of all browsers; permissions are Chromium's. */
interface Asking {
  queryPermission?: (how: typeof mode) => Promise<PermissionState>;
  requestPermission?: (how: typeof mode) => Promise<PermissionState>;
}

const isHandle = (value: unknown): value is FileSystemFileHandle & Asking =>
  typeof FileSystemFileHandle !== 'undefined' && value instanceof FileSystemFileHandle;

/** The file handle, of this visit or an earlier one. */
export async function handleOf(
  get: Getter,
  id: string,
  author = get(engineAtom).author,
): Promise<(FileSystemFileHandle & Asking) | null> {
  const { handles } = get(engineAtom);
  const held: unknown = handles.get(id);
  if (isHandle(held)) return held;
  if (author === null) return null;
  const kept = await get(deviceAtom).get(handleKey(author, id));
  return isHandle(kept) ? kept : null;
}

/** Reads a handle's file; null if it is gone. */
export const readHandle = (handle: FileSystemFileHandle): Promise<File | null> =>
  handle.getFile().catch(() => null);

const copy = v.object({ bytes: v.blob(), name: v.string(), type: v.string(), lastModified: v.number() });

async function copyOf(get: Getter, { id }: Entry): Promise<File | null> {
  const { author } = get(engineAtom);
  if (author === null) return null;
  const kept = v.safeParse(copy, await get(deviceAtom).get(copyKey(author, id)));
  if (!kept.success) return null;
  const { bytes, name, ...facts } = kept.output;
  return new File([bytes], name, facts);
}

/** The file of an earlier visit's upload: from its handle if readable, or its copy; else what it needs. */
export async function findFile(get: Getter, entry: Entry): Promise<File | Missing> {
  const handle = await handleOf(get, entry.id);
  if (handle !== null) {
    const state = (await handle.queryPermission?.(mode)) ?? 'granted';
    if (state !== 'granted') return { needs: 'permission' };
    const file = await readHandle(handle);
    if (file !== null && (await differenceOf(file, entry.mark)) === null) return file;
  }
  const file = await copyOf(get, entry);
  return file ?? { needs: 'choice' };
}

/** Asks the browser for permission to read a file. Needs a user gesture. */
export async function askLeave(handle: FileSystemFileHandle & Asking): Promise<boolean> {
  return ((await handle.requestPermission?.(mode)) ?? 'granted') === 'granted';
}

const unpacked = late(() => import('#lib/file/unpacked.ts'));

/** Removes the file of an upload from the device. */
export async function discard(get: Getter, author: string, id: string): Promise<void> {
  const device = get(deviceAtom);
  // An unreadable one must not block the others.
  const handle = await handleOf(get, id, author).catch(() => null);
  // A file unpacked from an archive belongs to the console, and nobody else removes it.
  if (handle !== null)
    await unpacked
      .load()
      .then(({ dropUnpacked }) => dropUnpacked(handle))
      .catch(() => undefined);
  await device.remove(handleKey(author, id));
  await device.remove(copyKey(author, id));
}
