import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Heads and words of the columns that courses and marathons share. */
export const columnMessages = defineMessages({
  ru: { publication: 'Публикация', free: 'Бесплатно' },
  en: { publication: 'Publication', free: 'Free' },
});
