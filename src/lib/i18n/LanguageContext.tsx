import { createContext, useContext } from 'react';
import type { Language } from './catalogue.ts';

/** The language of all components. The app sets it from the author's choice. */
export const LanguageContext = createContext<Language>('ru');

/** The current language. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** The texts of a catalogue in the current language. */
export function useMessages<T>(catalogue: Record<Language, T>): T {
  return catalogue[useContext(LanguageContext)];
}
