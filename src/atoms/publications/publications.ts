import { atom, type Getter, type Setter } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { asApiError } from '#api/api-error.ts';
import type { ContentType } from '#api/content/schema.ts';
import type { PublicationAction } from '#api/publication/rules.ts';
import type { Publication } from '#api/publication/schema.ts';
import { publicationKeys } from '#api/publication/queries.ts';
import {
  createPublication,
  editPublication,
  listPublications,
  publish,
  readPublication,
  requestApproval,
  unpublish,
} from '#api/publication/requests.ts';
import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';
import { keyedAtoms } from '../keyed.ts';
import { entityState, type EntityState } from '../states.ts';
import { languageAtom } from '../ui/language.ts';
import { showErrorAtom } from '../ui/toast.ts';

const messages = defineMessages({
  ru: {
    notFound: (id: string) => `Публикация ${id} не\u00A0найдена`,
    create: 'Не\u00A0удалось создать публикацию с\u00A0этой ценой',
    editCost: 'Не\u00A0удалось изменить цену публикации',
    requestApproval: 'Не\u00A0удалось отправить публикацию на\u00A0проверку',
    publish: 'Не\u00A0удалось опубликовать',
    unpublish: 'Не\u00A0удалось снять с\u00A0публикации',
  },
  en: {
    notFound: (id: string) => `Publication ${id} was not found`,
    create: 'Failed to create a publication with this price',
    editCost: 'Failed to change the price of the publication',
    requestApproval: 'Failed to send the publication for review',
    publish: 'Failed to publish',
    unpublish: 'Failed to take the publication down',
  },
});

/** How often a publication on review is asked for again, ms. */
const reviewInterval = 5000;

const pollPending = (publications: readonly Publication[] | undefined) =>
  publications?.some(({ status }) => status === 'pending') ? reviewInterval : false;

interface Reading<T> {
  state: { data: T | undefined };
}

/** A publication by its id, asked for again while it is on review. */
export const publicationAtom = keyedAtoms((id: string) => {
  const queryAtom = atomWithQuery((_get: Getter) => ({
    queryKey: publicationKeys.item(id),
    queryFn: ({ signal }: { signal: AbortSignal }) => readPublication(id, signal),
    refetchInterval: ({ state }: Reading<Publication>) => pollPending(state.data && [state.data]),
    meta: { failure: (language: Language) => messages[language].notFound(id) },
  }));
  return atom((get): EntityState<Publication> => entityState(get(queryAtom)));
});

/** The publications of up to 100 contents of one type, in one call. */
export const contentPublicationsAtom = keyedAtoms(
  ({ type, ids }: { type: ContentType; ids: readonly string[] }) => {
    const queryAtom = atomWithQuery((_get: Getter) => ({
      queryKey: publicationKeys.ofContents(type, ids),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await listPublications({ filter: { contentType: type, contentId: ids }, limit: 100 }, signal)).list,
      enabled: ids.length > 0,
      refetchInterval: ({ state }: Reading<Publication[]>) => pollPending(state.data),
    }));
    return atom((get): EntityState<Publication[]> => entityState(get(queryAtom)));
  },
);

const busyAtom = atom<Readonly<Record<string, PublicationAction>>>({});

/** What is being done with a publication at this moment, or null. */
export const publicationBusyAtom = keyedAtoms((id: string) => atom((get) => get(busyAtom)[id] ?? null));

/** Reads a publication again and replaces the older copies, those of its content too. */
export const refreshPublicationAtom = atom(null, async (get, _set, id: string): Promise<Publication> => {
  const client = get(queryClientAtom);
  await client.cancelQueries({ queryKey: publicationKeys.item(id) });
  const publication = await readPublication(id);
  client.setQueryData(publicationKeys.item(id), publication);
  client.setQueriesData<Publication[]>(
    { queryKey: publicationKeys.contents(publication.contentType) },
    (list) => list?.map((other) => (other.id === id ? publication : other)),
  );
  void client.invalidateQueries({ queryKey: publicationKeys.lists });
  return publication;
});

function tell(get: Getter, set: Setter, error: unknown, text: PublicationAction | 'create'): never {
  if (asApiError(error).status !== 401) set(showErrorAtom, messages[get(languageAtom)][text]);
  throw error;
}

/** Reads a publication again before its price is edited. A failure is told as one of the edit. */
export const rereadPublicationAtom = atom(null, (get, set, id: string) =>
  set(refreshPublicationAtom, id).catch((error: unknown) => tell(get, set, error, 'editCost')),
);

/** Acts on a publication and then reads it again, even after a refusal: it may have moved meanwhile. */
async function act(
  get: Getter,
  set: Setter,
  { id, action, request }: { id: string; action: PublicationAction; request: () => Promise<unknown> },
): Promise<Publication> {
  set(busyAtom, (busy) => ({ ...busy, [id]: action }));
  try {
    await request();
    return await set(refreshPublicationAtom, id);
  } catch (error) {
    if (asApiError(error).status === 422) void set(refreshPublicationAtom, id).catch(() => undefined);
    return tell(get, set, error, action);
  } finally {
    set(busyAtom, ({ [id]: _done, ...rest }) => rest);
  }
}

/** Sends a publication to the moderator. */
export const requestApprovalAtom = atom(null, (get, set, id: string) =>
  act(get, set, { id, action: 'requestApproval', request: () => requestApproval(id) }),
);

/** Puts a publication into the catalogue. */
export const publishAtom = atom(null, (get, set, id: string) =>
  act(get, set, { id, action: 'publish', request: () => publish(id) }),
);

/** Takes a publication out of the catalogue. */
export const unpublishAtom = atom(null, (get, set, id: string) =>
  act(get, set, { id, action: 'unpublish', request: () => unpublish(id) }),
);

/** A price, kopecks. */
export interface Terms {
  costKopecks?: number;
  oldCostKopecks?: number | null;
}

/** Changes the price of a publication. */
export const editCostAtom = atom(null, (get, set, { id, terms }: { id: string; terms: Terms }) =>
  act(get, set, { id, action: 'editCost', request: () => editPublication({ publicationId: id, ...terms }) }),
);

/** The publication that a content had already, as a refusal names it. */
function namedPublication(error: unknown): string | null {
  const { status, failure } = asApiError(error);
  const id = failure?.['publicationId'];
  return status === 409 && typeof id === 'string' ? id : null;
}

/**
 * Creates the publication of a content. Where the content has one already (an answer that was lost on its way), that one
 * gets the price.
 */
export const createPublicationAtom = atom(
  null,
  async (
    get,
    set,
    content: { contentType: ContentType; contentId: string } & Terms,
  ): Promise<Publication> => {
    const { contentType, contentId, ...terms } = content;
    const client = get(queryClientAtom);
    const created = await createPublication({ contentType, contentId, ...terms }).catch(
      (error: unknown) => namedPublication(error) ?? tell(get, set, error, 'create'),
    );
    if (typeof created === 'string') return set(editCostAtom, { id: created, terms });
    client.setQueryData(publicationKeys.item(created.id), created);
    void client.invalidateQueries({ queryKey: publicationKeys.contents(contentType) });
    void client.invalidateQueries({ queryKey: publicationKeys.lists });
    return created;
  },
);
