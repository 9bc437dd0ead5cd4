import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { select: (name: string) => `Выбрать: ${name}` },
  en: { select: (name: string) => `Select: ${name}` },
});
