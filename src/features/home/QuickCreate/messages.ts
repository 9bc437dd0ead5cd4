import { defineMessages } from '#lib/i18n/catalogue.ts';

/** What can be made from the home screen, beside the kinds of content. */
export const messages = defineMessages({
  ru: { title: 'Создать', campaign: 'Рассылка' },
  en: { title: 'Create', campaign: 'Campaign' },
});
