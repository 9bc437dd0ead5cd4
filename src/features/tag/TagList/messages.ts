import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the list of tags. */
export const messages = defineMessages({
  ru: {
    title: 'Теги',
    search: 'Название тега',
    sortName: 'По\u00A0алфавиту',
    sortUsed: 'Чаще используемые',
    sortNew: 'Сначала новые',
    name: 'Тег',
    used: 'Материалов',
    created: 'Создан',
    unused: 'не\u00A0используется',
    moreFailed: 'Следующие теги не\u00A0загрузились',
    emptyTitle: 'Здесь будут теги',
    emptyText:
      'По\u00A0тегам клиенты находят лекции, медитации, курсы и\u00A0вебинары об\u00A0одном и\u00A0том\u00A0же.',
    noMatch: 'Ни\u00A0один тег не\u00A0подходит под все фильтры сразу',
  },
  en: {
    title: 'Tags',
    search: 'Name of the tag',
    sortName: 'By name',
    sortUsed: 'Most used first',
    sortNew: 'Newest first',
    name: 'Tag',
    used: 'Used in',
    created: 'Created',
    unused: 'not used',
    moreFailed: 'The next tags did not load',
    emptyTitle: 'Your tags will be here',
    emptyText: 'By tags clients find lectures, meditations, courses and webinars about the same thing.',
    noMatch: 'No tag matches all the filters at once',
  },
});
