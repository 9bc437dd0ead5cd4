import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { path: 'Путь к\u00A0странице' },
  en: { path: 'Breadcrumbs' },
});
