import type { Atom } from 'jotai';
import type { Store } from './store.ts';

/** Waits until an atom says what is waited for. Answers how to let it go: until then it stays read. */
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
