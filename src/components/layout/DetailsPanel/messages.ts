import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { close: 'Закрыть', previous: 'Предыдущая', next: 'Следующая' },
  en: { close: 'Close', previous: 'Previous', next: 'Next' },
});
