import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { actions: (name: string) => `Действия: ${name}` },
  en: { actions: (name: string) => `Actions: ${name}` },
});
