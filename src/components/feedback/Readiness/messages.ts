import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    of: (done: number, total: number) => `${done}\u00A0из\u00A0${total}`,
    done: 'Готово',
    todo: 'Осталось',
  },
  en: {
    of: (done: number, total: number) => `${done} of ${total}`,
    done: 'Done',
    todo: 'To do',
  },
});
