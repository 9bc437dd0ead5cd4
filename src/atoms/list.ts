import type { InfiniteQueryObserverResult, Query, QueryKey } from '@tanstack/query-core';
import { atom, type Getter } from 'jotai';
// oxlint-disable-next-line no-restricted-imports -- the one atom of a query by pages: it asks for the visit itself
import { atomWithInfiniteQuery, queryClientAtom } from 'jotai-tanstack-query';
import type { ApiError } from '#api/api-error.ts';
import type { EntityKeys } from '#api/keys.ts';
import { defaultLimit, type ListRequest } from '#domain/lists.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { boundedAtomFamily } from './atomFamily.ts';
import { countOf, growingItems, itemsOf, nextPage, type Entity, type Page } from './pages.ts';
import { problemOf } from './queries.ts';
import { atomWithQuery, visitAtom } from './queryAtoms.ts';
import { readableRows } from './readableRows.ts';

/** The parameters of a list. */
export interface ListParams {
  search?: string;
  /** Field name, descending with a leading minus. */
  sort?: string;
  filter?: Record<string, unknown>;
  /** Rows of a page; 25 by default. */
  limit?: number;
  /** Rows that make no sense are left out, and `unread` says how many; otherwise one of them fails the list. */
  partly?: boolean;
  /** The rows of other parameters stay on the screen until the ones of these are read. */
  keepRows?: boolean;
}

/** A list that grows page by page. */
export interface ListState<Item, Answer extends Page<Item> = Page<Item>> {
  status: 'loading' | 'failed' | 'ready';
  items: Item[];
  /** The same rows by page. */
  pages: Item[][];
  /** The number of all matches, loaded or not. */
  count: number;
  /** Rows of the loaded pages that could not be read, and are not among `items`. */
  unread: number;
  /** The last answer as it came, with what it says beside its rows; null until there is one. */
  answer: Answer | null;
  /** Older rows are shown while the list is read again, or while one with other parameters is loading. */
  refreshing: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  /** The next page failed; loaded ones stay. `loadMore` retries. */
  moreFailed: boolean;
  error: ApiError | null;
  loadMore: () => void;
  retry: () => void;
}

/** The kind-specific configuration of a list. */
interface ListConfig<Item extends Entity, Answer extends Page<Item>> {
  keys: EntityKeys;
  read: (request: ListRequest, signal?: AbortSignal) => Promise<Answer>;
  /** The answer that the page has prefetched, if it is there. */
  there?: ((request: ListRequest) => Answer | undefined) | undefined;
  /** The text of the error toast when the list or its count cannot be read. */
  notListed: (language: Language) => string;
  /** When a list with these rows is re-fetched, ms; false for never. */
  poll?: (items: Item[]) => number | false;
}

/** Whether the visible rows may stay for the next list. */
const isShown = (query: Query) =>
  query.meta?.keepRows === true && query.isActive() && query.state.data !== undefined;

/** Removes empty parameters, so that `{ search: '' }` and `{}` are one list. */
export function requestOf({ search = '', sort, filter = {}, limit = defaultLimit }: ListParams) {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined);
  return {
    limit,
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(sort !== undefined && { sort }),
    ...(set.length > 0 && { filter: Object.fromEntries(set) }),
  };
}

/** Pages of a list, with each complete answer. */
interface Answers<Answer> {
  pages: Answer[];
  pageParams: number[];
}

/**
 * Reads the next page. A reading that is under way is not given up for it, but ends first: rows that have moved since would be in neither
 * of two pages.
 */
async function readNext({
  data,
  fetchNextPage,
}: Pick<InfiniteQueryObserverResult<{ pages: unknown[] }>, 'data' | 'fetchNextPage'>): Promise<void> {
  const more = () => fetchNextPage({ cancelRefetch: false });
  const after = await more();
  const isNew = after.data?.pages.length !== data?.pages.length;
  if (!isNew && after.hasNextPage && !after.isError) await more();
}

/** Rows of a list with gaps are never shown as a whole one: what tells the queries apart. */
const gapsOf = ({ partly }: ListParams): string[] => (partly ? ['partly'] : []);

/** The list of one kind: its pages live in the query cache alone, and these atoms are derived from them. */
export function createList<Item extends Entity, Answer extends Page<Item> = Page<Item>>({
  keys,
  read,
  there,
  notListed,
  poll,
}: ListConfig<Item, Answer>) {
  const rowsOf = growingItems<Item>();

  const listAtom = boundedAtomFamily((params: ListParams) => {
    const { limit, ...request } = requestOf(params);
    const queryAtom = atomWithInfiniteQuery<Answer, Error, Answers<Answer>, QueryKey, number>((get) => {
      get(visitAtom);
      const client = get(queryClientAtom);
      const queryKey = [...keys.list({ limit, ...request }), ...gapsOf(params)];
      return {
        queryKey,
        queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
          readableRows(read({ ...request, limit, page: pageParam }, signal), params.partly ? 1 : null),
        initialPageParam: 1,
        initialData: () => {
          // Only before the first request: a running query would take the answer too, and still make its call.
          const page = client.getQueryState(queryKey) ? undefined : there?.({ ...request, limit, page: 1 });
          return page && { pages: [page], pageParams: [1] };
        },
        getNextPageParam: (_last: Answer, pages: Answer[]) => nextPage(pages, limit),
        placeholderData: () => {
          if (!params.keepRows) return undefined;
          const [shown] = client.getQueryCache().findAll({ queryKey: keys.lists, predicate: isShown });
          return shown && client.getQueryData<Answers<Answer>>(shown.queryKey);
        },
        ...(poll && {
          refetchInterval: ({ state }: { state: { data: Answers<Answer> | undefined } }) =>
            state.data ? poll(itemsOf<Item>(state.data)) : false,
        }),
        meta: { keepRows: params.keepRows, failure: notListed },
      };
    });
    return atom((get): ListState<Item, Answer> => {
      const result = get(queryAtom);
      const { data, isPlaceholderData, isFetchingNextPage, isFetchNextPageError } = result;
      const error = problemOf(result.error);
      return {
        status: data ? 'ready' : error ? 'failed' : 'loading',
        items: data ? rowsOf(data) : [],
        pages: data ? data.pages.map((page) => page.list) : [],
        count: data ? countOf(data) : 0,
        unread: data ? data.pages.reduce((sum, { unread = 0 }) => sum + unread, 0) : 0,
        answer: data?.pages.at(-1) ?? null,
        refreshing: isPlaceholderData || (Boolean(data) && result.isFetching && !isFetchingNextPage),
        hasMore: result.hasNextPage && !isPlaceholderData,
        loadingMore: isFetchingNextPage,
        moreFailed: isFetchNextPageError,
        error,
        loadMore: () => {
          if (result.hasNextPage && !isFetchingNextPage) void readNext(result);
        },
        retry: () => void result.refetch(),
      };
    });
  });

  const countAtom = boundedAtomFamily((params: ListParams) => {
    const request = { ...requestOf(params), limit: 1 };
    const queryAtom = atomWithQuery((_get: Getter) => ({
      queryKey: keys.count(request),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await readableRows(read(request, signal), 0)).count,
      meta: { failure: notListed },
    }));
    return atom((get) => get(queryAtom).data ?? null);
  });

  return {
    /** The list of these parameters; it grows by `loadMore`. */
    listAtom,
    /** How many match, or null until it is known. */
    countAtom,
  };
}
