import { create, isAxiosError } from 'axios';
import { apiAddress } from './address.ts';
import { sessionEnded } from './api-error.ts';
import { currentRoute, isPublicRoute, loginRoute } from './login-route.ts';

/**
 * The only HTTP client. In the browser it uses XMLHttpRequest, because `fetch` reports no upload progress; in Node, which has none, its own adapter.
 */
export const client = create({
  baseURL: apiAddress,
  withCredentials: true,
  timeout: 0,
  adapter: ['xhr', 'http'],
  // The session is a SameSite cookie, so there is no CSRF token to copy.
  xsrfCookieName: '',
});

const listeners = new Set<() => void>();

/** Calls back whenever the platform answers that there is no session. Returns the function that unsubscribes. */
export function onUnauthorized(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Leaves a screen behind login for a route. Replaced rather than pushed: Back must not lead there again. */
export function leaveFor(route: string): void {
  if (!isPublicRoute(currentRoute())) globalThis.location?.replace(`#${route}`);
}

/** Takes the author to the login screen, with the way back; an author on a public screen stays there. */
function leaveForLogin(): void {
  for (const listener of listeners) listener();
  leaveFor(loginRoute(currentRoute()));
}

/** How many sessions this page has had, and how many authors. */
let session = 0;
let author = 0;
/** The same when each call left. */
const left = new WeakMap<object, [session: number, author: number]>();

/** A session begins. What left before says nothing of it: its refusal may come late. */
export function sessionBegan(): void {
  session += 1;
}

/** The author leaves: what they have asked for, and is not answered yet, is nobody's. */
export function authorLeft(): void {
  sessionBegan();
  author += 1;
}

/** Whether a call that has come back is of this session. Fails where it is of another author. */
function isOfSession(call: object | undefined): boolean {
  const [ofSession, ofAuthor] = (call && left.get(call)) ?? [session, author];
  if (ofAuthor !== author) throw sessionEnded();
  return ofSession === session;
}

/** Names the author whom this page works for in its calls. The platform refuses them once another one has signed in elsewhere. */
export function callFor(authorId: string | null): void {
  client.defaults.headers.common['X-Author'] = authorId;
}

client.interceptors.request.use(
  (call) => {
    left.set(call, [session, author]);
    return call;
  },
  null,
  { synchronous: true },
);

client.interceptors.response.use(
  (response) => {
    isOfSession(response.config);
    return response;
  },
  (error: unknown) => {
    if (!isAxiosError(error)) throw error;
    const isPresent = isOfSession(error.config);
    if (error.response?.status === 401) {
      if (isPresent) leaveForLogin();
      // To its caller the call was lost on its way, and may be made again.
      else error.response = undefined;
    }
    throw error;
  },
);
