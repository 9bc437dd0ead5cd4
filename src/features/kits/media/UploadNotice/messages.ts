import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    offer: 'Сообщить, когда закончатся',
    granted: 'Сообщим, когда закончатся',
    denied: 'Браузер не\u00A0разрешил уведомления',
  },
  en: {
    offer: 'Tell me when they end',
    granted: 'You will be told when they end',
    denied: 'The browser did not allow notifications',
  },
});
