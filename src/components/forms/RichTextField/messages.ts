import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    toolbar: 'Оформление текста',
    bold: 'Полужирный',
    italic: 'Курсив',
    heading: 'Подзаголовок',
    bullets: 'Список',
    numbers: 'Нумерованный список',
    link: 'Ссылка',
    undo: 'Отменить правку',
    redo: 'Вернуть правку',
    address: 'Адрес ссылки',
    badAddress: 'Адрес начинается с\u00A0https://',
    apply: 'Готово',
    unlink: 'Убрать ссылку',
  },
  en: {
    toolbar: 'Text style',
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Subheading',
    bullets: 'List',
    numbers: 'Numbered list',
    link: 'Link',
    undo: 'Undo',
    redo: 'Redo',
    address: 'Address of the link',
    badAddress: 'The address begins with https://',
    apply: 'Done',
    unlink: 'Remove the link',
  },
});
