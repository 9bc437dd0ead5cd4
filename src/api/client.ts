import { create, isAxiosError } from 'axios';
import { apiAddress } from './address.ts';
import { currentRoute, isPublicRoute, loginRoute } from './login-route.ts';

/**
 * The one HTTP client. XMLHttpRequest carries it in the browser, since `fetch` tells nothing of what has been sent;
 * Node has no such object and uses its own.
 */
export const client = create({
  baseURL: apiAddress,
  withCredentials: true,
  timeout: 0,
  adapter: ['xhr', 'http'],
  // The session is a SameSite cookie: no token has to be read out of another one.
  xsrfCookieName: '',
});

const listeners = new Set<() => void>();

/** Calls back whenever the platform says that there is no session. Answers how to stop listening. */
export function onUnauthorized(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the author to login, to be brought back afterwards; one who stands on a public screen stays there. */
function leaveForLogin(): void {
  for (const listener of listeners) listener();
  const route = currentRoute();
  if (typeof location === 'undefined' || isPublicRoute(route)) return;
  // Replaced rather than pushed: Back must not lead to a screen that sends the author here again.
  location.replace(`#${loginRoute(route)}`);
}

client.interceptors.response.use(undefined, (error: unknown) => {
  if (isAxiosError(error) && error.response?.status === 401) leaveForLogin();
  return Promise.reject(error);
});
