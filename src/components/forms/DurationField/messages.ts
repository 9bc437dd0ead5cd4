import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    unreadable: 'Введите длительность, например 1\u00A0ч 30\u00A0мин или 1:30',
    between: (min: string, max: string) => `От\u00A0${min} до\u00A0${max}`,
    multiple: (step: string) => `С\u00A0шагом ${step}`,
  },
  en: {
    unreadable: 'Enter a length, such as 1\u00A0h 30\u00A0min or 1:30',
    between: (min, max) => `From ${min} to ${max}`,
    multiple: (step) => `In steps of ${step}`,
  },
});
