import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { label: 'Уведомления' },
  en: { label: 'Notifications' },
});
