import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { shapeOf } from './shapes.ts';

/** What stands beside every section: its age says nothing of what the author looks at. */
const isEverywhere = (kind: unknown) => kind === 'account' || kind === 'tag';

const oldestAtom = atom<number | null>(null);

const watchAtom = atom(null, (get, set) => {
  const cache = get(queryClientAtom).getQueryCache();
  const look = () => {
    const shown = cache.findAll({
      type: 'active',
      predicate: ({ queryKey, state }) =>
        state.data !== undefined && !isEverywhere(queryKey[0]) && shapeOf(queryKey) !== null,
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
