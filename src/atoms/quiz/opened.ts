import { atom } from 'jotai';
import { onLeave } from '../session/private.ts';

/** The question that is open in the editor, by the id that it has on the screen; null for the first one. */
export const openQuestionAtom = atom<string | null>(null);
onLeave((_get, set) => set(openQuestionAtom, null));
