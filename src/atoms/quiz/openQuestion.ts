import { atom } from 'jotai';
import { onLeave } from '../session/private.ts';

/** The open question of the editor, by its id on the screen; null is the first one. */
export const openQuestionAtom = atom<string | null>(null);
onLeave((_get, set) => set(openQuestionAtom, null));
