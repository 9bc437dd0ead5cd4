import type { QueryKey } from '@tanstack/query-core';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { shapeOf } from './shapes.ts';

/** What stands beside every section, and how many there are: their age says nothing of what the author looks at. */
const isBeside = ([kind, what]: QueryKey) => kind === 'account' || kind === 'tag' || what === 'count';

const oldestAtom = atom<number | null>(null);

const watchAtom = atom(null, (get, set) => {
  const cache = get(queryClientAtom).getQueryCache();
  const look = () => {
    const shown = cache.findAll({
      type: 'active',
      predicate: ({ queryKey, state }) =>
        state.data !== undefined && !isBeside(queryKey) && shapeOf(queryKey) !== null,
    });
    set(oldestAtom, shown.length === 0 ? null : Math.min(...shown.map(({ state }) => state.dataUpdatedAt)));
  };
  look();
  return cache.subscribe(look);
});
watchAtom.onMount = (watch) => watch();

/** When the oldest of what the author looks at was read, ms; null where there is nothing yet. */
export const seenAtAtom = atom((get) => {
  get(watchAtom);
  return get(oldestAtom);
});
