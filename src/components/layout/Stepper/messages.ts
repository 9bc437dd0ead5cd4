import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { done: 'Готово', current: 'сейчас' },
  en: { done: 'Done', current: 'now' },
});
