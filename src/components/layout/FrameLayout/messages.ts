import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { skip: 'К\u00A0содержанию' },
  en: { skip: 'Skip to content' },
});
