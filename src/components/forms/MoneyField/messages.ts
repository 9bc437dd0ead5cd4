import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { unreadable: 'Введите сумму числом, например 1\u00A0490 или 1\u00A0490,50' },
  en: { unreadable: 'Enter the amount as a number, such as 1\u00A0490 or 1\u00A0490.50' },
});
