import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    shown: (shown: string, total: string) => `Показано ${shown}\u00A0из\u00A0${total}`,
    loading: 'Загружаем…',
  },
  en: {
    shown: (shown: string, total: string) => `${shown} of ${total} shown`,
    loading: 'Loading…',
  },
});
