import { atom } from 'jotai';
import * as v from 'valibot';
import { preferenceAtom } from './preference.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** What the author chose; the system's theme by default. */
export const themeAtom = preferenceAtom<ThemeChoice>(
  'theme',
  'system',
  v.picklist(['system', 'light', 'dark']),
);

const darkQuery = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** Counts the changes of the system's theme, so that readers look at it again. */
const systemChangesAtom = atom(0);
systemChangesAtom.onMount = (set) => {
  const query = darkQuery();
  const changed = () => set((count) => count + 1);
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
};

/** The theme in force. */
export const shownThemeAtom = atom((get): 'light' | 'dark' => {
  const choice = get(themeAtom);
  get(systemChangesAtom);
  if (choice !== 'system') return choice;
  return darkQuery()?.matches ? 'dark' : 'light';
});
