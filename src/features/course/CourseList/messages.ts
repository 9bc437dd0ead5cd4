import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the list of courses. */
export const messages = defineMessages({
  ru: {
    title: 'Курсы',
    create: 'Новый курс',
    fromFile: 'Курс из\u00A0файла…',
    search: 'Название или тег',
    sortNew: 'Сначала новые',
    sortChanged: 'Недавно изменённые',
    sortName: 'По\u00A0названию',
    sortLargest: 'Сначала большие',
    name: 'Название',
    size: 'Программа',
    price: 'Цена',
    sales: 'Продажи',
    created: 'Создан',
    changed: 'Изменён',
    moreFailed: 'Следующие курсы не\u00A0загрузились',
    emptyTitle: 'Здесь будут курсы',
    emptyText:
      'Курс собирают из\u00A0модулей: в\u00A0каждом лекции и\u00A0материалы. Модули открываются сразу, по\u00A0порядку или по\u00A0дням.',
    noMatch: 'Ни\u00A0один курс не\u00A0подходит под все фильтры сразу',
  },
  en: {
    title: 'Courses',
    create: 'New course',
    fromFile: 'Course from a file…',
    search: 'Name or tag',
    sortNew: 'Newest first',
    sortChanged: 'Recently changed',
    sortName: 'By name',
    sortLargest: 'Largest first',
    name: 'Name',
    size: 'Programme',
    price: 'Price',
    sales: 'Sales',
    created: 'Created',
    changed: 'Changed',
    moreFailed: 'The next courses did not load',
    emptyTitle: 'Your courses will be here',
    emptyText:
      'A course is made of modules with lectures and materials. Modules open at once, in order or by days.',
    noMatch: 'No course matches all the filters at once',
  },
});
