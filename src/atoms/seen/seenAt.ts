import type { QueryKey } from '@tanstack/query-core';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { shapeOf } from './shapes.ts';

/** Data beside every section, and counts: their age says nothing about the current screen. */
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

/** When the oldest data on the screen was read, ms; null if there is none yet. */
export const seenAtAtom = atom((get) => {
  get(watchAtom);
  return get(oldestAtom);
});
