import { atom, type Getter, type Setter } from 'jotai';
import { Refused } from '#lib/device/storage.ts';
import { deviceAtom } from '../device.ts';
import { addedSoFar, leaveAdded } from './addedByTab.ts';
import type { Patch } from './changes.ts';
import { commitAtom, engineAtom, onChange } from './engine.ts';
import { entriesAtom, isOver, type Entry } from './entries.ts';
import { discard } from './files.ts';
import { copyKey, handleKey, queueKey } from './keys.ts';
import { asKept, keptEntries } from './schema.ts';
import { markUploads } from './wake.ts';

/** How long changes of the queue are collected before they are stored, ms. */
const keepAfter = 500;

/** How many finished uploads stay on the stored list. */
const keptDone = 200;

/** The pause before a refused write of the queue is repeated, ms. */
const keepAgainAfter = 5000;

/** Where the queue is stored: on the device, only in a note, or not at all. */
type Kept = 'kept' | 'noted' | 'refused';

const keepingAtom = atom(() => ({
  next: null as { timer: ReturnType<typeof setTimeout>; afterMs: number } | null,
  last: 'kept' as Kept,
}));

/** The list without the oldest finished ones. */
function worthKeeping(entries: readonly Entry[]): Entry[] {
  let over = 0;
  return entries
    .toReversed()
    .filter((entry) => !(isOver(entry) && entry.delivered) || ++over <= keptDone)
    .toReversed()
    .map(asKept);
}

/** Warns the author about what the device does not store, until it does. Files without room are stored later if there is some. */
function tell(get: Getter, set: Setter, kept: Kept, hasRoomAgain: boolean): void {
  const patches = get(entriesAtom).flatMap((entry): Patch[] => {
    if (isOver(entry)) return [];
    const isToldOfCopy = entry.noticed !== 'notRemembered';
    const known = isToldOfCopy ? entry.noticed : entry.survival === 'noRoom' ? ('deviceFull' as const) : null;
    const noticed = kept === 'refused' ? ('notRemembered' as const) : known;
    const survival = hasRoomAgain && entry.survival === 'noRoom' ? null : entry.survival;
    if (noticed === entry.noticed && survival === entry.survival) return [];
    return [{ id: entry.id, patch: { noticed, survival } }];
  });
  if (patches.length > 0) set(commitAtom, { type: 'patch', patches });
}

/** Stores an author's queue. `set` first writes a note synchronously, for pages that are closing and disks that are full. */
async function write(
  get: Getter,
  author: string,
  entries: readonly Entry[],
  how: 'keep' | 'set',
): Promise<Kept> {
  const device = get(deviceAtom);
  try {
    if (entries.length > 0) await device[how](queueKey(author), worthKeeping(entries));
    else await device.remove(queueKey(author));
    markUploads(author, entries.length > 0);
    return 'kept';
  } catch (error) {
    if (!(error instanceof Refused && error.isNoted)) return 'refused';
    markUploads(author, true);
    return 'noted';
  }
}

/** Stores the queue at once. `isGoing`: the page may go before the write ends. */
export const keepNowAtom = atom(null, async (get, set, isGoing = false): Promise<void> => {
  const keeping = get(keepingAtom);
  const engine = get(engineAtom);
  const { author } = engine;
  if (keeping.next !== null) clearTimeout(keeping.next.timer);
  keeping.next = null;
  if (author === null || !engine.leading) return;
  const told = addedSoFar(get, set, author);
  const how = isGoing || keeping.last !== 'kept' ? 'set' : 'keep';
  let kept = await write(get, author, get(entriesAtom), how);
  // A note has the current list: it counts as newer than concurrent writes.
  if (kept === 'refused' && how === 'keep' && engine.author === author)
    kept = await write(get, author, get(entriesAtom), 'set');
  if (engine.author !== author) return;
  if (kept === 'kept') void told();
  else later(get, set, keepAgainAfter);
  const hasRoomAgain = kept === 'kept' && keeping.last !== 'kept';
  keeping.last = kept;
  tell(get, set, kept, hasRoomAgain);
});

/** Schedules storing the queue, unless an earlier write is scheduled. */
function later(get: Getter, set: Setter, afterMs: number): void {
  const keeping = get(keepingAtom);
  if (keeping.next !== null && keeping.next.afterMs <= afterMs) return;
  if (keeping.next !== null) clearTimeout(keeping.next.timer);
  keeping.next = { timer: setTimeout(() => void set(keepNowAtom), afterMs), afterMs };
}

onChange((get, set) => {
  const { author, leading } = get(engineAtom);
  if (author === null || !leading) return;
  markUploads(author, get(entriesAtom).length > 0);
  later(get, set, keepAfter);
});

/** The stored queue of an author. */
export const readKept = async (get: Getter, author: string): Promise<Entry[]> =>
  keptEntries(await get(deviceAtom).get(queueKey(author)));

/** The uploads that stay when their author leaves: only those that something of the author's waits for. */
export async function keepForReturn(get: Getter, author: string, entries: readonly Entry[]): Promise<void> {
  const device = get(deviceAtom);
  const stay = entries.filter((entry) => entry.target !== null && !entry.delivered);
  const left = leaveAdded(get, author, stay);
  if (!get(engineAtom).leading) return left;
  const ids = new Set(stay.map(({ id }) => id));
  // A disk without room for these must still remove the others.
  const removed = device.remove(queueKey(author)).catch(() => undefined);
  if ((await write(get, author, stay, 'set')) === 'refused') await device.remove(queueKey(author));
  await removed;
  for (const prefix of [handleKey(author, ''), copyKey(author, '')])
    for (const key of await device.keys(prefix))
      if (!ids.has(key.slice(prefix.length))) await discard(get, author, key.slice(prefix.length));
  await left;
}
