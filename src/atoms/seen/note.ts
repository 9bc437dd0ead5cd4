import { atom, type Atom } from 'jotai';

/** What tells it, once its code has come: the frame does not bring it. */
export const noteSourceAtom = atom<Atom<string | null> | null>(null);

/** How old what is shown is, in words; null where that is not known. */
export const seenNoteAtom = atom((get) => {
  const source = get(noteSourceAtom);
  return source && get(source);
});
