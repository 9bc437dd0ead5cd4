import { atom, type Atom } from 'jotai';
import { matchPath } from 'react-router-dom';
import { currentRoute } from '#api/login-route.ts';
import { newKey } from '#atoms/editor/draft.ts';

/** The id in the address of an editor, without what follows it. One that no router can read is not read ahead. */
function idHere(): string {
  const found = matchPath('/:section/:id', currentRoute().split('?')[0] ?? '')?.params.id ?? newKey;
  try {
    return decodeURIComponent(found);
  } catch {
    return newKey;
  }
}

/**
 * Reads what an editor shows of the entity in the address, before its screen is rendered, and tells how far that is: its calls are made then,
 * and the form may be what is drawn first. What is new has nothing to read.
 */
export const readsAhead = <Status>(statusAtom: (key: string) => Atom<Status>) =>
  atom((get) => {
    const id = idHere();
    return id === newKey ? null : get(statusAtom(id));
  });
