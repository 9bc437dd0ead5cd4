import { atom } from 'jotai';
import { asApiError } from '#api/api-error.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { createCollection, type CollectionConfig, type CollectionTexts } from './collection.ts';
import type { Entity } from './pages.ts';
import { runIntent } from './run.ts';

interface RemovableConfig<Item extends Entity, Create, Update extends Entity> extends CollectionConfig<
  Item,
  Create,
  Update
> {
  requests: CollectionConfig<Item, Create, Update>['requests'] & {
    remove: (id: string) => Promise<unknown>;
  };
  texts: Record<Language, CollectionTexts & { notRemoved: string }>;
}

/** A collection whose items can be removed on the platform. Once one is gone there, it leaves the lists. */
export function createRemovableCollection<Item extends Entity, Create, Update extends Entity>(
  config: RemovableConfig<Item, Create, Update>,
) {
  const { requests, texts } = config;
  const collection = createCollection(config);
  return {
    ...collection,

    /** Removes an item. */
    removeAtom: atom(null, (get, set, id: string): Promise<void> => {
      const remove = async () => {
        await requests.remove(id).catch((error: unknown) => {
          // An earlier try was done, and its answer lost: what was asked for is so.
          if (asApiError(error).status !== 404) throw error;
        });
        set(collection.removeAtom, id);
      };
      return runIntent(get, set, remove, { text: (language) => texts[language].notRemoved });
    }),
  };
}
