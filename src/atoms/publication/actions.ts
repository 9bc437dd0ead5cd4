import type { QueryClient } from '@tanstack/query-core';
import { atom, type Getter, type Setter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { asApiError } from '#api/api-error.ts';
import { entityKeys } from '#api/keys.ts';
import type { ContentType } from '#domain/content/schema.ts';
import type { PublicationAction } from '#domain/publication/rules.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { publicationKeys } from '#api/publication/queries.ts';
import {
  createPublication,
  editPublication,
  publish,
  readPublication,
  requestApproval,
  unpublish,
} from '#api/publication/requests.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { createListCache } from '../list-cache.ts';
import { replaceById } from '../pages.ts';
import { runIntent, type Failure } from '../run.ts';

const messages = defineMessages({
  ru: {
    create: 'Не\u00A0удалось создать публикацию с\u00A0этой ценой',
    editCost: 'Не\u00A0удалось изменить цену публикации',
    requestApproval: 'Не\u00A0удалось отправить публикацию на\u00A0проверку',
    publish: 'Не\u00A0удалось опубликовать',
    unpublish: 'Не\u00A0удалось снять с\u00A0публикации',
  },
  en: {
    create: 'Failed to create a publication with this price',
    editCost: 'Failed to change the price of the publication',
    requestApproval: 'Failed to send the publication for review',
    publish: 'Failed to publish',
    unpublish: 'Failed to unpublish',
  },
});

const { changeLists, invalidate } = createListCache<Publication>(publicationKeys);

const underWayAtom = atom<Readonly<Record<string, PublicationAction | null>>>({});

/** What is being done with a publication at this moment, or null. */
export const publicationBusyAtom = boundedAtomFamily((id: string) =>
  atom((get) => get(underWayAtom)[id] ?? null),
);

/** A content is told with the status of its publication, and may change by it: its copies are out of date. */
function invalidateContent(client: QueryClient, { contentType, contentId }: Publication): void {
  const keys = entityKeys(contentType);
  createListCache(keys).invalidate(client);
  void client.invalidateQueries({ queryKey: keys.item(contentId) });
}

/** Reads a publication again and replaces the older copies, those of its content too. */
export const refreshPublicationAtom = atom(null, async (get, _set, id: string): Promise<Publication> => {
  const client = get(queryClientAtom);
  await client.cancelQueries({ queryKey: publicationKeys.item(id) });
  const publication = await readPublication(id);
  client.setQueryData(publicationKeys.item(id), publication);
  client.setQueriesData<Publication[]>(
    { queryKey: publicationKeys.contents(publication.contentType) },
    (known) => known?.map((other) => (other.id === id ? publication : other)),
  );
  changeLists(client, (pages) => replaceById(pages, publication));
  invalidate(client);
  return publication;
});

const failure = (text: PublicationAction | 'create'): Failure => ({
  text: (language) => messages[language][text],
});

/** Reads a publication again before its price is edited. A failure is told as one of the edit. */
export const rereadPublicationAtom = atom(null, (get, set, id: string) =>
  runIntent(get, set, () => set(refreshPublicationAtom, id), failure('editCost')),
);

/** Acts on a publication and then reads it again, even after a refusal: it may have moved meanwhile. */
async function act(
  get: Getter,
  set: Setter,
  { id, action, request }: { id: string; action: PublicationAction; request: () => Promise<unknown> },
): Promise<Publication> {
  let refused: unknown;
  const work = async () => {
    await request().catch((error: unknown) => {
      if (asApiError(error).status !== 422) throw error;
      refused = error;
    });
    const publication = await set(refreshPublicationAtom, id);
    // An earlier try was done, and its answer lost, where it is published, or unpublished, or on review.
    if (refused && publication.status !== (action === 'requestApproval' ? 'pending' : `${action}ed`))
      throw refused;
    invalidateContent(get(queryClientAtom), publication);
    return publication;
  };
  const mark = (to: PublicationAction | null) => set(underWayAtom, (underWay) => ({ ...underWay, [id]: to }));
  mark(action);
  try {
    return await runIntent(get, set, work, failure(action));
  } finally {
    mark(null);
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

/** On what terms a content is sold. Prices are in kopecks. */
interface Terms {
  costKopecks?: number;
  oldCostKopecks?: number | null;
  visibility?: 'catalog' | 'link';
}

/** Changes the price of a publication, and who sees it. */
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
    const create = () =>
      createPublication({ contentType, contentId, ...terms }).catch(
        (error: unknown) => namedPublication(error) ?? Promise.reject(error),
      );
    const created = await runIntent(get, set, create, failure('create'));
    if (typeof created === 'string') return set(editCostAtom, { id: created, terms });
    client.setQueryData(publicationKeys.item(created.id), created);
    void client.invalidateQueries({ queryKey: publicationKeys.contents(contentType) });
    invalidate(client);
    return created;
  },
);
