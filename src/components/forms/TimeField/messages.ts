import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { unreadable: 'Введите время, например 19:30' },
  en: { unreadable: 'Enter a time, such as 19:30' },
});
