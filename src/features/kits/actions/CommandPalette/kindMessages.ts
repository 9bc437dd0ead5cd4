import { defineMessages } from '#lib/i18n/catalogue.ts';

/** What a found thing is, after its name. */
export const kindNames = defineMessages({
  ru: {
    lecture: 'лекция',
    meditation: 'медитация',
    course: 'курс',
    marathon: 'марафон',
    webinar: 'вебинар',
    consultation: 'консультация',
    quiz: 'тест',
    client: 'клиент',
  },
  en: {
    lecture: 'lecture',
    meditation: 'meditation',
    course: 'course',
    marathon: 'marathon',
    webinar: 'webinar',
    consultation: 'consultation',
    quiz: 'quiz',
    client: 'client',
  },
});

/** The way to all that match. */
export const allOfKind = defineMessages({
  ru: {
    lecture: 'Показать все лекции',
    meditation: 'Показать все медитации',
    course: 'Показать все курсы',
    marathon: 'Показать все марафоны',
    webinar: 'Показать все вебинары',
    consultation: 'Показать все консультации',
    quiz: 'Показать все тесты',
    client: 'Показать всех клиентов',
  },
  en: {
    lecture: 'Show all lectures',
    meditation: 'Show all meditations',
    course: 'Show all courses',
    marathon: 'Show all marathons',
    webinar: 'Show all webinars',
    consultation: 'Show all consultations',
    quiz: 'Show all quizzes',
    client: 'Show all clients',
  },
});
