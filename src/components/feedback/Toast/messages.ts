import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    close: 'Закрыть уведомление',
    requestId: (id: string) => `Код обращения: ${id}`,
    // For whoever hears it: the key that ToastRegion leads here by.
    way: 'Сюда ведёт клавиша\u00A0F8:',
  },
  en: {
    close: 'Close the notification',
    requestId: (id: string) => `Request: ${id}`,
    way: 'F8 leads here:',
  },
});
