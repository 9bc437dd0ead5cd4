import { atom, type WritableAtom } from 'jotai';
import { asApiError } from '#api/api-error.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { runIntent } from './run.ts';

interface RemovalConfig {
  /** Drops an item from the loaded lists. */
  dropAtom: WritableAtom<null, [string], void>;
  /** The call of the platform. */
  remove: (id: string) => Promise<unknown>;
  texts: Record<Language, { notRemoved: string }>;
}

/** Removes an item of a collection on the platform. Once it is gone there, it leaves the lists. */
export const createRemoval = ({ dropAtom, remove, texts }: RemovalConfig) =>
  atom(null, (get, set, id: string): Promise<void> => {
    const work = async () => {
      await remove(id).catch((error: unknown) => {
        // An earlier try was done, and its answer lost: what was asked for is so.
        if (asApiError(error).status !== 404) throw error;
      });
      set(dropAtom, id);
    };
    return runIntent(get, set, work, { text: (language) => texts[language].notRemoved });
  });
