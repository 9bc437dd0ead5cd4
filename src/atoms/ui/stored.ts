import { atom } from 'jotai';
import * as v from 'valibot';

/** Storage for all tabs and permanently, or for one tab. */
type Place = 'localStorage' | 'sessionStorage';

/** A stored value, read before the first paint. An invalid value, or a device without storage, gives `initial`. */
export function createStored<T>(
  name: string,
  initial: T,
  schema: v.GenericSchema<unknown, T>,
  place: Place = 'localStorage',
) {
  const key = `kabinet.${name}`;
  const isFit = (kept: unknown): kept is T => v.is(schema, kept);
  // Equal text gives the same object, so that nothing renders again.
  let last: string | null = null;
  let value = initial;

  const present = (): T => {
    try {
      const text = window[place].getItem(key);
      if (text === last) return value;
      last = text;
      value = initial;
      const kept: unknown = JSON.parse(text ?? '');
      if (isFit(kept)) value = kept;
      return value;
    } catch {
      // Nothing is stored, or another program wrote it; if storage is unreadable, the page's value stays.
      return value;
    }
  };

  const valueAtom = atom(present());
  valueAtom.onMount = (set) => {
    const changed = (event: StorageEvent) => event.key === key && set(present());
    const target = globalThis.window;
    set(present());
    target?.addEventListener('storage', changed);
    return () => target?.removeEventListener('storage', changed);
  };

  return {
    valueAtom,
    /** The device's current value, or the page's if the device refused it: that holds until another tab writes. */
    present,
    /** Writes the value; null removes it. Throws if the device refuses. */
    write(next: T | null) {
      const text = next === null ? null : JSON.stringify(next);
      value = next ?? initial;
      if (text === null) window[place].removeItem(key);
      else window[place].setItem(key, text);
      last = text;
    },
  };
}
