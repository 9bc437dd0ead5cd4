import type { QueryClient } from '@tanstack/query-core';
import { atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { EntityKeys } from '#api/keys.ts';
import type { ListRequest } from '#domain/lists.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { boundedAtomFamily } from './atomFamily.ts';
import { createListCache } from './list-cache.ts';
import { createList } from './list.ts';
import { latestParams } from './lostAnswer.ts';
import { removeById, type Entity, type Page } from './pages.ts';
import { runIntent, type Failure } from './run.ts';
import { entityState, type EntityState } from './states.ts';
import { atomWithQuery } from './queryAtoms.ts';

/** Texts of the error toasts of a kind. */
export interface CollectionTexts {
  notFound: (id: string) => string;
  /** A text, or a function of the error. */
  notCreated: string | ((error: unknown) => string);
  notUpdated: string;
  notListed: string;
}

/** What makes one kind of content differ from another. */
interface CollectionConfig<Item extends Entity, Create, Update extends Entity> {
  keys: EntityKeys;
  requests: {
    list: (request: ListRequest, signal?: AbortSignal) => Promise<Page<Item>>;
    /** The answer that the page has prefetched, if it is there. */
    there?: (request: ListRequest) => Page<Item> | undefined;
    read: (id: string, signal?: AbortSignal) => Promise<Item>;
    create: (body: Create) => Promise<Item>;
    /** A truthy result is followed by a re-fetch. */
    update: (body: Update) => Promise<unknown>;
  };
  texts: Record<Language, CollectionTexts>;
}

/** Reads items again, in the place of their older copies. */
function createReading<Item extends Entity, Create, Update extends Entity>(
  { keys, requests }: Pick<CollectionConfig<Item, Create, Update>, 'keys' | 'requests'>,
  remember: (client: QueryClient, item: Item) => void,
) {
  let reads = 0;
  /** By which reading each copy came. */
  const copies = new WeakMap<QueryClient, Map<string, number>>();

  return async (client: QueryClient, id: string): Promise<Item> => {
    await client.cancelQueries({ queryKey: keys.item(id) });
    const reading = (reads += 1);
    const item = await requests.read(id);
    const known = copies.get(client) ?? new Map<string, number>();
    copies.set(client, known);
    // One that was asked for later has come before.
    if ((known.get(id) ?? 0) > reading) return client.getQueryData<Item>(keys.item(id)) ?? item;
    known.set(id, reading);
    client.setQueryData(keys.item(id), item);
    remember(client, item);
    return item;
  };
}

/** What changes the items of a kind, on the platform and in the cache. */
function createItemIntents<Item extends Entity, Create, Update extends Entity>(
  { keys, requests, texts }: CollectionConfig<Item, Create, Update>,
  { changeLists, remember, prepend, invalidate }: ReturnType<typeof createListCache<Item>>,
) {
  const failure = (name: 'notCreated' | 'notUpdated', log?: string): Failure => ({
    text: (language, error) => {
      const text = texts[language][name];
      return typeof text === 'string' ? text : text(error);
    },
    ...(log !== undefined && { log }),
  });
  const readAgain = createReading({ keys, requests }, remember);

  return {
    /** Reads an item again and replaces the cached copies. */
    refreshAtom: atom(null, (get, set, id: string): Promise<Item> => {
      const client = get(queryClientAtom);
      return runIntent(get, set, () => readAgain(client, id), failure('notUpdated'));
    }),

    /** The latest items of the kind: a creation whose answer was lost is among them. */
    latestAtom: atom(null, async (get, set): Promise<Item[]> => {
      const { list } = await runIntent(get, set, () => requests.list(latestParams), failure('notCreated'));
      return list;
    }),

    /** Creates an item, which is prepended to the list. */
    createAtom: atom(null, (get, set, body: Create): Promise<Item> => {
      const client = get(queryClientAtom);
      const create = async () => {
        const item = await requests.create(body);
        client.setQueryData(keys.item(item.id), item);
        prepend(client, item);
        invalidate(client);
        return item;
      };
      return runIntent(get, set, create, failure('notCreated'));
    }),

    /** Updates an item. A truthy answer is followed by a re-fetch, whose copy is returned; otherwise null. */
    updateAtom: atom(null, (get, set, body: Update): Promise<Item | null> => {
      const client = get(queryClientAtom);
      const update = async () => {
        if (!(await requests.update(body))) return null;
        const item = await readAgain(client, body.id);
        invalidate(client);
        return item;
      };
      const log = `${keys.all.join('.')} ${body.id} was not updated`;
      return runIntent(get, set, update, failure('notUpdated', log));
    }),

    /** Updates an item, for a save of several steps that does the re-fetch itself. */
    sendAtom: atom(null, (get, set, body: Update): Promise<unknown> => {
      const log = `${keys.all.join('.')} ${body.id} was not updated`;
      return runIntent(get, set, () => requests.update(body), failure('notUpdated', log));
    }),

    /** Removes an item from every list and from the cache. */
    removeAtom: atom(null, (get, _set, id: string) => {
      const client = get(queryClientAtom);
      changeLists(client, (pages) => removeById(pages, id));
      client.removeQueries({ queryKey: keys.item(id), exact: true });
      invalidate(client);
    }),
  };
}

/**
 * The atoms of one kind of content, with the rules that all kinds share. Data of the platform is only in the query cache, and everything here is
 * derived from it.
 */
export function createCollection<Item extends Entity, Create, Update extends Entity>({
  keys,
  requests,
  texts,
}: CollectionConfig<Item, Create, Update>) {
  const cache = createListCache<Item>(keys);
  const { remember, findLoaded } = cache;

  /** The query of one item: from the loaded lists, otherwise from the platform. */
  const itemQuery = (client: QueryClient, id: string) => ({
    queryKey: keys.item(id),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const item = await requests.read(id, signal);
      remember(client, item);
      return item;
    },
    initialData: () => findLoaded(client, id)?.item,
    initialDataUpdatedAt: () => findLoaded(client, id)?.readAt,
    meta: { missing: (language: Language) => texts[language].notFound(id) },
  });

  const { listAtom, countAtom } = createList<Item>({
    keys,
    read: requests.list,
    there: requests.there,
    notListed: (language) => texts[language].notListed,
  });

  const itemAtom = boundedAtomFamily((id: string) => {
    const queryAtom = atomWithQuery((get: Getter) => itemQuery(get(queryClientAtom), id));
    return atom((get): EntityState<Item> => entityState(get(queryAtom)));
  });

  return {
    /** The list for these parameters; `loadMore` appends pages. */
    listAtom,

    /** The number of matches; null until it is known. */
    countAtom,

    /** One item: from the loaded lists, otherwise from the platform, and then added to the unfiltered list. */
    itemAtom,

    ...createItemIntents({ keys, requests, texts }, cache),
  };
}
