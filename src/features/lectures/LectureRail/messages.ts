import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    readiness: 'Готовность',
    usedIn: 'Где используется',
    unused: 'Пока нигде.',
    course: 'Курс',
    marathon: 'Марафон',
  },
  en: {
    readiness: 'Readiness',
    usedIn: 'Where it is used',
    unused: 'Nowhere yet.',
    course: 'Course',
    marathon: 'Marathon',
  },
});
