import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    choose: 'Выбрать файл',
    chooseMany: 'Выбрать файлы',
    drop: 'Отпустите, чтобы добавить',
  },
  en: {
    choose: 'Choose a file',
    chooseMany: 'Choose files',
    drop: 'Let go to add',
  },
});
