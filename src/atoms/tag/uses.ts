import { atom, type Getter } from 'jotai';
import { contentLists } from '#api/contents.ts';
import { tagListKeys } from '#api/tag/queries.ts';
import type { Usage } from '#domain/content/schema.ts';
import { kindIds, kinds } from '#domain/kinds.ts';
import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { entityState, type EntityState } from '../states.ts';
import { atomWithQuery } from '../queryAtoms.ts';

const messages = defineMessages({
  ru: { notUsed: 'Не\u00A0удалось узнать, где используется тег' },
  en: { notUsed: 'Failed to learn where the tag is used' },
});

const carriers = kindIds.filter((kind) => kinds[kind].tagged);

/** Everything with a tag: one call per kind, with the maximum number of rows. */
export const tagUsesAtom = boundedAtomFamily((id: string) => {
  const queryAtom = atomWithQuery((_get: Getter) => ({
    queryKey: [...tagListKeys.all, 'uses', id],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Usage[]> => {
      const uses = await Promise.all(
        carriers.map(async (type) => {
          const { list } = await contentLists[type]({ filter: { tag: id }, limit: 100 }, signal);
          return list.map(({ id: content, name }) => ({ type, id: content, name }));
        }),
      );
      return uses.flat();
    },
    meta: { failure: (language: Language) => messages[language].notUsed },
  }));
  return atom((get): EntityState<Usage[]> => entityState(get(queryAtom)));
});
