import { atom, type Atom } from 'jotai';
import { matchRoutes } from 'react-router-dom';
import { currentRoute } from '#api/login-route.ts';
import { newKey } from '#atoms/editor/draft.ts';

const routes = [{ path: '/:section/:id' }];

/** The id in the address of an editor, without what follows it. */
const idHere = () => matchRoutes(routes, currentRoute().split('?')[0] ?? '')?.[0]?.params['id'] ?? newKey;

/**
 * Reads what an editor shows of the entity in the address, before its screen is rendered, and tells how far that is: its calls are made then,
 * and the form may be what is drawn first. What is new has nothing to read.
 */
export const readsAhead = <Status>(statusAtom: (key: string) => Atom<Status>) =>
  atom((get) => {
    const id = idHere();
    return id === newKey ? null : get(statusAtom(id));
  });
