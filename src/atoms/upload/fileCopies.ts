import { atom, type Getter, type Setter } from 'jotai';
import type { Device } from '#lib/device/device.ts';
import { logFailure } from '#lib/log.ts';
import { deviceAtom } from '../device.ts';
import { commitAtom, engineAtom, onChange } from './engine.ts';
import { entriesAtom, isOver, type Entry, type Survival } from './entries.ts';
import { discard } from './files.ts';
import { keepNowAtom } from './keep.ts';
import { copyKey, handleKey } from './keys.ts';
import type { Patch } from './changes.ts';

/** The maximum size of a file that is copied to the device, bytes: larger ones would take long, and much space. */
const largestCopy = 20 * 1024 * 1024;

/** All copies together, bytes. */
const copiesRoom = 300 * 1024 * 1024;

/** The free space that a copy must leave on the device, bytes. */
const spare = 100 * 1024 * 1024;

/** How many files are copied at once. */
const atOnce = 20;

/** How long the file of a cancelled upload stays, ms: longer than any toast offers the undo, unless somebody keeps pointing at it. */
const heldBackFor = 10 * 60_000;

const securingAtom = atom(() => ({
  /** Ids whose files are stored on the device. */
  lie: new Set<string>(),
  /** Those that this page has stored, with their owners. */
  put: new Map<string, string>(),
  seen: new Set<string>(),
  waiting: [] as string[],
  busy: false,
}));

/** Whether the device has room for a copy. If it cannot tell, the attempt is made. */
async function hasRoom(size: number): Promise<boolean> {
  const { quota, usage } = (await globalThis.navigator?.storage?.estimate?.().catch(() => null)) ?? {};
  return quota === undefined || usage === undefined || quota - usage > size + spare;
}

const copied = (get: Getter) =>
  get(entriesAtom).reduce((sum, { survival, size }) => sum + (survival === 'copy' ? size : 0), 0);

async function secure(get: Getter, device: Device, author: string, entry: Entry): Promise<Survival> {
  const { files, handles } = get(engineAtom);
  const { lie, put } = get(securingAtom);
  const laid = () => {
    lie.add(entry.id);
    put.set(entry.id, author);
  };
  const [file, handle] = [files.get(entry.id), handles.get(entry.id)];
  try {
    if (handle !== undefined) {
      await device.keep(handleKey(author, entry.id), handle);
      laid();
      return 'handle';
    }
    if (file === undefined || file.size > largestCopy || copied(get) + file.size > copiesRoom)
      return 'choice';
    if (!(await hasRoom(file.size))) return 'noRoom';
    const { name, type, lastModified } = file;
    await device.keep(copyKey(author, entry.id), { bytes: file, name, type, lastModified });
    laid();
    return 'copy';
  } catch {
    return 'noRoom';
  }
}

/** The warning about a copy; a warning that the upload itself is not stored takes precedence. */
function noticeOf({ noticed }: Entry, survival: Survival): Partial<Entry> {
  if (survival === 'noRoom') return noticed === 'notRemembered' ? {} : { noticed: 'deviceFull' };
  return noticed === 'deviceFull' ? { noticed: null } : {};
}

async function work(get: Getter, set: Setter): Promise<void> {
  const securing = get(securingAtom);
  const { author } = get(engineAtom);
  if (securing.busy || author === null) return;
  securing.busy = true;
  while (securing.waiting.length > 0 && get(engineAtom).author === author) {
    const ids = securing.waiting.splice(0, atOnce);
    const entries = get(entriesAtom).filter(({ id }) => ids.includes(id));
    const patches = await Promise.all(
      entries.map(async (entry): Promise<Patch> => {
        const survival = await secure(get, get(deviceAtom), author, entry);
        // It is repeated once the device has room.
        if (survival === 'noRoom') get(securingAtom).seen.delete(entry.id);
        return { id: entry.id, patch: { survival, ...noticeOf(entry, survival) } };
      }),
    );
    set(commitAtom, { type: 'patch', patches });
  }
  securing.busy = false;
}

/**
 * Removes files that no upload needs any more, once the device has stored that. Otherwise, if the page went in between, the next one would want the
 * file of a finished upload.
 */
async function release(get: Getter, set: Setter, author: string): Promise<void> {
  const { lie, put, seen } = get(securingAtom);
  if (lie.size === 0) return;
  const listed = get(entriesAtom).flatMap((entry) => (isOver(entry) ? [] : [entry.id]));
  const needed = new Set([...get(engineAtom).heldBack.keys(), ...listed]);
  const over = [...lie].filter((id) => !needed.has(id));
  if (over.length === 0) return;
  for (const id of over) {
    for (const known of [lie, put, seen]) known.delete(id);
  }
  await set(keepNowAtom);
  for (const id of over) await discard(get, author, id);
}

/** Stores files added by this tab so that they outlive it, as far as the browser and its space allow. */
export const copyAddedFilesAtom = atom(null, (get, set) => {
  const { author, tab, files } = get(engineAtom);
  if (author === null) return;
  const { seen, waiting } = get(securingAtom);
  for (const { id, origin, survival } of get(entriesAtom)) {
    if (survival !== null || origin !== tab || seen.has(id) || !files.has(id)) continue;
    seen.add(id);
    waiting.push(id);
  }
  void release(get, set, author);
  void work(get, set);
});

/** Keeps the files of cancelled uploads for a while: the uploads may be restored, and then store them again. */
function holdBack(get: Getter, set: Setter, ids: readonly string[]): void {
  const { heldBack } = get(engineAtom);
  const held = ids.map((id) => [id, heldBack.get(id)] as const);
  for (const id of ids) get(securingAtom).seen.delete(id);
  setTimeout(() => {
    // An upload that was restored and cancelled again gets its time again.
    for (const [id, at] of held) if (heldBack.get(id) === at) heldBack.delete(id);
    set(copyAddedFilesAtom);
  }, heldBackFor);
}

onChange((get, set, change) => {
  if (change.type === 'remove' && change.isOffered) holdBack(get, set, change.ids);
  if (change.type === 'provide') get(securingAtom).seen.delete(change.id);
  if (change.type !== 'move') set(copyAddedFilesAtom);
});

/** Finds files of earlier visits on the device, and removes those of no upload. */
export async function findFileCopies(get: Getter, author: string, entries: readonly Entry[]): Promise<void> {
  const device = get(deviceAtom);
  const { lie } = get(securingAtom);
  const { gone } = get(engineAtom);
  for (const prefix of [handleKey(author, ''), copyKey(author, '')])
    for (const key of await device.keys(prefix)) {
      const id = key.slice(prefix.length);
      // A file added a moment ago may be stored already.
      if ([...entries, ...get(entriesAtom)].some((entry) => entry.id === id)) lie.add(id);
      // A tab that uploads alone may still send an entry that left the list when this tab took over, from the file stored here.
      else if (!gone.has(id)) await discard(get, author, id);
    }
}

/** When an author leaves, files of a tab that uploads alone are removed, because no other tab knows of them; otherwise the working tab does it. */
export async function leaveFileCopies(get: Getter): Promise<void> {
  const { put } = get(securingAtom);
  const mine = [...put];
  put.clear();
  if (get(engineAtom).author !== null) return;
  const untold = (error: unknown) => logFailure('A file was not taken off this device', error);
  for (const [id, author] of mine) await discard(get, author, id).catch(untold);
}
