import type { Language } from '#lib/i18n/catalogue.ts';
import type { Kind } from './kinds.ts';

/** The label of a new one, «Новая лекция», and further search words for it. */
interface FreshWords {
  name: string;
  words: string;
}

/** The part of the registry of kinds that only the palette reads. It is separate so that first screens do not load it. */
export const freshKinds: Record<Kind, Record<Language, FreshWords>> = {
  lecture: {
    ru: { name: 'Новая лекция', words: 'создать добавить загрузить видео' },
    en: { name: 'New lecture', words: 'create add upload video' },
  },
  meditation: {
    ru: { name: 'Новая медитация', words: 'создать добавить практика звук' },
    en: { name: 'New meditation', words: 'create add practice sound' },
  },
  course: {
    ru: { name: 'Новый курс', words: 'создать добавить программа модули' },
    en: { name: 'New course', words: 'create add programme modules' },
  },
  marathon: {
    ru: { name: 'Новый марафон', words: 'создать добавить программа запись' },
    en: { name: 'New marathon', words: 'create add programme enrolment' },
  },
  webinar: {
    ru: { name: 'Новый вебинар', words: 'создать запланировать эфир' },
    en: { name: 'New webinar', words: 'create plan live' },
  },
  consultation: {
    ru: { name: 'Новая консультация', words: 'создать добавить услуга встреча' },
    en: { name: 'New consultation', words: 'create add service meeting' },
  },
  quiz: {
    ru: { name: 'Новый тест', words: 'создать добавить вопросы проверка' },
    en: { name: 'New quiz', words: 'create add questions check' },
  },
};
