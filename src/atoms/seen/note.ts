import { atom, type Atom } from 'jotai';

/** Its provider, loaded later, so that the frame does not contain it. */
export const noteSourceAtom = atom<Atom<string | undefined>>(atom(undefined));

/** The age of the shown data, in words; undefined if unknown. */
export const seenNoteAtom = atom((get) => get(get(noteSourceAtom)));
