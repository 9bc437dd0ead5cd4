import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';

const messages = defineMessages({
  ru: { copy: '\u00A0— копия' },
  en: { copy: ' (copy)' },
});

/** Maximum length of a name, characters. */
const longest = 120;

/** The name of a copy. An empty name stays empty; a long one is cut to make room for the added word. */
export function copyName(name: string, language: Language): string {
  const word = messages[language].copy;
  return name === '' ? '' : `${name.slice(0, longest - word.length).trimEnd()}${word}`;
}
