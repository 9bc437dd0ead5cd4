import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';
import { groupDigits } from '#lib/number/numbers.ts';

/** Sizes of a programme in words. */
export const programMessages = defineMessages({
  ru: {
    modules: (count: number) =>
      `${groupDigits(count)}\u00A0${pluralRu(count, 'модуль', 'модуля', 'модулей')}`,
    lectures: (count: number) =>
      `${groupDigits(count)}\u00A0${pluralRu(count, 'лекция', 'лекции', 'лекций')}`,
    noModules: 'без модулей',
    files: (count: number) => `${groupDigits(count)}\u00A0${pluralRu(count, 'файл', 'файла', 'файлов')}`,
    hours: (count: number) => `${groupDigits(count)}\u00A0ч`,
    minutes: (count: number) => `${count}\u00A0мин`,
    seconds: (count: number) => `${count}\u00A0с`,
  },
  en: {
    modules: (count) => `${groupDigits(count)}\u00A0${pluralEn(count, 'module', 'modules')}`,
    lectures: (count) => `${groupDigits(count)}\u00A0${pluralEn(count, 'lecture', 'lectures')}`,
    noModules: 'no modules',
    files: (count) => `${groupDigits(count)}\u00A0${pluralEn(count, 'file', 'files')}`,
    hours: (count) => `${groupDigits(count)}\u00A0h`,
    minutes: (count) => `${count}\u00A0min`,
    seconds: (count) => `${count}\u00A0s`,
  },
});
