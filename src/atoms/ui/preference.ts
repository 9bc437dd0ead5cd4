import { atom } from 'jotai';
import { createStored } from './stored.ts';

/** A new value, or how it follows from what the device has by now: another tab may have written that. */
type Update<T> = T | ((kept: T) => T);

const isChange = <T>(update: Update<T>): update is (kept: T) => T => typeof update === 'function';

/**
 * A setting that the device remembers in local storage, read before the first paint. A stored value that does not fit
 * the schema, or a device that stores nothing, gives `initial`; what it has no room for holds as long as the page, and a write answers whether
 * it holds longer. null is nothing to remember.
 */
export function preferenceAtom<T>(...stored: Parameters<typeof createStored<T>>) {
  const { valueAtom, present, write } = createStored(...stored);
  return atom(
    (get) => get(valueAtom),
    (_get, set, update: Update<T>): boolean => {
      const value = isChange(update) ? update(present()) : update;
      set(valueAtom, value);
      try {
        write(value);
        return true;
      } catch {
        // Of most settings nobody is to be told.
        return false;
      }
    },
  );
}
