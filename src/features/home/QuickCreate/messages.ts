import { defineMessages } from '#lib/i18n/catalogue.ts';

/** What can be made from the home screen. */
export const messages = defineMessages({
  ru: {
    title: 'Создать',
    lecture: 'Лекция',
    meditation: 'Медитация',
    webinar: 'Вебинар',
    consultation: 'Консультация',
    course: 'Курс',
    marathon: 'Марафон',
    campaign: 'Рассылка',
  },
  en: {
    title: 'Create',
    lecture: 'Lecture',
    meditation: 'Meditation',
    webinar: 'Webinar',
    consultation: 'Consultation',
    course: 'Course',
    marathon: 'Marathon',
    campaign: 'Campaign',
  },
});
