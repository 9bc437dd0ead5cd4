import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the list of lectures. */
export const messages = defineMessages({
  ru: {
    title: 'Лекции',
    create: 'Новая лекция',
    search: 'Название или тег',
    moreFailed: 'Следующие лекции не\u00A0загрузились',
    emptyTitle: 'Здесь будут лекции',
    emptyText:
      'Лекция — это видео или аудио с\u00A0названием, описанием и\u00A0обложкой. Её можно продавать отдельно или собрать из\u00A0таких курс.',
    noMatch: 'Ни\u00A0одна лекция не\u00A0подходит под все фильтры сразу',
  },
  en: {
    title: 'Lectures',
    create: 'New lecture',
    search: 'Name or tag',
    moreFailed: 'The next lectures did not load',
    emptyTitle: 'Your lectures will be here',
    emptyText:
      'A lecture is a video or a sound with a name, a description and a cover. Sell it on its own, or make a course of several.',
    noMatch: 'No lecture matches all the filters at once',
  },
});
