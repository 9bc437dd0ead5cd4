import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of a record that is not there. */
export const messages = defineMessages({
  ru: { toList: 'К\u00A0списку', retry: 'Повторить' },
  en: { toList: 'To the list', retry: 'Try again' },
});
