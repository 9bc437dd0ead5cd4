import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { position: (time: string, total: string) => `${time} из ${total}` },
  en: { position: (time, total) => `${time} of ${total}` },
});
