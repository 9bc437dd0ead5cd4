import { matchPath } from 'react-router-dom';
import type { LazyScreen } from './lazyScreen.tsx';

/** A path of the address and the screen that stands there. */
export interface RouteOf {
  path: string;
  Screen: LazyScreen<object>;
}

/** The screen of a route, «?» and all, among those given. */
export const screenAt = (route: string, screens: readonly RouteOf[]) =>
  screens.find(({ path }) => matchPath(path, route.split('?')[0] ?? '/') !== null)?.Screen;
