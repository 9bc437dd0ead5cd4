import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Words that the table, the board and the panel of requests share. */
export const messages = defineMessages({
  ru: {
    back: (status: string) => `Вернуть в\u00A0«${status}»`,
    backBusy: 'Возвращаем…',
    undo: 'Вернуть',
    cancelled: (name: string) => `Заявка отменена: ${name}`,
    missed: (name: string) => `Отмечена неявка: ${name}`,
  },
  en: {
    back: (status) => `Back to “${status}”`,
    backBusy: 'Taking back…',
    undo: 'Take back',
    cancelled: (name) => `Request cancelled: ${name}`,
    missed: (name) => `Marked as no-show: ${name}`,
  },
});
