import { atom, type Atom } from 'jotai';
import { matchPath } from 'react-router-dom';
import { currentRoute, pathOf } from '#api/login-route.ts';
import { newKey } from '#atoms/editor/draft.ts';

/** The id in the address of an editor of a section, without what follows it. One that no router can read is not read ahead. */
function idHere(section: string): string {
  const found = matchPath(`/${section}/:id`, pathOf(currentRoute()))?.params.id ?? newKey;
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
export const readsAhead = <Status>(section: string, statusAtom: (key: string) => Atom<Status>) =>
  atom((get) => {
    const id = idHere(section);
    return id === newKey ? null : get(statusAtom(id));
  });
