import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';

const names = defineMessages({
  ru: { all: 'Для всех', beginner: 'Начальный', middle: 'Средний', expert: 'Эксперт' },
  en: { all: 'For everyone', beginner: 'Beginner', middle: 'Intermediate', expert: 'Expert' },
});

/** A level in words; one that the console does not know stays as it came. */
export const levelName = (level: string, language: Language): string =>
  new Map<string, string>(Object.entries(names[language])).get(level) ?? level;
