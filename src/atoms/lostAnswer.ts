import { isApiError } from '#api/api-error.ts';

// Finds the result of a creation whose answer was lost, before anything is created again. Entities that existed before are known by their ids, so no
// clock has to be trusted.

/** A sent creation. Its outcome is unknown until its answer comes. */
export interface SentCreation<Sent> {
  /** The sent fields. */
  fields: Sent;
  /** The ids of the latest entities before it: it is none of these. */
  before: string[];
}

/** The latest entities of a kind. A creation made just now is among them. */
export const latestParams = { sort: '-createdAt', limit: 100 };

/** Whether a failed call was definitely not done: the platform refused it. A lost or broken answer, or the end of a session, leaves it open. */
export const isRefused = (error: unknown): boolean =>
  isApiError(error) && [400, 403, 404, 409, 413, 422, 429].includes(error.status);

/** The latest entities that did not exist when `before` was read. */
export function createdSince<Item extends { id: string }>(
  list: readonly Item[],
  before: readonly string[],
): Item[] {
  const known = new Set(before);
  // After a full page there are older ones, which move up when later ones are removed.
  const isWhole = before.length >= latestParams.limit;
  const end = isWhole ? list.findLastIndex(({ id }) => known.has(id)) + 1 : list.length;
  return list.slice(0, end).filter(({ id }) => !known.has(id));
}
