import { atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { ContentType } from '#domain/content/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { publicationKeys } from '#api/publication/queries.ts';
import { listPublications, publicationsThere, readPublication } from '#api/publication/requests.ts';
import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { createListCache } from '../list-cache.ts';
import { createList } from '../list.ts';
import { entityState, type EntityState } from '../states.ts';
import { atomWithQuery } from '../queryAtoms.ts';

const messages = defineMessages({
  ru: {
    notFound: (id: string) => `Публикация ${id} не\u00A0найдена`,
    notListed: 'Ошибка при получении списка публикаций',
  },
  en: {
    notFound: (id: string) => `Publication ${id} was not found`,
    notListed: 'Failed to get the list of publications',
  },
});

/** The interval at which a publication on review is read again, ms. */
const reviewInterval = 5000;

const pollPending = (publications: readonly Publication[] | undefined) =>
  publications?.some(({ status }) => status === 'pending') ? reviewInterval : false;

interface Reading<T> {
  state: { data: T | undefined };
}

const list = createList<Publication>({
  keys: publicationKeys,
  read: listPublications,
  there: publicationsThere,
  notListed: (language) => messages[language].notListed,
  poll: pollPending,
});

const { findLoaded } = createListCache<Publication>(publicationKeys);

/**
 * A list of publications, re-fetched while one of them is on review. The filters of the platform: `status`, `contentType`, `contentId`, `visibility`
 * (one or several), `from` and `to` of the last change.
 */
export const publicationListAtom = list.listAtom;

/** How many publications match, or null until it is known. */
export const publicationCountAtom = list.countAtom;

/** Invalidates the counts: the moderator's decision was not announced by a call of the author. */
export const recountPublicationsAtom = atom(null, (get) => {
  void get(queryClientAtom).invalidateQueries({ queryKey: publicationKeys.counts });
});

/** A publication by id, re-fetched while it is on review. The loaded lists are looked up first. */
export const publicationAtom = boundedAtomFamily((id: string) => {
  const queryAtom = atomWithQuery((get: Getter) => ({
    queryKey: publicationKeys.item(id),
    queryFn: ({ signal }: { signal: AbortSignal }) => readPublication(id, signal),
    initialData: () => findLoaded(get(queryClientAtom), id)?.item,
    initialDataUpdatedAt: () => findLoaded(get(queryClientAtom), id)?.readAt,
    refetchInterval: ({ state }: Reading<Publication>) => pollPending(state.data && [state.data]),
    meta: { missing: (language: Language) => messages[language].notFound(id) },
  }));
  return atom((get): EntityState<Publication> => entityState(get(queryAtom)));
});

/** The publications of up to 100 contents of one type, in one call. */
export const contentPublicationsAtom = boundedAtomFamily(
  ({ type, ids }: { type: ContentType; ids: readonly string[] }) => {
    const queryAtom = atomWithQuery((_get: Getter) => ({
      queryKey: publicationKeys.ofContents(type, ids),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await listPublications({ filter: { contentType: type, contentId: ids }, limit: 100 }, signal)).list,
      enabled: ids.length > 0,
      refetchInterval: ({ state }: Reading<Publication[]>) => pollPending(state.data),
      meta: { failure: (language: Language) => messages[language].notListed },
    }));
    return atom((get): EntityState<Publication[]> => entityState(get(queryAtom)));
  },
);
