import { useSyncExternalStore } from 'react';

const query = '(max-width: 1179.98px)';

const subscribe = (tell: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', tell);
  return () => list.removeEventListener('change', tell);
};

/** Whether there is no room for the rail beside the tree. */
export const useNarrowProgram = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(query).matches);
