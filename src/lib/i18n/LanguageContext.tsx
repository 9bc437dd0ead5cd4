import { createContext, useContext } from 'react';
import type { Language } from './catalogue.ts';

/** The language that components read. The app sets it from the author's choice. */
export const LanguageContext = createContext<Language>('ru');

/** The language in force. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** The texts of a catalogue in the language in force. */
export function useMessages<T>(catalogue: Record<Language, T>): T {
  return catalogue[useContext(LanguageContext)];
}
