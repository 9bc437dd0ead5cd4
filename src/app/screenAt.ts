import { matchPath } from 'react-router-dom';
import type { LazyScreen } from './lazyScreen.tsx';

/** A route path and its screen. */
export interface RouteOf {
  path: string;
  Screen: LazyScreen<object>;
}

/** The screen for a route (with its query), among those given. */
export const screenAt = (route: string, screens: readonly RouteOf[]) =>
  screens.find(({ path }) => matchPath(path, route.split('?')[0] ?? '/') !== null)?.Screen;
