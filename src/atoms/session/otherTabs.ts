import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Author } from '#api/account/profile.ts';
import { accountKeys } from '#api/account/queries.ts';
import { handled } from '#api/api-error.ts';
import { callFor, sessionBegan } from '#api/client.ts';
import { visitAtom } from '../queryAtoms.ts';
import { enterAtom, keptAuthor, leaveAtom, startOverAtom } from './entering.ts';
import { markAuthor } from './authorMark.ts';
import { endedAuthorAtom } from './session.ts';

/** A channel to the other tabs of this browser; null if there is none. */
const openChannel = () =>
  globalThis.BroadcastChannel === undefined ? null : new BroadcastChannel('kabinet-session');

/** Tells the other tabs who has just signed in; null after a logout. */
export function tellTabs(authorId: string | null): void {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel?.postMessage(authorId);
  channel?.close();
}

/** The event in another tab: an author signed in there, or signed out. All tabs share one session. */
const hearAtom = atom(null, (get, set, authorId: unknown) => {
  const kept = keptAuthor(get);
  if (authorId === null) return kept === null ? undefined : set(leaveAtom);
  const signedIn = get(queryClientAtom).getQueryData(accountKeys.profile) != null;
  if (signedIn) return kept === authorId ? sessionBegan() : handled(set(startOverAtom));
  return handled(set(enterAtom));
});

/**
 * Restarts when a read returns another author than before: tabs share the cookie but not the memory. Queries are renewed before the state changes, so
 * that the new author gets their own, and early requests are not repeated.
 */
const watchAuthorAtom = atom(null, (get, set) => {
  const client = get(queryClientAtom);
  const read = () => {
    const author = client.getQueryData<Author | null>(accountKeys.profile);
    if (author !== undefined) markAuthor(author && (author.timezone ?? ''));
    // What still runs for the author of a session that ended is nobody else's either.
    callFor(keptAuthor(get));
    return author;
  };
  let last = read()?.id;
  let isLater = false;
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== accountKeys.profile[0]) return;
    const id = read()?.id;
    if (id === last) return;
    const before = last;
    last = id;
    isLater ||= before !== undefined;
    if (id === undefined || !isLater) return;
    set(visitAtom, (visits) => visits + 1);
    const ended = get(endedAuthorAtom);
    if (before !== undefined || (ended !== null && ended !== id)) void handled(set(startOverAtom));
  });
  return () => {
    stop();
    callFor(null);
  };
});

/** Mounted by the root of the app: keeps this tab in step with the browser's session, whichever tab changes it. */
export const otherTabsAtom = atom(null, (_get, set, event: 'watch' | MessageEvent<unknown>) =>
  event === 'watch' ? set(watchAuthorAtom) : void set(hearAtom, event.data),
);
otherTabsAtom.onMount = (tell) => {
  const channel = openChannel();
  channel?.addEventListener('message', tell);
  const stop = tell('watch');
  return () => {
    channel?.close();
    stop?.();
  };
};
