import { atom } from 'jotai';
import {
  atomWithStorage,
  createJSONStorage,
  RESET,
  unstable_withStorageValidator as withValidator,
} from 'jotai/utils';
import * as v from 'valibot';

/** What follows from what is kept by now. */
type Change<T> = (kept: T) => T | typeof RESET;

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
  const valid = (value: unknown): value is T => v.is(schema, value);
  const storage = withValidator(valid)(createJSONStorage());
  const keptAtom = atomWithStorage<T>(key, initial, storage, { getOnInit: true });
  /** Whether this page has what the device had no room for. */
  const refusedAtom = atom(() => ({ last: false }));
  const isChange = (update: T | typeof RESET | Change<T>): update is Change<T> =>
    typeof update === 'function';
  return atom(
    (get) => get(keptAtom),
    (get, set, update: T | typeof RESET | Change<T>) => {
      const refused = get(refusedAtom);
      const present = () => (refused.last || !isKept(key) ? get(keptAtom) : storage.getItem(key, initial));
      const next = isChange(update) ? update(present()) : update;
      try {
        set(keptAtom, next);
        refused.last = false;
      } catch (error) {
        refused.last = true;
        // The atom has the value already. What is to go must not stay unheard of.
        if (next === RESET) throw error;
      }
    },
  );
}
