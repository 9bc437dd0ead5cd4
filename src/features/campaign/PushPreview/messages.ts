import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the preview of a push. */
export const messages = defineMessages({
  ru: {
    label: 'Так уведомление увидят на\u00A0телефоне',
    light: 'Светлая тема',
    dark: 'Тёмная тема',
    now: 'сейчас',
    title: 'Заголовок',
    body: 'Текст уведомления',
  },
  en: {
    label: 'How the notification looks on a phone',
    light: 'Light theme',
    dark: 'Dark theme',
    now: 'now',
    title: 'Title',
    body: 'Text of the notification',
  },
});
