import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    show: 'Показать',
    hide: 'Скрыть',
    showPassword: 'Показать пароль',
    hidePassword: 'Скрыть пароль',
  },
  en: {
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
});
