import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    languagePlaceholder: 'Не\u00A0выбран',
  },
  en: {
    languagePlaceholder: 'Not chosen',
  },
});
