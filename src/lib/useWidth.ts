import { useSyncExternalStore } from 'react';

/** A hook that follows a media query, asked of the browser once: hundreds of components of a screen want the same answer. */
export function createUseMatch(query: string): () => boolean {
  let list: MediaQueryList | undefined;
  const asked = () => (list ??= matchMedia(query));
  const read = () => asked().matches;
  const subscribe = (tell: () => void) => {
    asked().addEventListener('change', tell);
    return () => asked().removeEventListener('change', tell);
  };
  return () => useSyncExternalStore(subscribe, read);
}

/** Whether the window is too narrow for the menu to stand beside the work: under 1024 px. */
export const useNarrow = createUseMatch('(max-width: 1023.98px)');

/** Whether nothing but fingers points here: files cannot be dragged, and rows are held for long. */
export const useTouchOnly = createUseMatch('not all and (any-pointer: fine)');

/** Whether the window is as narrow as a phone: under 720 px. */
export const usePhone = createUseMatch('(max-width: 719.98px)');
