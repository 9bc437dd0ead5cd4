import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { loading: 'Загружаем список' },
  en: { loading: 'Loading the list' },
});
