import type { QueryClient, QueryKey } from '@tanstack/query-core';
import type { EntityKeys } from '#api/keys.ts';
import { add, findById, replaceById, type Entity, type Pages } from './pages.ts';

/** Parses the request from a list's key, to tell an unfiltered list from a filtered one. */
const isWhole = (key: QueryKey) => {
  const request = key.at(-1);
  return typeof request === 'object' && request !== null && !('search' in request) && !('filter' in request);
};

/** Applies the list rules to all cached lists of one kind. */
export function createListCache<Item extends Entity>(keys: EntityKeys) {
  /** Changes every loaded list without changing its age. */
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

  /** Replaces older copies by a fresh one; if no list has it, it is appended to the unfiltered lists. */
  function remember(client: QueryClient, item: Item): void {
    changeLists(client, (pages, key) =>
      isWhole(key) ? add(pages, item, 'found') : replaceById(pages, item),
    );
  }

  /** Prepends a new item to the unfiltered lists. */
  function prepend(client: QueryClient, item: Item): void {
    changeLists(client, (pages, key) => (isWhole(key) ? add(pages, item, 'new') : pages));
  }

  /** Invalidates lists and counts. */
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
