import type { QueryClient, QueryKey } from '@tanstack/query-core';
import { shapeOf } from '#atoms/seen/shapes.ts';

/** What the screens show whose first rows may be kept: the author's own content, and home. Of all others the bare frame is. */
const own =
  /^\/(?:$|(?:lectures|meditations|courses|marathons|consultations|webinars|quizzes|publications|streams|tags)(?:\/|$))/;

/** How many clients wait: the menu alone shows it, and it is no part of a picture. */
const isOfMenu = ([kind, what]: QueryKey) =>
  what === 'count' && (kind === 'consultation-request' || kind === 'qa');

/** Of home, the blocks that show clients. */
const clients = '[data-order]:not([data-order="1"])';

/** How the picture of a screen may be taken. */
interface Way {
  /** What is left out of it, by a selector. */
  without: string | null;
  /** What of the real screen must have gone before it takes the place of the picture, by a selector. */
  until: string;
}

const bones = 'main:not(:has(h1)), main [data-bone]';
const ofHome =
  'main:not(:has([data-order="1"] h2)), main [data-order="1"] :is([data-bone], [aria-busy="true"])';

/**
 * How the picture of a route may be taken now; null where it may not. The rule of rows holds for pictures: while a screen follows anything that
 * has come and that no table says may be kept, nothing of it is. Of home the blocks that show clients are left out.
 */
export function mayKeep(route: string, client: QueryClient): Way | null {
  if (!own.test(route)) return null;
  if (route === '/') return { without: clients, until: ofHome };
  const shown = client.getQueryCache().findAll({ type: 'active' });
  const isKept = shown.every(
    ({ queryKey, state }) => state.data === undefined || isOfMenu(queryKey) || shapeOf(queryKey) !== null,
  );
  return isKept ? { without: null, until: bones } : null;
}
