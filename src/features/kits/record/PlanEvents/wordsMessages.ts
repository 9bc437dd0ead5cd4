import { defineMessages, pluralRu } from '#lib/i18n/catalogue.ts';

/** What stands beside the events of the planner. */
export const wordsMessages = defineMessages({
  ru: {
    publication: 'публикация',
    review: 'на\u00A0проверке',
    rejected: 'нужны правки',
    approved: 'одобрена',
    noLink: 'нет ссылки на\u00A0эфир',
    live: 'в\u00A0эфире',
    seats: (taken: number, all: number) => `${taken}\u00A0из\u00A0${all}`,
    signedUp: (count: number) => `${count} ${pluralRu(count, 'записался', 'записались', 'записались')}`,
    enrolment: (name: string) => `Запись в\u00A0«${name}» закроется`,
    fresh: 'новая',
    rescheduled: 'перенесена',
    noShow: 'неявка',
    draft: 'черновик',
    clash: (name: string) => `пересекается: ${name}`,
  },
  en: {
    publication: 'publication',
    review: 'in review',
    rejected: 'needs edits',
    approved: 'approved',
    noLink: 'no link to the webinar',
    live: 'live',
    seats: (taken, all) => `${taken} of ${all}`,
    signedUp: (count) => `${count} signed up`,
    enrolment: (name) => `Enrolment in “${name}” closes`,
    fresh: 'new',
    rescheduled: 'rescheduled',
    noShow: 'no-show',
    draft: 'draft',
    clash: (name) => `clashes: ${name}`,
  },
});
