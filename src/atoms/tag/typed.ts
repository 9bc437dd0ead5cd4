import { atom } from 'jotai';
import { onLeave } from '../session/private.ts';

/** The name of a tag that is being typed. It outlives its screen, as when a session ends and the author signs in again. */
export const typedTagAtom = atom('');
onLeave((_get, set) => set(typedTagAtom, ''));
