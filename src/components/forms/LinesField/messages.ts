import { pluralEn, pluralRu, defineMessages } from '#lib/i18n/catalogue.ts';

const lines = (count: number) => pluralRu(count, 'строка', 'строки', 'строк');

export const messages = defineMessages({
  ru: {
    add: 'Добавить строку',
    line: (label: string, place: number) => `${label}: строка\u00A0${place}`,
    order: (place: number) => `Порядок: строка\u00A0${place}`,
    remove: (place: number) => `Убрать строку\u00A0${place}`,
    up: 'Выше',
    down: 'Ниже',
    first: 'В\u00A0начало',
    last: 'В\u00A0конец',
    place: (place: number, count: number) => `Место ${place} из\u00A0${count}`,
    added: (count: number) =>
      `${pluralRu(count, 'Добавлена', 'Добавлены', 'Добавлено')} ${count}\u00A0${lines(count)}`,
    removed: (words: string) => `Убрано: «${words}»`,
    restore: 'Вернуть',
    restored: (words: string) => `Возвращено: «${words}»`,
    full: (max: number) => `Больше ${max}\u00A0${pluralRu(max, 'строки', 'строк', 'строк')} нельзя`,
    tooMany: (count: number) =>
      `Уберите ${count}\u00A0${pluralRu(count, 'лишнюю строку', 'лишние строки', 'лишних строк')}`,
    tooLong: (count: number) =>
      `Сократите на\u00A0${count}\u00A0${pluralRu(count, 'знак', 'знака', 'знаков')}`,
  },
  en: {
    add: 'Add a line',
    line: (label, place) => `${label}: line ${place}`,
    order: (place) => `Order: line ${place}`,
    remove: (place) => `Remove line ${place}`,
    up: 'Up',
    down: 'Down',
    first: 'To the top',
    last: 'To the bottom',
    place: (place, count) => `Place ${place} of ${count}`,
    added: (count) => `${count} ${pluralEn(count, 'line', 'lines')} added`,
    removed: (words) => `Removed: “${words}”`,
    restore: 'Put back',
    restored: (words) => `Put back: “${words}”`,
    full: (max) => `No more than ${max} ${pluralEn(max, 'line', 'lines')}`,
    tooMany: (count) => `Remove ${count} ${pluralEn(count, 'line', 'lines')}`,
    tooLong: (count) => `Shorten by ${count} ${pluralEn(count, 'character', 'characters')}`,
  },
});
