import { atom } from 'jotai';

const changesAtom = atom(0);
changesAtom.onMount = (set) => {
  const target = globalThis.window;
  const changed = () => set((count) => count + 1);
  target?.addEventListener('online', changed);
  target?.addEventListener('offline', changed);
  // Nobody has heard what became of it while nobody asked.
  changed();
  return () => {
    target?.removeEventListener('online', changed);
    target?.removeEventListener('offline', changed);
  };
};

/** Whether the device has a network. */
export const onlineAtom = atom((get) => {
  get(changesAtom);
  return globalThis.navigator?.onLine ?? true;
});
