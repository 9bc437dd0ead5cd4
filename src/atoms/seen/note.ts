import { atom, type Atom } from 'jotai';

/** What tells it, once its code has come: the frame does not bring it. */
export const noteSourceAtom = atom<Atom<string | undefined>>(atom(undefined));

/** How old what is shown is, in words; undefined where that is not known. */
export const seenNoteAtom = atom((get) => get(get(noteSourceAtom)));
