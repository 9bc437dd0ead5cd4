import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';
import { groupDigits } from '#lib/number/numbers.ts';

/** Texts about rows that a file or a selection is without, because they make no sense. */
export const messages = defineMessages({
  ru: {
    leftOut: (count: number) =>
      `${pluralRu(count, 'Пропущена', 'Пропущены', 'Пропущено')} ${groupDigits(count)}\u00A0${pluralRu(count, 'запись', 'записи', 'записей')}: платформа ответила непонятно`,
    notAll: 'Выбраны не\u00A0все',
  },
  en: {
    leftOut: (count: number) =>
      `${groupDigits(count)}\u00A0${pluralEn(count, 'row is', 'rows are')} left out: the platform’s answer makes no sense`,
    notAll: 'Not all are selected',
  },
});
