import { useSyncExternalStore } from 'react';

const query = '(max-width: 1023.98px)';

function subscribe(tell: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', tell);
  return () => list.removeEventListener('change', tell);
}

/** Whether the window is too narrow for the menu to stand beside the work: under 1024 px. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
