import { defineMessages } from '#lib/i18n/catalogue.ts';

/** What is asked when a filter is set to dates. */
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
