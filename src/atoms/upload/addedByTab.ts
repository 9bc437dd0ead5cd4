import { atom, type Getter, type Setter } from 'jotai';
import { Refused } from '#lib/device/storage.ts';
import { deviceAtom } from '../device.ts';
import { commitAtom, engineAtom, onChange } from './engine.ts';
import { entriesAtom, type Entry } from './entries.ts';
import { addedKey, tabKey } from './keys.ts';
import { asKept, keptEntries } from './schema.ts';

// A file added in one tab while another works is reported to that one, which stores it. Both tabs may go before it has heard: until it confirms, the
// adding tab keeps the file in a record of its own.

/** The pause before a refused write of the record is repeated, ms. */
const noteAgainAfter = 5000;

const addedAtom = atom(() => ({
  /** Ids added by this tab that nobody has stored yet. */
  mine: new Set<string>(),
  /** Ids added by other tabs that must still be confirmed. */
  heard: new Set<string>(),
  /** Records of tabs that may be closed, whose entries this tab has received. */
  records: new Set<string>(),
  /** When a refused write is repeated. */
  again: null as ReturnType<typeof setTimeout> | null,
}));

/** Updates the record of this tab. */
async function note(get: Getter, author: string): Promise<void> {
  const device = get(deviceAtom);
  const { naming } = get(engineAtom);
  // Under another tab's name it would overwrite what that one has added.
  if (naming !== null && (await naming.catch(() => null)) === null) return;
  const added = get(addedAtom);
  if (added.again !== null) clearTimeout(added.again);
  added.again = null;
  const key = addedKey(author, get(engineAtom).tab);
  const entries = get(entriesAtom).filter(({ id }) => added.mine.has(id));
  try {
    await (entries.length > 0 ? device.set(key, entries.map(asKept)) : device.remove(key));
  } catch (error) {
    // Without room both tabs still have it in memory.
    if (error instanceof Refused && error.isNoted) return;
    if (added.again !== null) clearTimeout(added.again);
    added.again = setTimeout(() => recordAdded(get), noteAgainAfter);
  }
}

/** Stores what this tab has added and nobody has stored, while another tab works: the page may go, or the device may have room again. */
export function recordAdded(get: Getter): void {
  const { author, leading } = get(engineAtom);
  if (author !== null && !leading && get(addedAtom).mine.size > 0) void note(get, author);
}

onChange((get, _set, change) => {
  const { author, leading, tab } = get(engineAtom);
  if (author === null) return;
  const { mine, heard, records } = get(addedAtom);
  if (change.type === 'add')
    for (const { id, origin } of change.entries) {
      if (origin !== tab) {
        heard.add(id);
        records.add(addedKey(author, origin));
      } else if (!leading) mine.add(id);
    }
  // An entry that the working tab has reported is stored by that one.
  const isOfOthers = change.type === 'all' || change.type === 'patch' || change.type === 'move';
  if (!leading && !isOfOthers && mine.size > 0) void note(get, author);
});

/** The working tab has stored these. */
export function confirmStored(get: Getter, ids: readonly string[]): void {
  const { author } = get(engineAtom);
  const { mine } = get(addedAtom);
  const isMine = ids.filter((id) => mine.delete(id)).length > 0;
  if (isMine && author !== null) void note(get, author);
}

/** Entries of tabs that nobody may have stored. */
export async function readAdded(get: Getter, author: string): Promise<Entry[]> {
  const device = get(deviceAtom);
  const { records, heard } = get(addedAtom);
  const keys = await device.keys(addedKey(author, ''));
  const entries = (await Promise.all(keys.map(async (key) => keptEntries(await device.get(key))))).flat();
  for (const key of keys) records.add(key);
  for (const { id } of entries) heard.add(id);
  return entries;
}

/** Removes the record of a closed tab, once `isRead`; an open one does so itself. */
async function drop(
  get: Getter,
  author: string,
  key: string,
  isRead: () => Promise<boolean> = async () => true,
): Promise<void> {
  const device = get(deviceAtom);
  const tab = key.slice(addedKey(author, '').length);
  if (tab === get(engineAtom).tab) return device.remove(key);
  const letGo = await device.hold(tabKey(tab));
  if (letGo === null) return;
  if (await isRead()) await device.remove(key);
  letGo();
}

/** Whether all entries of a record have been on the list. Entries that have not are added: their tab went before it was heard. */
async function readRecord(get: Getter, set: Setter, author: string, key: string): Promise<boolean> {
  const kept = keptEntries(await get(deviceAtom).get(key));
  const { gone, author: here } = get(engineAtom);
  if (here !== author) return false;
  const known = new Set([...get(entriesAtom).map(({ id }) => id), ...gone]);
  const entries = kept.filter(({ id }) => !known.has(id));
  if (entries.length > 0) set(commitAtom, { type: 'add', entries });
  return entries.length === 0;
}

/** The added entries that the working tab is about to store; call it once the device has stored them. */
export function addedSoFar(get: Getter, set: Setter, author: string): () => Promise<void> {
  const added = get(addedAtom);
  const [mine, heard, records] = [[...added.mine], [...added.heard], [...added.records]];
  return async () => {
    for (const id of heard) added.heard.delete(id);
    for (const key of records) added.records.delete(key);
    if (heard.length > 0) get(engineAtom).channel?.post({ say: 'kept', ids: heard });
    confirmStored(get, mine);
    for (const key of records) await drop(get, author, key, () => readRecord(get, set, author, key));
  };
}

/** When an author leaves: entries that nobody has stored stay only if something of the author's waits for them. */
export async function leaveAdded(get: Getter, author: string, stay: readonly Entry[]): Promise<void> {
  const { mine, heard, records } = get(addedAtom);
  const { leading } = get(engineAtom);
  const isNoted = mine.size > 0;
  const staying = new Set(stay.map(({ id }) => id));
  for (const id of mine) if (leading || !staying.has(id)) mine.delete(id);
  const noted = isNoted ? note(get, author) : null;
  for (const known of [mine, heard, records]) known.clear();
  await noted;
  if (!leading) return;
  for (const key of await get(deviceAtom).keys(addedKey(author, ''))) await drop(get, author, key);
}
