import type { Getter, Setter } from 'jotai';
import { leaveAdded } from './addedByTab.ts';
import { applyAtom, engineAtom, standAlone } from './engine.ts';
import { entriesAtom, isUnder, type Entry } from './entries.ts';

/**
 * Makes this tab upload its files by itself, because its place among the tabs did not come. Other tabs that know of these files forget them before
 * this tab gives up its place, or they would be sent twice. Files of other tabs are left to them.
 */
export async function goAlone(get: Getter, set: Setter, author: string): Promise<void> {
  const engine = get(engineAtom);
  const { channel, files, jobs, tab } = engine;
  const mine = get(entriesAtom).filter(({ id, origin }) => origin === tab && files.has(id));
  const ids = mine.flatMap(({ id, delivered }) => (delivered ? [] : [id]));
  channel?.post({
    say: 'change',
    change: { type: 'remove', ids },
    files: new Map(),
    working: engine.leading,
  });
  // The leading tab would read a note of it on the device.
  const forgotten = leaveAdded(get, author, []).catch(() => undefined);
  const letGo = standAlone(engine);
  // Files that another tab was sending begin again here, from what the platform has.
  const anew = (entry: Entry): Entry =>
    isUnder(entry) && !jobs.has(entry.id)
      ? { ...entry, state: 'queued', speed: null, secondsLeft: null }
      : entry;
  set(applyAtom, { type: 'all', entries: mine.map(anew) });
  await forgotten;
  letGo();
}
