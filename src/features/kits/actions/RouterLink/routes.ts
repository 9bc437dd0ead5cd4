/** Routes that more than one area leads to. */
import { kindIds, kinds, type Kind } from '#domain/kinds.ts';

/** Kinds with a list and a screen per item. */
type RoutedKind = Kind | 'client';

/** The list of a kind, or of the clients. */
export const listRoute = (kind: RoutedKind) => (kind === 'client' ? '/audience' : kinds[kind].route);

/** The editor of a content, or the page of a client. */
export const itemRoute = (kind: RoutedKind, id: string) => `${listRoute(kind)}/${encodeURIComponent(id)}`;

/** The editor of a content that is not there yet. */
export const newRoute = (kind: Kind) => `${listRoute(kind)}/new`;

/** An id as it stands in a route; null for a part of a route that was cut and says nothing. */
function idOf(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** What a route shows: the kind and the id of an item; null for a list, a new item, and every other screen. */
export function itemOfRoute(route: string): { kind: RoutedKind; id: string } | null {
  for (const kind of [...kindIds, 'client'] as const) {
    const list = `${listRoute(kind)}/`;
    const rest = route.startsWith(list) ? route.slice(list.length) : '';
    const id = rest === '' || rest === 'new' || rest.includes('/') ? null : idOf(rest);
    if (id !== null) return { kind, id };
  }
  return null;
}

/** The list of lectures. */
export const lecturesRoute = listRoute('lecture');

/** The editor of a lecture that is not there yet. */
export const newLectureRoute = newRoute('lecture');

/** The editor of a lecture. */
export const lectureRoute = (id: string) => itemRoute('lecture', id);

/** What the author tells of themselves, and the settings of the console. */
export const profileRoute = '/profile';

/** An address of a list with one of its rows open beside it; what `address` says of the list goes along. */
export function besideRoute(list: string, name: string, id: string, address = ''): string {
  const next = new URLSearchParams(address);
  next.set(name, id);
  return `${list}?${next.toString()}`;
}

/** Requests of clients for consultations. */
export const requestsRoute = '/requests';

/** A request, open beside the list. */
export const requestRoute = (id: string) => besideRoute(requestsRoute, 'request', id);

/** What clients have bought. */
export const purchasesRoute = '/purchases';

/** A purchase, open beside the list. */
export const purchaseRoute = (id: string) => besideRoute(purchasesRoute, 'purchase', id);

/** A client, open beside the list. */
export const clientRoute = (id: string) => besideRoute(listRoute('client'), 'client', id);

/** Campaigns: what was sent, and to whom one may be written. */
export const campaignsRoute = '/campaigns';

/** A campaign that is begun; for someone: a segment of the platform, a group of buyers, or `client:` and an id. */
export const composeRoute = (segment?: string) =>
  `${campaignsRoute}?compose=1${segment === undefined ? '' : `&segment=${encodeURIComponent(segment)}`}`;

/** What the author sells, by the state of its way to the catalogue. */
export const publicationsRoute = '/publications';
