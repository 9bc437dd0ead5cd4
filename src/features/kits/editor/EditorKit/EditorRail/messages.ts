import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    usedIn: 'Где используется',
    unused: 'Пока нигде.',
    course: 'Курс',
    marathon: 'Марафон',
    lecture: 'Лекция',
    meditation: 'Медитация',
    webinar: 'Вебинар',
    consultation: 'Консультация',
  },
  en: {
    usedIn: 'Where it is used',
    unused: 'Nowhere yet.',
    course: 'Course',
    marathon: 'Marathon',
    lecture: 'Lecture',
    meditation: 'Meditation',
    webinar: 'Webinar',
    consultation: 'Consultation',
  },
});
