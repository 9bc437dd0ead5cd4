import * as v from 'valibot';
import { preferenceAtom } from './preference.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** The author's choice; by default the system's theme. */
export const themeAtom = preferenceAtom<ThemeChoice>(
  'theme',
  'system',
  v.picklist(['system', 'light', 'dark']),
);
