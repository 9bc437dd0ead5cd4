import { atom } from 'jotai';
import { onLeave } from '../session/private.ts';

/** The tag name being typed. It outlives its screen, for example when a session expires and the author signs in again. */
export const typedTagAtom = atom('');
onLeave((_get, set) => set(typedTagAtom, ''));
