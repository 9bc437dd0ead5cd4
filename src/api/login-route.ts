/** Screens that are open without a session: a 401 does not redirect from them. */
const publicRoutes: readonly string[] = [
  '/login',
  '/register',
  '/register-step-two',
  '/forgot-password',
  '/recovery-password',
  '/404',
  '/500',
];

/** A route without its query. */
export const pathOf = (route: string) => route.split(/[?#]/, 1)[0] ?? '';

/** Whether a route («/login?back=…») is open without a session. */
export function isPublicRoute(route: string): boolean {
  return publicRoutes.includes(pathOf(route));
}

/** The hash route in the address bar, without «#»: `/lectures?sort=name`. */
export function currentRoute(): string {
  const hash = globalThis.location?.hash ?? '';
  return hash.startsWith('#/') ? hash.slice(1) : '/';
}

/**
 * The route to go to after login: the requested one if it is a path of the console, else `/`. Full addresses, other origins in disguise
 * (`//evil.example`, `/\evil.example`) and the public screens are refused.
 */
export function safeBack(value: string | null | undefined): string {
  if (!value?.startsWith('/')) return '/';
  const base = 'http://console.invalid';
  if (!URL.canParse(value, base)) return '/';
  const url = new URL(value, base);
  const route = url.pathname + url.search + url.hash;
  return url.origin === base && !route.startsWith('//') && !isPublicRoute(route) ? route : '/';
}

/** The login route that leads back to `back`. */
export function loginRoute(back?: string | null): string {
  const route = safeBack(back);
  return route === '/' ? '/login' : `/login?back=${encodeURIComponent(route)}`;
}
