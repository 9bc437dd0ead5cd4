import { atom } from 'jotai';
import { RESET } from 'jotai/utils';
import type * as v from 'valibot';
import { createStored } from './stored.ts';

/** A change, as a function of the current value. */
type Change<T> = (kept: T) => T | typeof RESET;

/** The page's changes that the device refused, and their result. */
interface Ahead<T> {
  value: T;
  changes: Change<T>[];
}

/** Whether the device has a value for a key. */
function isKept(key: string): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * A record in `localStorage` that all tabs write, such as an author's work. An invalid value, or a device without storage, gives `initial`. If the
 * device is full, it lives as long as the page. A change applies to the device's current value: another tab may have written it while this page
 * showed nothing of it.
 */
export function sharedAtom<T>(name: string, initial: T, schema: v.GenericSchema<unknown, T>) {
  const key = `kabinet.${name}`;
  const { valueAtom, present, write } = createStored(name, initial, schema);
  /** null while the device has accepted everything. */
  const aheadAtom = atom<Ahead<T> | null>(null);
  const isChange = (update: T | typeof RESET | Change<T>): update is Change<T> =>
    typeof update === 'function';
  const after = (kept: T, change: Change<T>): T => {
    const next = change(kept);
    return next === RESET ? initial : next;
  };
  /** Other tabs may have had room meanwhile: refused changes are applied to what they have written. */
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
        // A removal must not stay unannounced.
        if (next === RESET && isKept(key)) throw error;
      }
    },
  );
}
