import { atom } from 'jotai';
import { onLeave } from '../session/private.ts';

/** A draft in memory that merges partial updates until it is cleared or the author leaves. null if there is none. */
export function createMemoryDraft<Fields extends object>() {
  const fieldsAtom = atom<Partial<Fields> | null>(null);
  onLeave((_get, set) => set(fieldsAtom, null));
  return {
    /** The draft; what is set is merged into it. */
    draftAtom: atom(
      (get) => get(fieldsAtom),
      (_get, set, patch: Partial<Fields>) => set(fieldsAtom, (fields) => ({ ...fields, ...patch })),
    ),
    clearAtom: atom(null, (_get, set) => set(fieldsAtom, null)),
  };
}
