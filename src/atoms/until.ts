import type { Atom } from 'jotai';
import type { Store } from './store.ts';

/** Waits until an atom's value meets a condition. Returns the function that unsubscribes: until then the atom stays mounted. */
export function until<Value>(
  store: Pick<Store, 'get' | 'sub'>,
  of: Atom<Value>,
  isThere: (value: Value) => boolean,
): Promise<() => void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isThere(store.get(of))) resolve(release);
    };
    const release = store.sub(of, look);
    look();
  });
}
