import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the dialog for a period. */
export const messages = defineMessages({
  ru: {
    cancel: 'Отмена',
    show: 'Показать',
  },
  en: {
    cancel: 'Cancel',
    show: 'Show',
  },
});
