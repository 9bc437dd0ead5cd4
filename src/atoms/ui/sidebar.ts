import * as v from 'valibot';
import { preferenceAtom } from './preference.ts';

/** Whether the sidebar is shown: by default yes, later the author's choice. */
export const sidebarShownAtom = preferenceAtom('sidebar', true, v.boolean());
