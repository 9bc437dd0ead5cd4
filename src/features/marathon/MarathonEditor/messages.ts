import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { cancel: 'Отменить марафон' },
  en: { cancel: 'Cancel the marathon' },
});
