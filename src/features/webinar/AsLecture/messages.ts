import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { command: 'Сделать лекцией' },
  en: { command: 'Make it a lecture' },
});
