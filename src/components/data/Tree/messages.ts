import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    loading: 'Открываем список',
    choose: (title: string) => `Выбрать: ${title}`,
    rename: 'Новое название',
    into: (title: string, place: number) => `В\u00A0«${title}», место\u00A0${place}`,
    top: (place: number) => `Место\u00A0${place}`,
    back: 'вернуть назад',
  },
  en: {
    loading: 'Opening the list',
    choose: (title) => `Select: ${title}`,
    rename: 'New name',
    into: (title, place) => `Into “${title}”, place\u00A0${place}`,
    top: (place) => `Place\u00A0${place}`,
    back: 'put back',
  },
});
