import { useSyncExternalStore } from 'react';

function useMatch(query: string): boolean {
  const subscribe = (tell: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', tell);
    return () => list.removeEventListener('change', tell);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Whether the window is too narrow for the menu to stand beside the work: under 1024 px. */
export function useNarrow(): boolean {
  return useMatch('(max-width: 1023.98px)');
}

/** Whether the window is as narrow as a phone: under 720 px. */
export function usePhone(): boolean {
  return useMatch('(max-width: 719.98px)');
}
