import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    title: 'Загрузки',
    of: (done: number, total: number) => `${done}\u00A0из\u00A0${total}`,
    collapse: 'Свернуть загрузки',
    expand: 'Развернуть загрузки',
    close: 'Убрать загрузки',
  },
  en: {
    title: 'Uploads',
    of: (done: number, total: number) => `${done} of ${total}`,
    collapse: 'Collapse the uploads',
    expand: 'Expand the uploads',
    close: 'Hide the uploads',
  },
});
