import type { ListRequest } from '#domain/lists.ts';

/** Query keys of a namespace whose items are listed and read by id. */
export interface EntityKeys {
  all: readonly string[];
  lists: readonly string[];
  list: (request: ListRequest) => readonly unknown[];
  counts: readonly string[];
  count: (request: ListRequest) => readonly unknown[];
  item: (id: string) => readonly string[];
}

/** Creates the keys of a namespace. Other list parameters give another key; the order of fields does not matter. */
export function entityKeys(namespace: string): EntityKeys {
  const lists = [namespace, 'list'];
  const counts = [namespace, 'count'];
  return {
    all: [namespace],
    lists,
    list: (request) => [...lists, request ?? {}],
    counts,
    count: (request) => [...counts, request ?? {}],
    item: (id) => [namespace, 'item', id],
  };
}
