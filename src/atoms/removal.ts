import { atom, type WritableAtom } from 'jotai';
import type { Language } from '#lib/i18n/catalogue.ts';
import { runIntent } from './run.ts';

interface RemovalConfig {
  /** Removes it on the platform. */
  request: (id: string) => Promise<unknown>;
  /** Takes it out of the lists: the `removeAtom` of its collection. */
  forgetAtom: WritableAtom<null, [id: string], void>;
  /** The text of the error toast. */
  text: (language: Language) => string;
}

/** Makes the intent that removes something on the platform. Once it is gone there, it leaves the lists. */
export function createRemoval({ request, forgetAtom, text }: RemovalConfig) {
  return atom(null, (get, set, id: string): Promise<void> =>
    runIntent(
      get,
      set,
      async () => {
        await request(id);
        set(forgetAtom, id);
      },
      { text },
    ),
  );
}
