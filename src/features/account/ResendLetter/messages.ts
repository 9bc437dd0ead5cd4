import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    again: 'Отправить ещё раз',
    againIn: (time: string) => `Отправить ещё раз через\u00A0${time}`,
    sending: 'Отправляем…',
  },
  en: {
    again: 'Send again',
    againIn: (time: string) => `Send again in ${time}`,
    sending: 'Sending…',
  },
});
