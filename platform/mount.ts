import type { Endpoint } from '#api/endpoint.ts';
import { allEndpoints } from '#api/endpoints.ts';

/** A row of the table with its name, `namespace.call`. */
export interface NamedEndpoint {
  name: string;
  endpoint: Endpoint;
}

const isParam = (segment: string | undefined) => segment !== undefined && segment.startsWith(':');

/** Static segments before parameters, from the left: `lecture/create` is matched before `lecture/:id`. */
function comparePaths(left: string, right: string): number {
  const [l, r] = [left.split('/'), right.split('/')];
  for (let at = 0; at < Math.max(l.length, r.length); at++) {
    const order = Number(isParam(l[at])) - Number(isParam(r[at]));
    if (order !== 0) return order;
  }
  return 0;
}

/** Every row, in the order in which a router must match them. */
export const inOrder: NamedEndpoint[] = [...allEndpoints].sort((left, right) =>
  comparePaths(left.endpoint.path, right.endpoint.path),
);

/** Whether a path matches a pattern: `lecture/:id`. */
export function fits(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((segment, at) => (isParam(segment) ? given[at] !== '' : segment === given[at]))
  );
}

/** The row of a call. `path` is relative to `/api`. */
export function endpointOf(method: string, path: string): Endpoint | null {
  return (
    inOrder.find(({ endpoint }) => endpoint.method === method && fits(endpoint.path, path))?.endpoint ?? null
  );
}
