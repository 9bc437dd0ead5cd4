import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the list of meditations. */
export const messages = defineMessages({
  ru: {
    title: 'Медитации',
    create: 'Новая медитация',
    search: 'Название или тег',
    goal: 'Цель',
    voice: 'Голос',
    withMusic: 'С\u00A0музыкой',
    moreFailed: 'Следующие медитации не\u00A0загрузились',
    emptyTitle: 'Здесь будут медитации',
    emptyText:
      'Медитация — это запись с\u00A0целью и\u00A0голосом: для сна, от\u00A0тревоги, на\u00A0утро. Её слушают отдельно или внутри программы.',
    noMatch: 'Ни\u00A0одна медитация не\u00A0подходит под все фильтры сразу',
  },
  en: {
    title: 'Meditations',
    create: 'New meditation',
    search: 'Name or tag',
    goal: 'Goal',
    voice: 'Voice',
    withMusic: 'With music',
    moreFailed: 'The next meditations did not load',
    emptyTitle: 'Your meditations will be here',
    emptyText:
      'A meditation is a recording with a goal and a voice: for sleep, against worry, for the morning. It is sold on its own or within a programme.',
    noMatch: 'No meditation matches all the filters at once',
  },
});
