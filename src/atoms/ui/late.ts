import { atom } from 'jotai';

/** How long line and processor are reserved for the first screen, ms. */
export const firstScreenPauseAtom = atom(2000);

/** Whether the code of all sections is fetched after the first screen. */
export const codeAheadAtom = atom(true);
