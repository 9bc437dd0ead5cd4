import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { name: 'Кабинет автора' },
  en: { name: 'Author’s console' },
});
