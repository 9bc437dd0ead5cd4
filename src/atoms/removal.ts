import { atom, type WritableAtom } from 'jotai';
import { asApiError } from '#api/api-error.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { runIntent } from './run.ts';

interface RemovalConfig {
  /** Removes an item from the loaded lists. */
  dropAtom: WritableAtom<null, [string], void>;
  /** The platform's call. */
  remove: (id: string) => Promise<unknown>;
  texts: Record<Language, { notRemoved: string }>;
}

/** Deletes an item of a collection on the platform, then removes it from the lists. */
export const createRemoval = ({ dropAtom, remove, texts }: RemovalConfig) =>
  atom(null, (get, set, id: string): Promise<void> => {
    const work = async () => {
      await remove(id).catch((error: unknown) => {
        // An earlier attempt was done, and its answer lost: the result is as wanted.
        if (asApiError(error).status !== 404) throw error;
      });
      set(dropAtom, id);
    };
    return runIntent(get, set, work, { text: (language) => texts[language].notRemoved });
  });
