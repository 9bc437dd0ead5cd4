import type { Query, QueryClient, QueryKey } from '@tanstack/query-core';
import { atom, type Getter } from 'jotai';
import { atomWithInfiniteQuery, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import type { ApiError } from '#api/api-error.ts';
import type { EntityKeys } from '#api/keys.ts';
import { defaultLimit, type ListRequest } from '#api/wire.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { keyedAtoms } from './keyed.ts';
import { createListCache } from './list-cache.ts';
import {
  countOf,
  itemsOf,
  nextPage,
  removeById,
  replaceAll,
  replaceById,
  type Entity,
  type Page,
  type Pages,
} from './pages.ts';
import { fetchingAtom, problemOf } from './queries.ts';
import { createRunner, type Failure } from './run.ts';
import { entityState, type EntityState } from './states.ts';

export type { EntityState } from './states.ts';

/** What a list is asked for. */
export interface ListParams {
  search?: string;
  /** Field name, descending with a leading minus. */
  sort?: string;
  filter?: Record<string, unknown>;
  /** Rows of a page; 25 by default. */
  limit?: number;
  /** The rows of other parameters stay on the screen until the ones of these are read. */
  keepRows?: boolean;
}

/** A list that grows page by page. */
export interface ListState<Item> {
  status: 'loading' | 'failed' | 'ready';
  items: Item[];
  /** The same rows by the page they came with. */
  pages: Item[][];
  /** All that match on the platform, loaded or not. */
  count: number;
  /** Older rows are shown while the list is read again, or while one of other parameters is read. */
  refreshing: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  /** The next page could not be read; the loaded ones stay. `loadMore` tries again. */
  moreFailed: boolean;
  error: ApiError | null;
  loadMore: () => void;
  retry: () => void;
}

/** What makes one kind of content differ from another. */
export interface CollectionConfig<Item extends Entity, Create, Update extends Entity> {
  keys: EntityKeys;
  requests: {
    list: (request: ListRequest, signal?: AbortSignal) => Promise<Page<Item>>;
    read: (id: string, signal?: AbortSignal) => Promise<Item>;
    create: (body: Create) => Promise<Item>;
    /** A truthy result is followed by a re-fetch. */
    update: (body: Update) => Promise<unknown>;
  };
  /** Texts of the error toasts. */
  texts: Record<Language, { notFound: (id: string) => string; notCreated: string; notUpdated: string }>;
}

/** Whether a list is on the screen with rows that may stay there for the next one. */
const isShown = (query: Query) =>
  query.meta?.keepRows === true && query.isActive() && query.state.data !== undefined;

/** Parameters without what says nothing, so that `{ search: '' }` and `{}` are one list. */
function requestOf({ search = '', sort, filter = {}, limit = defaultLimit }: ListParams) {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined);
  return {
    limit,
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(sort !== undefined && { sort }),
    ...(set.length > 0 && { filter: Object.fromEntries(set) }),
  };
}

/**
 * The atoms of one kind of content, by the rules that all kinds share. What the platform says lives in the query cache
 * alone, and everything here is derived from it.
 */
export function createCollection<Item extends Entity, Create, Update extends Entity>({
  keys,
  requests,
  texts,
}: CollectionConfig<Item, Create, Update>) {
  const { changeLists, remember, welcome, outdate, findLoaded } = createListCache<Item>(keys);

  /** The query of one item: the loaded lists answer first, the platform where they cannot. */
  const itemQuery = (client: QueryClient, id: string) => ({
    queryKey: keys.item(id),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const item = await requests.read(id, signal);
      remember(client, item);
      return item;
    },
    initialData: () => findLoaded(client, id)?.item,
    initialDataUpdatedAt: () => findLoaded(client, id)?.readAt,
    meta: { failure: (language: Language) => texts[language].notFound(id) },
  });

  const runner = createRunner();
  const readingAtom = fetchingAtom(keys.all);

  /** Whether anything of this kind is being read, created or changed. */
  const busyAtom = atom((get) => get(runner.busyAtom) || get(readingAtom));

  const failure = (text: 'notCreated' | 'notUpdated', log?: string): Failure => ({
    text: (language) => texts[language][text],
    ...(log !== undefined && { log }),
  });

  async function readAgain(client: QueryClient, id: string): Promise<Item> {
    await client.cancelQueries({ queryKey: keys.item(id) });
    const item = await requests.read(id);
    client.setQueryData(keys.item(id), item);
    remember(client, item);
    return item;
  }

  const listAtom = keyedAtoms((params: ListParams) => {
    const { limit, ...request } = requestOf(params);
    const queryAtom = atomWithInfiniteQuery<Page<Item>, Error, Pages<Item>, QueryKey, number>((get) => {
      const client = get(queryClientAtom);
      return {
        queryKey: keys.list({ limit, ...request }),
        queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
          requests.list({ ...request, limit, page: pageParam }, signal),
        initialPageParam: 1,
        getNextPageParam: (_last: Page<Item>, pages: Page<Item>[]) => nextPage(pages, limit),
        placeholderData: () => {
          if (!params.keepRows) return undefined;
          const [shown] = client.getQueryCache().findAll({ queryKey: keys.lists, predicate: isShown });
          return shown && client.getQueryData<Pages<Item>>(shown.queryKey);
        },
        meta: { keepRows: params.keepRows },
      };
    });
    return atom((get): ListState<Item> => {
      const result = get(queryAtom);
      const { data, isPlaceholderData, isFetchingNextPage, isFetchNextPageError } = result;
      const error = problemOf(result.error);
      return {
        status: data ? 'ready' : error ? 'failed' : 'loading',
        items: data ? itemsOf(data) : [],
        pages: data ? data.pages.map((page) => page.list) : [],
        count: data ? countOf(data) : 0,
        refreshing: isPlaceholderData || (Boolean(data) && result.isFetching && !isFetchingNextPage),
        hasMore: result.hasNextPage && !isPlaceholderData,
        loadingMore: isFetchingNextPage,
        moreFailed: isFetchNextPageError,
        error,
        loadMore: () => {
          if (result.hasNextPage && !isFetchingNextPage) void result.fetchNextPage();
        },
        retry: () => void result.refetch(),
      };
    });
  });

  const countAtom = keyedAtoms((params: ListParams) => {
    const request = { ...requestOf(params), limit: 1 };
    const queryAtom = atomWithQuery((_get: Getter) => ({
      queryKey: keys.count(request),
      queryFn: async ({ signal }: { signal: AbortSignal }) => (await requests.list(request, signal)).count,
    }));
    return atom((get) => get(queryAtom).data ?? null);
  });

  const itemAtom = keyedAtoms((id: string) => {
    const queryAtom = atomWithQuery((get: Getter) => itemQuery(get(queryClientAtom), id));
    return atom((get): EntityState<Item> => entityState(get(queryAtom)));
  });

  return {
    busyAtom,

    /** The list of these parameters; it grows by `loadMore`. */
    listAtom,

    /** How many match, or null until it is known. */
    countAtom,

    /** One item, read as `lookUpAtom` reads it. */
    itemAtom,

    /** The item with this id: from the loaded list, else from the platform, and then added to the list. */
    lookUpAtom: atom(null, (get, set, id: string): Promise<Item> => {
      const client = get(queryClientAtom);
      return runner.run(get, set, () => client.ensureQueryData(itemQuery(client, id)));
    }),

    /** Reads an item again and replaces the older copies. */
    refreshAtom: atom(null, (get, set, id: string): Promise<Item> => {
      const client = get(queryClientAtom);
      return runner.run(get, set, () => readAgain(client, id), failure('notUpdated'));
    }),

    /** Creates an item, which joins the list at its head. */
    createAtom: atom(null, (get, set, body: Create): Promise<Item> => {
      const client = get(queryClientAtom);
      const create = async () => {
        const item = await requests.create(body);
        client.setQueryData(keys.item(item.id), item);
        welcome(client, item);
        outdate(client);
        return item;
      };
      return runner.run(get, set, create, failure('notCreated'));
    }),

    /** Changes an item. A truthy answer is followed by a re-fetch, whose copy is answered; else null is. */
    updateAtom: atom(null, (get, set, body: Update): Promise<Item | null> => {
      const client = get(queryClientAtom);
      const update = async () => {
        if (!(await requests.update(body))) return null;
        const item = await readAgain(client, body.id);
        outdate(client);
        return item;
      };
      const log = `${keys.all.join('.')} ${body.id} was not updated`;
      return runner.run(get, set, update, failure('notUpdated', log));
    }),

    /** Replaces the whole list of these parameters. */
    replaceListAtom: atom(null, (get, _set, params: ListParams, list: Item[], count?: number) => {
      get(queryClientAtom).setQueryData(keys.list(requestOf(params)), replaceAll(list, count));
    }),

    /** Adds an item to the lists that hold everything. */
    addAtom: atom(null, (get, _set, item: Item) => {
      welcome(get(queryClientAtom), item);
    }),

    /** Takes an item out of every list, and forgets it. */
    removeAtom: atom(null, (get, _set, id: string) => {
      const client = get(queryClientAtom);
      changeLists(client, (pages) => removeById(pages, id));
      client.removeQueries({ queryKey: keys.item(id), exact: true });
      outdate(client);
    }),

    /** Replaces an item in every list. */
    replaceAtom: atom(null, (get, _set, item: Item) => {
      const client = get(queryClientAtom);
      client.setQueryData(keys.item(item.id), item);
      changeLists(client, (pages) => replaceById(pages, item));
    }),
  };
}
