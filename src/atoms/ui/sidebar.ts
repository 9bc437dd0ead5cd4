import { atom } from 'jotai';
import * as v from 'valibot';
import { preferenceAtom } from './preference.ts';

/** Whether the sidebar is shown: at first it is, later as the author left it. */
export const sidebarShownAtom = preferenceAtom('sidebar', true, v.boolean());

/** Shows or hides the sidebar. */
export const toggleSidebarAtom = atom(null, (get, set) => set(sidebarShownAtom, !get(sidebarShownAtom)));
