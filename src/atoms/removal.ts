import { atom, type Atom, type WritableAtom } from 'jotai';
import type { Language } from '#lib/i18n/catalogue.ts';
import { createRunner } from './run.ts';

interface RemovalConfig {
  /** Removes it on the platform. */
  request: (id: string) => Promise<unknown>;
  /** Takes it out of the lists: the `removeAtom` of its collection. */
  forgetAtom: WritableAtom<null, [id: string], void>;
  /** The text of the error toast. */
  text: (language: Language) => string;
}

/** Makes the intent that removes something on the platform. Once it is gone there, it leaves the lists. */
export function createRemoval({ request, forgetAtom, text }: RemovalConfig): {
  busyAtom: Atom<boolean>;
  removeAtom: WritableAtom<null, [id: string], Promise<void>>;
} {
  const runner = createRunner();
  const removeAtom = atom(null, (get, set, id: string) =>
    runner.run(
      get,
      set,
      async () => {
        await request(id);
        set(forgetAtom, id);
      },
      { text },
    ),
  );
  return { busyAtom: runner.busyAtom, removeAtom };
}
