import { atom, type Getter, type Setter } from 'jotai';
import { deviceAtom } from '../device.ts';
import { addedSoFar, leaveAdded } from './added.ts';
import { engineAtom, onChange, patchAtom } from './engine.ts';
import { entriesAtom, isOver, type Entry } from './entries.ts';
import { copyKey, handleKey, queueKey } from './keys.ts';
import { asKept, keptEntries } from './schema.ts';
import { markUploads } from './wake.ts';

/** How long changes of the queue gather before the device has them, ms. */
const keepAfter = 500;

/** Uploads that are over and stay on the list of the device, to be looked at. */
const keptDone = 200;

const keepingAtom = atom(() => ({ timer: null as ReturnType<typeof setTimeout> | null, full: false }));

/** The list without the oldest of those that are over. */
function worthKeeping(entries: readonly Entry[]): Entry[] {
  let over = 0;
  return entries
    .toReversed()
    .filter((entry) => !(isOver(entry) && entry.delivered) || ++over <= keptDone)
    .toReversed()
    .map(asKept);
}

/** The device has no room even for the queue: the uploads go on, and will not be remembered. */
function tellFull(get: Getter, set: Setter): void {
  for (const entry of get(entriesAtom))
    if (!isOver(entry) && entry.noticed === null) set(patchAtom, entry.id, { noticed: 'deviceFull' });
}

/** Keeps a queue for an author. */
async function write(get: Getter, author: string, entries: readonly Entry[]): Promise<void> {
  const device = get(deviceAtom);
  if (entries.length > 0) await device.keep(queueKey(author), worthKeeping(entries));
  else await device.remove(queueKey(author));
  markUploads(author, entries.length > 0);
}

/** Keeps the queue on the device at once. */
export const keepNowAtom = atom(null, async (get, set): Promise<void> => {
  const keeping = get(keepingAtom);
  const { author, leading } = get(engineAtom);
  if (keeping.timer !== null) clearTimeout(keeping.timer);
  keeping.timer = null;
  if (author === null || !leading) return;
  const told = addedSoFar(get, author);
  try {
    await write(get, author, get(entriesAtom));
    keeping.full = false;
    void told();
  } catch {
    if (!keeping.full) tellFull(get, set);
    keeping.full = true;
  }
});

onChange((get, set) => {
  const keeping = get(keepingAtom);
  const { author, leading } = get(engineAtom);
  if (author === null || !leading || keeping.timer !== null) return;
  markUploads(author, get(entriesAtom).length > 0);
  keeping.timer = setTimeout(() => void set(keepNowAtom), keepAfter);
});

/** The queue that the device kept for an author. */
export const readKept = async (get: Getter, author: string): Promise<Entry[]> =>
  keptEntries(await get(deviceAtom).get(queueKey(author)));

/** What stays of an author who leaves: the uploads that something of theirs waits for, and nothing else. */
export async function keepForReturn(get: Getter, author: string, entries: readonly Entry[]): Promise<void> {
  const device = get(deviceAtom);
  const stay = entries.filter((entry) => entry.target !== null && !entry.delivered);
  const left = leaveAdded(get, author, stay);
  if (!get(engineAtom).leading) return left;
  const ids = new Set(stay.map(({ id }) => id));
  await write(get, author, stay).catch(() => device.remove(queueKey(author)));
  for (const prefix of [handleKey(author, ''), copyKey(author, '')])
    for (const key of await device.keys(prefix))
      if (!ids.has(key.slice(prefix.length))) await device.remove(key);
  await left;
}
