import type { Getter, Setter } from 'jotai';
import { leaveAdded } from './added.ts';
import { applyAtom, engineAtom, standAlone } from './engine.ts';
import { entriesAtom, isUnder, type Entry } from './entries.ts';

/**
 * Sends what this tab has added by itself from now on, since its place among the tabs did not come. Others may have been told of it, and one of
 * them leads next: they forget it before this tab lets its place go, or it would be sent twice. What they have added is theirs.
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
  // A note of it on the device would be read by the tab that leads.
  const forgotten = leaveAdded(get, author, []).catch(() => undefined);
  const letGo = standAlone(engine);
  // What another tab was sending begins again here, from what the platform has kept.
  const anew = (entry: Entry): Entry =>
    isUnder(entry) && !jobs.has(entry.id)
      ? { ...entry, state: 'queued', speed: null, secondsLeft: null }
      : entry;
  set(applyAtom, { type: 'all', entries: mine.map(anew) });
  await forgotten;
  letGo();
}
