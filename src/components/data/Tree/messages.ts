import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    loading: 'Открываем список',
    choose: (title: string) => `Выбрать: ${title}`,
    drag: (title: string) => `Перетащить: ${title}`,
    dragMany: (count: number) => `Перетащить выбранное: ${count}`,
    unfold: 'Развернуть',
    fold: 'Свернуть',
    rename: 'Новое название',
    into: (title: string, place: number) => `В\u00A0«${title}», место\u00A0${place}`,
    top: (place: number) => `Место\u00A0${place}`,
    back: 'вернуть назад',
  },
  en: {
    loading: 'Opening the list',
    choose: (title) => `Select: ${title}`,
    drag: (title) => `Drag: ${title}`,
    dragMany: (count) => `Drag what is selected: ${count}`,
    unfold: 'Expand',
    fold: 'Collapse',
    rename: 'New name',
    into: (title, place) => `Into “${title}”, place\u00A0${place}`,
    top: (place) => `Place\u00A0${place}`,
    back: 'put back',
  },
});
