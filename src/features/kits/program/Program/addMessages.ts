import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the menu that adds to the programme on a phone. */
export const addMessages = defineMessages({
  ru: {
    add: 'Добавить',
    module: 'Модуль',
    lecture: 'Новая лекция',
    pick: 'Лекции из\u00A0готовых',
    recordings: 'Загрузить записи',
    files: 'Приложить файлы',
    actions: (count: number) => `Действия: ${count}`,
  },
  en: {
    add: 'Add',
    module: 'Module',
    lecture: 'New lecture',
    pick: 'Existing lectures',
    recordings: 'Upload recordings',
    files: 'Attach files',
    actions: (count) => `Actions: ${count}`,
  },
});
