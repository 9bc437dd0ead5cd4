import { defineMessages } from '#lib/i18n/catalogue.ts';

/** What is offered beside the recordings. */
export const messages = defineMessages({
  ru: { space: 'Место и\u00A0повторы' },
  en: { space: 'Space and copies' },
});
