import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    title: 'Предпросмотр',
    note: 'Так страницу увидит клиент. Несохранённое тоже показано.',
    width: 'Ширина экрана',
    wide: 'Компьютер',
    phone: 'Телефон',
    theme: 'Тема страницы',
    light: 'Светлая',
    dark: 'Тёмная',
    lacks: (what: string) => `Клиенту не\u00A0хватит: ${what}.`,
    picture: 'Скачать картинку',
    document: 'Скачать PDF',
    failed: 'Не\u00A0удалось сделать файл. Повторите позже.',
    dropped: 'Знаков, которых нет в\u00A0нашем шрифте, в\u00A0PDF\u00A0нет: например, эмодзи.',
  },
  en: {
    title: 'Preview',
    note: 'This is what a client sees. What is not saved yet is shown too.',
    width: 'Width of the screen',
    wide: 'Computer',
    phone: 'Phone',
    theme: 'Theme of the page',
    light: 'Light',
    dark: 'Dark',
    lacks: (what) => `A client will miss: ${what}.`,
    picture: 'Download a picture',
    document: 'Download a PDF',
    failed: 'The file could not be made. Try again later.',
    dropped: 'Signs that our font does not have are not in the PDF: emoji, for one.',
  },
});
