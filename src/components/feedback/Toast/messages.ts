import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { close: 'Закрыть уведомление', requestId: (id: string) => `Код обращения: ${id}` },
  en: { close: 'Close the notification', requestId: (id: string) => `Request: ${id}` },
});
