import { currentRoute, isPublicRoute, loginRoute } from './login-route.ts';

const listeners = new Set<() => void>();

/** Calls back whenever the platform says that there is no session. Answers how to stop listening. */
export function onUnauthorized(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the author to login, to be brought back afterwards; one who stands on a public screen stays there. */
export function leaveForLogin(): void {
  for (const listener of listeners) listener();
  const route = currentRoute();
  if (typeof location === 'undefined' || isPublicRoute(route)) return;
  // Replaced rather than pushed: Back must not lead to a screen that sends the author here again.
  location.replace(`#${loginRoute(route)}`);
}
