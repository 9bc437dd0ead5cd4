import { atom } from 'jotai';
import * as v from 'valibot';

/** What a device keeps for all tabs and for good, or for one tab. */
type Place = 'localStorage' | 'sessionStorage';

/**
 * A value that storage keeps under a name, read before the first paint. What is kept and does not fit the schema, or a device
 * that keeps nothing, gives `initial`.
 */
export function createStored<T>(
  name: string,
  initial: T,
  schema: v.GenericSchema<unknown, T>,
  place: Place = 'localStorage',
) {
  const key = `kabinet.${name}`;
  const isFit = (kept: unknown): kept is T => v.is(schema, kept);
  // The same text gives the same value: whoever looks at it again is shown nothing new.
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
      // Nothing is kept, or it was not this console that wrote it; a device that is not to be read leaves what the page has.
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
    /** What the device has by now, or the page in its place: what it did not take holds until another tab writes. */
    present,
    /** Writes it down; null takes it away. A device that does not take it throws. */
    write(next: T | null) {
      const text = next === null ? null : JSON.stringify(next);
      value = next ?? initial;
      if (text === null) window[place].removeItem(key);
      else window[place].setItem(key, text);
      last = text;
    },
  };
}
