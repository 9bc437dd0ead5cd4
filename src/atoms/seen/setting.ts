import { atom } from 'jotai';
import * as v from 'valibot';
import { preferenceAtom } from '../ui/preference.ts';
import { keepSeenAtom } from './seen.ts';

const chosenAtom = preferenceAtom('keepRows', true, v.boolean());

/** Whether what the author saw last stays on this device. What lies there goes at once when the author wants it no more. */
export const keepRowsAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, on: boolean) => {
    set(chosenAtom, on);
    set(keepSeenAtom).allow(on);
  },
);
