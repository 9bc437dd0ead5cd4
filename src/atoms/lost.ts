import { isApiError } from '#api/api-error.ts';

// What came of a creation whose answer was lost: it is looked for on the platform before anything is created again. What was there before
// is known by its ids, so that no clock has to be trusted.

/** A creation that was sent. Until its answer comes nobody knows what became of it. */
export interface Tried<Sent> {
  /** What it sent. */
  fields: Sent;
  /** The latest of the kind before it: it is none of these. */
  before: string[];
}

/** The latest of a list. What a call has just made is among them. */
export const latest = { sort: '-createdAt', limit: 100 };

/** Whether what failed was surely not done: the platform judged it. A lost or broken answer, or the end of a session, says nothing. */
export const isRefused = (error: unknown): boolean =>
  isApiError(error) && [400, 403, 404, 409, 413, 422, 429].includes(error.status);

/** Those of the latest that were made since `before` were the latest. */
export function madeSince<Item extends { id: string }>(
  list: readonly Item[],
  before: readonly string[],
): Item[] {
  const known = new Set(before);
  // Behind a whole page stand older ones, which come to the fore when later ones are removed.
  const isWhole = before.length >= latest.limit;
  const end = isWhole ? list.findLastIndex(({ id }) => known.has(id)) + 1 : list.length;
  return list.slice(0, end).filter(({ id }) => !known.has(id));
}
