import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    screen: 'Страница глазами клиента',
    unnamed: 'Без названия',
    play: 'Смотреть на\u00A0странице',
    tags: 'Теги',
    locked: 'Пока закрыта',
    reading: 'Читаем модуль',
    noText: 'Текста ещё нет',
    processing: 'Запись ещё обрабатывается',
  },
  en: {
    screen: 'The page as a client sees it',
    unnamed: 'Untitled',
    play: 'Watch on the page',
    tags: 'Tags',
    locked: 'Still closed',
    reading: 'Reading the module',
    noText: 'No text yet',
    processing: 'The recording is still being processed',
  },
});
