import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    title: (count: number) =>
      count === 1
        ? 'Переместить в…'
        : `Переместить ${count}\u00A0${pluralRu(count, 'строку', 'строки', 'строк')} в…`,
    search: 'Найти модуль',
    modules: 'Модуль',
    home: (totals: string) => `Сейчас здесь · ${totals}`,
    place: 'Место',
    first: 'В\u00A0начало',
    last: 'В\u00A0конец',
    cancel: 'Отмена',
    move: 'Переместить',
  },
  en: {
    title: (count) => (count === 1 ? 'Move to…' : `Move ${count}\u00A0${pluralEn(count, 'row', 'rows')} to…`),
    search: 'Find a module',
    modules: 'Module',
    home: (totals) => `Here now · ${totals}`,
    place: 'Place',
    first: 'At the beginning',
    last: 'At the end',
    cancel: 'Cancel',
    move: 'Move',
  },
});
