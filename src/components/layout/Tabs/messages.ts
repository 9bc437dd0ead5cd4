import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { waits: 'ждёт вас' },
  en: { waits: 'waits for you' },
});
