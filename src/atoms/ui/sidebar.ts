import * as v from 'valibot';
import { preferenceAtom } from './preference.ts';

/** Whether the sidebar is shown: at first it is, later as the author left it. */
export const sidebarShownAtom = preferenceAtom('sidebar', true, v.boolean());
