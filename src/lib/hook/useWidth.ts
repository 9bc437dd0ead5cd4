import { useSyncExternalStore } from 'react';

/** A media query and its answer as the page was last notified. Needs a window at first use. */
interface FollowedQuery {
  matches: () => boolean;
  /** Calls back after each change. Returns the function that unsubscribes. */
  subscribe: (tell: () => void) => () => void;
}

/**
 * Follows a media query. The browser is asked once and then listened to. A query that is created after a change, but before its event, gets no event,
 * and components that use older queries would keep the older look.
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

/** Creates a hook for a media query, shared by the hundreds of components that need the same answer. */
export function createUseMatch(query: string): () => boolean {
  const { subscribe, matches } = followQuery(query);
  return () => useSyncExternalStore(subscribe, matches);
}

/** Whether the window is too narrow for a menu beside the content: under 1024 px. */
export const useNarrow = createUseMatch('(max-width: 1023.98px)');

/** Whether there is only touch input: files cannot be dragged, and rows are long-pressed. */
export const useTouchOnly = createUseMatch('not all and (any-pointer: fine)');

/** Whether the window is as narrow as a phone: under 720 px. */
export const usePhone = createUseMatch('(max-width: 719.98px)');
