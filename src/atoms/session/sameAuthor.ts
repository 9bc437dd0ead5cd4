import type { Getter } from 'jotai';
import { sessionEnded } from '#api/api-error.ts';
import { authorAtom } from './session.ts';

/** Whether the author of the running work is still here. `author` is their id at the start of the work. */
export const isSameAuthor = (get: Getter, author: string | undefined): boolean =>
  author !== undefined && get(authorAtom)?.id === author;

/**
 * Throws like a call without a session if the author of the running work has left: nothing can be recorded for them, so whatever is created now could
 * be created twice. `author` is their id at the start of the work.
 */
export function requireSameAuthor(get: Getter, author: string | undefined): void {
  if (!isSameAuthor(get, author)) throw sessionEnded();
}
