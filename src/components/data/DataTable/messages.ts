import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    select: (name: string) => `Выбрать: ${name}`,
    selectAll: 'Выбрать все загруженные',
    selection: 'Выбор',
    selected: 'выбрано',
    actions: (name: string) => `Действия: ${name}`,
    menu: 'Действия',
    loading: 'Загружаем список',
  },
  en: {
    select: (name: string) => `Select: ${name}`,
    selectAll: 'Select all that are loaded',
    selection: 'Selection',
    selected: 'selected',
    actions: (name: string) => `Actions: ${name}`,
    menu: 'Actions',
    loading: 'Loading the list',
  },
});
