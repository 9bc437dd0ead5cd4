import { atom } from 'jotai';

const changesAtom = atom(0);
changesAtom.onMount = (set) => {
  const target = globalThis.window;
  const changed = () => set((count) => count + 1);
  target?.addEventListener('online', changed);
  target?.addEventListener('offline', changed);
  // The network may have changed while nobody was subscribed.
  changed();
  return () => {
    target?.removeEventListener('online', changed);
    target?.removeEventListener('offline', changed);
  };
};

/** Whether the device is online. */
export const onlineAtom = atom((get) => {
  get(changesAtom);
  return globalThis.navigator?.onLine ?? true;
});
