import type { QueryClient, QueryKey } from '@tanstack/query-core';
import type { EntityKeys } from '#api/keys.ts';
import { add, findById, replaceById, type Entity, type Pages } from './pages.ts';

/** Reads a request off a list's key, to tell a whole list from a filtered one. */
const isWhole = (key: QueryKey) => {
  const request = key.at(-1);
  return typeof request === 'object' && request !== null && !('search' in request) && !('filter' in request);
};

/** The rules of a list on all lists of one kind that the query cache holds. */
export function createListCache<Item extends Entity>(keys: EntityKeys) {
  /** Changes every loaded list, and leaves its age as it was. */
  function changeLists(
    client: QueryClient,
    change: (pages: Pages<Item>, key: QueryKey) => Pages<Item>,
  ): void {
    for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: keys.lists })) {
      const { dataUpdatedAt, isInvalidated } = state;
      client.setQueryData<Pages<Item>>(queryKey, (pages) => pages && change(pages, queryKey), {
        updatedAt: dataUpdatedAt,
      });
      if (isInvalidated) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
    }
  }

  /** Puts a fresh copy where older ones stand; one that was not loaded joins the lists that hold everything. */
  function remember(client: QueryClient, item: Item): void {
    changeLists(client, (pages, key) =>
      isWhole(key) ? add(pages, item, 'found') : replaceById(pages, item),
    );
  }

  /** Puts a new item at the head of the lists that hold everything. */
  function prepend(client: QueryClient, item: Item): void {
    changeLists(client, (pages, key) => (isWhole(key) ? add(pages, item, 'new') : pages));
  }

  /** Marks lists and counts as out of date. */
  function invalidate(client: QueryClient): void {
    void client.invalidateQueries({ queryKey: keys.lists });
    void client.invalidateQueries({ queryKey: keys.counts });
  }

  function findLoaded(client: QueryClient, id: string): { item: Item; readAt: number } | null {
    for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: keys.lists })) {
      const pages = client.getQueryData<Pages<Item>>(queryKey);
      const item = pages && findById(pages, id);
      if (item) return { item, readAt: state.dataUpdatedAt };
    }
    return null;
  }

  return { changeLists, remember, prepend, invalidate, findLoaded };
}
