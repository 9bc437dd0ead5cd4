import { atom } from 'jotai';
import { RESET } from 'jotai/utils';
import type * as v from 'valibot';
import { createStored } from './stored.ts';

/** What follows from what is kept by now. */
type Change<T> = (kept: T) => T | typeof RESET;

/** What a page has beyond its device: the changes that were refused, and what came of them. */
interface Ahead<T> {
  value: T;
  changes: Change<T>[];
}

/** Whether the device keeps anything under a name. */
function isKept(key: string): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * What all tabs write into one record of local storage, as notes of an author's work. A stored value that does not fit the schema, or a
 * device that stores nothing, gives `initial`; what it has no room for lives as long as the page. A change is made of what the device
 * has by then: another tab may have written it while this page showed nothing of it.
 */
export function sharedAtom<T>(name: string, initial: T, schema: v.GenericSchema<unknown, T>) {
  const key = `kabinet.${name}`;
  const { valueAtom, present, write } = createStored(name, initial, schema);
  /** null while the device has taken everything. */
  const aheadAtom = atom<Ahead<T> | null>(null);
  const isChange = (update: T | typeof RESET | Change<T>): update is Change<T> =>
    typeof update === 'function';
  const after = (kept: T, change: Change<T>): T => {
    const next = change(kept);
    return next === RESET ? initial : next;
  };
  /** Other tabs may have had room meanwhile: what the device refused follows on what they have written. */
  const upon = (there: T, ahead: Ahead<T> | null): T =>
    ahead === null || there === ahead.value ? there : ahead.changes.reduce(after, there);
  return atom(
    (get) => upon(get(valueAtom), get(aheadAtom)),
    (get, set, update: T | typeof RESET | Change<T>) => {
      const ahead = get(aheadAtom);
      const change = isChange(update) ? update : () => update;
      const there = ahead !== null || isKept(key) ? present() : get(valueAtom);
      const next = change(upon(there, ahead));
      const value = next === RESET ? initial : next;
      set(valueAtom, value);
      try {
        write(next === RESET ? null : value);
        set(aheadAtom, null);
      } catch (error) {
        set(aheadAtom, { value, changes: [...(ahead?.changes ?? []), change] });
        // What is to go must not stay unheard of.
        if (next === RESET && isKept(key)) throw error;
      }
    },
  );
}
