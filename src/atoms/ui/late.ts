import { atom } from 'jotai';

/** How long the first screen has the line and the processor for itself, ms. */
export const firstScreenPauseAtom = atom(2000);

/** Whether the code of all sections is fetched after the first screen. */
export const codeAheadAtom = atom(true);
