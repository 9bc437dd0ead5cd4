import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    waits: 'ждёт вас',
    cancelled: 'отмена',
    until: (day: string) => `до\u00A0${day}`,
    lastDay: (day: string) => `последний день ${day}`,
    today: 'сегодня',
  },
  en: {
    waits: 'waits for you',
    cancelled: 'cancelled',
    until: (day) => `until ${day}`,
    lastDay: (day) => `last day ${day}`,
    today: 'today',
  },
});
