import { atom, type Atom } from 'jotai';
import { boundedAtomFamily } from '../atomFamily.ts';
import type { Editable } from './config.ts';
import { newKey, type DraftState } from './draft.ts';

/** Visits of the screen for a new entity; each visit creates another one. */
export function createVisits<Item extends Editable, Fields extends object>(
  { drafts }: DraftState<Item, Fields>,
  {
    savingAtom,
    idAtom,
  }: { savingAtom: Atom<ReadonlySet<string>>; idAtom: (key: string) => Atom<string | null> },
) {
  /** The visit that opened the new entity last. */
  const newVisitAtom = atom('');
  /** The id that this visit has created; null until everything is saved, whoever started the save. */
  const savedNewAtom = atom<string | null>(null);
  /** Marks the beginning of a visit. A new one begins without the entity that the last one created. */
  const visitAtom = atom(null, (get, set, { key, visit }: { key: string; visit: string }) => {
    if (key !== newKey || get(newVisitAtom) === visit) return;
    set(newVisitAtom, visit);
    set(savedNewAtom, null);
    // The screen of the last visit may still be mounted, on its way to what it has created.
    if (!get(savingAtom).has(key)) set(drafts.forgetSavedAtom, key);
  });

  /** The id for the address: the new entity was saved, by a press, a resumed save, or one of an earlier visit. */
  const savedAsAtom = boundedAtomFamily((key: string) =>
    atom((get) => {
      const id = key === newKey ? get(savedNewAtom) : null;
      // Only of the current draft: one that was left behind must not navigate away from the next.
      return id !== null && get(idAtom(key)) === id ? id : null;
    }),
  );
  return { visitAtom, savedAsAtom, savedNewAtom };
}
