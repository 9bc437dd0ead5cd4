import * as v from 'valibot';
import { preferenceAtom } from './preference.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** What the author chose; the system's theme by default. */
export const themeAtom = preferenceAtom<ThemeChoice>(
  'theme',
  'system',
  v.picklist(['system', 'light', 'dark']),
);
