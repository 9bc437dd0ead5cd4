import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { close: 'Закрыть' },
  en: { close: 'Close' },
});
