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

/** A file up to this is copied to the device, bytes: larger ones would take long, and much of its room. */
const largestCopy = 20 * 1024 * 1024;

/** All copies together, bytes. */
const copiesRoom = 300 * 1024 * 1024;

/** What a copy must leave free on the device, bytes. */
const spare = 100 * 1024 * 1024;

/** Files that are secured at a time. */
const atOnce = 20;

/** How long the file of a cancelled upload stays, ms: longer than any toast offers it back, unless somebody points at it that long. */
const heldBackFor = 10 * 60_000;

const securingAtom = atom(() => ({
  /** Ids whose files lie on the device. */
  lie: new Set<string>(),
  /** Those of them that this page has put there, and whose they are. */
  put: new Map<string, string>(),
  seen: new Set<string>(),
  waiting: [] as string[],
  busy: false,
}));

/** Whether the device has room for a copy; one that cannot tell is tried. */
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

/** What the author is told of a copy, or no longer; that the upload itself is not kept is the graver news. */
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
        // It is tried again once the device has room.
        if (survival === 'noRoom') get(securingAtom).seen.delete(entry.id);
        return { id: entry.id, patch: { survival, ...noticeOf(entry, survival) } };
      }),
    );
    set(commitAtom, { type: 'patch', patches });
  }
  securing.busy = false;
}

/**
 * Takes from the device what no upload needs any more, once the device knows so: a page that went in between would want the file of an
 * upload that has arrived.
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

/** Keeps the files that this tab has added so that they outlive it, as far as the browser and its room allow. */
export const secureAtom = atom(null, (get, set) => {
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

/** Lets the files of cancelled uploads lie for a while: they may be brought back, and are secured anew then. */
function holdBack(get: Getter, set: Setter, ids: readonly string[]): void {
  const { heldBack } = get(engineAtom);
  const held = ids.map((id) => [id, heldBack.get(id)] as const);
  for (const id of ids) get(securingAtom).seen.delete(id);
  setTimeout(() => {
    // What was brought back and cancelled again has a while of its own.
    for (const [id, at] of held) if (heldBack.get(id) === at) heldBack.delete(id);
    set(secureAtom);
  }, heldBackFor);
}

onChange((get, set, change) => {
  if (change.type === 'remove' && change.isOffered) holdBack(get, set, change.ids);
  if (change.type === 'provide') get(securingAtom).seen.delete(change.id);
  if (change.type !== 'move') set(secureAtom);
});

/** Finds what earlier visits left on the device, and takes away what belongs to no upload. */
export async function findSecured(get: Getter, author: string, entries: readonly Entry[]): Promise<void> {
  const device = get(deviceAtom);
  const { lie } = get(securingAtom);
  const { gone } = get(engineAtom);
  for (const prefix of [handleKey(author, ''), copyKey(author, '')])
    for (const key of await device.keys(prefix)) {
      const id = key.slice(prefix.length);
      // What was added a moment ago may lie there already.
      if ([...entries, ...get(entriesAtom)].some((entry) => entry.id === id)) lie.add(id);
      // What left the list as this tab came to it may be sent alone by the tab that has added it, out of the file that lies here.
      else if (!gone.has(id)) await discard(get, author, id);
    }
}

/** An author leaves. What a tab that sends alone has put on the device goes, since no other one knows of it; else the tab that works sees to it. */
export async function leaveSecured(get: Getter): Promise<void> {
  const { put } = get(securingAtom);
  const mine = [...put];
  put.clear();
  if (get(engineAtom).author !== null) return;
  const untold = (error: unknown) => logFailure('A file was not taken off this device', error);
  for (const [id, author] of mine) await discard(get, author, id).catch(untold);
}
