import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { selected: 'выбрано' },
  en: { selected: 'selected' },
});
