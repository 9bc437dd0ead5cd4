import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    label: 'Действия с\u00A0выбранными',
    chosen: 'Выбрано',
    sum: (count: number) => `Выбрано ${count}`,
    clear: 'Снять выбор',
  },
  en: {
    label: 'Actions on the selection',
    chosen: 'Selected',
    sum: (count) => `${count} selected`,
    clear: 'Clear the selection',
  },
});
