import { atom, type Atom } from 'jotai';
import { boundedAtomFamily } from '../atomFamily.ts';
import type { Editable } from './config.ts';
import { newKey, type DraftState } from './draft.ts';

/** The visits of the screen of what is new, each of which makes another. */
export function createVisits<Item extends Editable, Fields extends object>(
  { drafts }: DraftState<Item, Fields>,
  {
    savingAtom,
    idAtom,
  }: { savingAtom: Atom<ReadonlySet<string>>; idAtom: (key: string) => Atom<string | null> },
) {
  /** The visit that opened what is new last. */
  const newVisitAtom = atom('');
  /** What that visit has made of what was new; null until all of it is saved, whoever asked for that. */
  const savedNewAtom = atom<string | null>(null);
  /** Tells that a visit of the screen has begun. A new visit of what is new begins with nothing that the last has created. */
  const visitAtom = atom(null, (get, set, { key, visit }: { key: string; visit: string }) => {
    if (key !== newKey || get(newVisitAtom) === visit) return;
    set(newVisitAtom, visit);
    set(savedNewAtom, null);
    // The screen of the last visit may still be there, on its way to what it has created.
    if (!get(savingAtom).has(key)) set(drafts.forgetSavedAtom, key);
  });

  /** The id that the address becomes: what was new is saved, by a press, a save that went on, or one of an earlier visit. */
  const savedAsAtom = boundedAtomFamily((key: string) =>
    atom((get) => {
      const id = key === newKey ? get(savedNewAtom) : null;
      // Of the draft that is there: one that was left behind leads nobody away from the next.
      return id !== null && get(idAtom(key)) === id ? id : null;
    }),
  );
  return { visitAtom, savedAsAtom, savedNewAtom };
}
