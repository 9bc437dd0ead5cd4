import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    title: 'Регистрация',
    mail: 'Почта и\u00A0пароль',
    about: 'О\u00A0вас',
    have: 'Уже есть кабинет?',
    login: 'Войти',
  },
  en: {
    title: 'Registration',
    mail: 'Email and password',
    about: 'About you',
    have: 'Have an account?',
    login: 'Sign in',
  },
});
