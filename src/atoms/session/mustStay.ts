import type { Getter } from 'jotai';
import { sessionEnded } from '#api/api-error.ts';
import { authorAtom } from './session.ts';

/** Whether the author whose work goes on is still here. `author` is their id as it was when the work began. */
export const isHere = (get: Getter, author: string | undefined): boolean =>
  author !== undefined && get(authorAtom)?.id === author;

/**
 * Fails as a call without a session does where the author whose work goes on is here no more: nothing can be written down for them, so that
 * what is made now could be made once more. `author` is their id as it was when the work began.
 */
export function mustStay(get: Getter, author: string | undefined): void {
  if (!isHere(get, author)) throw sessionEnded();
}
