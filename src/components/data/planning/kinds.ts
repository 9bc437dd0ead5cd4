import type { Language } from '#lib/i18n/catalogue.ts';
import type { PlanKind } from './events.ts';

/** The kinds of what is planned, in words. */
export const kinds = {
  ru: {
    webinar: 'Вебинар',
    marathon: 'Марафон',
    consultation: 'Консультация',
    lecture: 'Лекция',
    meditation: 'Медитация',
    course: 'Курс',
  },
  en: {
    webinar: 'Webinar',
    marathon: 'Marathon',
    consultation: 'Consultation',
    lecture: 'Lecture',
    meditation: 'Meditation',
    course: 'Course',
  },
} satisfies Record<Language, Record<PlanKind, string>>;
