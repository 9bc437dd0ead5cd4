import { defineMessages } from '#lib/i18n/catalogue.ts';
import { groupDigits } from '#lib/number/numbers.ts';

export const messages = defineMessages({
  ru: {
    label: 'Действия с\u00A0выбранными',
    chosen: 'Выбрано',
    sum: (count: number) => `Выбрано ${groupDigits(count)}`,
    clear: 'Снять выбор',
    stop: 'Остановить',
  },
  en: {
    label: 'Actions on the selection',
    chosen: 'Selected',
    sum: (count) => `${groupDigits(count)} selected`,
    clear: 'Clear the selection',
    stop: 'Stop',
  },
});
