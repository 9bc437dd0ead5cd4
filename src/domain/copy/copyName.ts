import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';

const messages = defineMessages({
  ru: { copy: '\u00A0— копия' },
  en: { copy: ' (copy)' },
});

/** Longest name, characters. */
const longest = 120;

/** What a copy of something is called. What has no name stays without one; a long name makes room for the word. */
export function copyName(name: string, language: Language): string {
  const word = messages[language].copy;
  return name === '' ? '' : `${name.slice(0, longest - word.length).trimEnd()}${word}`;
}
