import { atom } from 'jotai';
import * as v from 'valibot';
import { preferenceAtom } from '../ui/preference.ts';
import { keepSeenAtom } from './seen.ts';

const chosenAtom = preferenceAtom('keepRows', true, v.boolean());

/** Whether rows are stored on this device. Disabling it removes them at once. */
export const keepRowsAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, on: boolean) => {
    set(chosenAtom, on);
    set(keepSeenAtom).allow(on);
  },
);
