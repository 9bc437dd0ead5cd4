import { defineMessages } from '#lib/i18n/catalogue.ts';

/** What is said before the words of a recording are opened. */
export const stripMessages = defineMessages({
  ru: {
    label: 'Слова записи',
    chapters: 'Главы',
    captions: 'Субтитры',
    transcript: 'Расшифровка',
    opening: 'Начало',
    chapterName: (number: number) => `Глава ${number}`,
  },
  en: {
    label: 'Words of the recording',
    chapters: 'Chapters',
    captions: 'Captions',
    transcript: 'Transcript',
    opening: 'Beginning',
    chapterName: (number) => `Chapter ${number}`,
  },
});
