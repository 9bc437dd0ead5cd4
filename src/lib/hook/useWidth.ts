import { useSyncExternalStore } from 'react';

/** A media query and its answer as the page was last told of it. Needs a window at the first question. */
interface FollowedQuery {
  matches: () => boolean;
  /** Calls back after every other answer. Gives what ends it. */
  subscribe: (tell: () => void) => () => void;
}

/**
 * Follows a media query. The browser is asked once, and then listened to: one that is asked after the window has changed, and before the
 * page was told so, tells nobody any more, and whoever had not asked would keep the older look.
 */
export function followQuery(query: string): FollowedQuery {
  let list: MediaQueryList | undefined;
  let answer: boolean;
  const follow = () => {
    if (list === undefined) {
      list = matchMedia(query);
      answer = list.matches;
      list.addEventListener('change', ({ matches }) => (answer = matches));
    }
    return list;
  };
  return {
    matches() {
      follow();
      return answer;
    },
    subscribe(tell) {
      follow().addEventListener('change', tell);
      return () => follow().removeEventListener('change', tell);
    },
  };
}

/** A hook that follows a media query: hundreds of components of a screen want the same answer. */
export function createUseMatch(query: string): () => boolean {
  const { subscribe, matches } = followQuery(query);
  return () => useSyncExternalStore(subscribe, matches);
}

/** Whether the window is too narrow for the menu to stand beside the work: under 1024 px. */
export const useNarrow = createUseMatch('(max-width: 1023.98px)');

/** Whether nothing but fingers points here: files cannot be dragged, and rows are held for long. */
export const useTouchOnly = createUseMatch('not all and (any-pointer: fine)');

/** Whether the window is as narrow as a phone: under 720 px. */
export const usePhone = createUseMatch('(max-width: 719.98px)');
