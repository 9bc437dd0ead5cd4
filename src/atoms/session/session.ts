import { onlineManager } from '@tanstack/query-core';
import { atom, type Getter } from 'jotai';
// oxlint-disable-next-line no-restricted-imports -- the profile is what tells one visit from another, and is reset, not removed
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { readProfile } from '#api/account/profile.ts';
import { accountKeys } from '#api/account/queries.ts';
import type { Author } from '#api/account/profile.ts';
import { forgetAhead } from '#api/ahead.ts';
import { isApiError, isOffline, type ApiError } from '#api/api-error.ts';
import { onUnauthorized } from '#api/client.ts';
import { now } from '#lib/time/clock.ts';
import { problemOf } from '../queries.ts';

/** Who works with the console. */
type AuthState =
  | { status: 'loading' }
  | { status: 'author'; author: Author }
  /** `ended`: the session expired while an author worked. */
  | { status: 'guest'; ended: boolean }
  | { status: 'failed'; error: ApiError; retry: () => void };

/** Reads the profile; without a session it is null. */
async function readAuthor({ signal }: { signal: AbortSignal }): Promise<Author | null> {
  try {
    return await readProfile(signal);
  } catch (error) {
    // The next author may be another one.
    forgetAhead();
    if (isApiError(error) && error.status === 401) return null;
    throw error;
  }
}

const profileAtom = atomWithQuery((_get: Getter) => ({
  queryKey: accountKeys.profile,
  queryFn: readAuthor,
  staleTime: 5 * 60_000,
  // While this tab was asleep, another one may have signed out, or in as another author.
  refetchOnWindowFocus: 'always' as const,
}));

/** The author of the expired session, whose work this page still holds. */
export const endedAuthorAtom = atom<string | null>(null);

/** When that was noticed, ms. */
export const endedAtAtom = atom<number | null>(null);

/** Whether the author has left whose address stands here, by a logout or for another one. Nobody is taken back to it. */
export const hasAuthorLeftAtom = atom(false);

type WatchEvent = 'start' | 'stop' | 'unauthorized';

/** While mounted, the query client follows focus and network, and a 401 of any call makes the author a guest. */
const watchAtom = atom(null, (get, set, event: WatchEvent) => {
  const client = get(queryClientAtom);
  if (event === 'start') {
    // It assumes that a page starts online, and would miss the network's return.
    onlineManager.setOnline(!isOffline());
    return client.mount();
  }
  if (event === 'stop') return client.unmount();
  const author = client.getQueryData<Author | null>(accountKeys.profile);
  if (!author) return;
  set(endedAuthorAtom, author.id);
  set(hasAuthorLeftAtom, false);
  set(endedAtAtom, now());
  client.setQueryData(accountKeys.profile, null);
});
watchAtom.onMount = (tell) => {
  tell('start');
  const stop = onUnauthorized(() => tell('unauthorized'));
  return () => {
    stop();
    tell('stop');
  };
};

/** The session state; read at the start and kept mounted by the root of the app. */
export const authAtom = atom((get): AuthState => {
  get(watchAtom);
  const { data, error, refetch } = get(profileAtom);
  if (data) return { status: 'author', author: data };
  if (data === null) return { status: 'guest', ended: get(endedAuthorAtom) !== null };
  const problem = problemOf(error);
  return problem ? { status: 'failed', error: problem, retry: () => void refetch() } : { status: 'loading' };
});

/** The author, or null if nobody is signed in. */
export const authorAtom = atom((get): Author | null => {
  const state = get(authAtom);
  return state.status === 'author' ? state.author : null;
});
