import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { clear: 'Очистить поиск' },
  en: { clear: 'Clear search' },
});
