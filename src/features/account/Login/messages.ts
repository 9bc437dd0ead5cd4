import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of login. */
export const messages = defineMessages({
  ru: {
    title: 'Вход',
    lead: 'Войдите, чтобы вернуться к\u00A0работе.',
    keptTitle: 'Правки на\u00A0месте',
    kept: 'Сеанс закончился сам. Всё, что вы написали, сохранено на\u00A0этом устройстве и\u00A0откроется после входа.',
    email: 'Почта',
    password: 'Пароль',
    submit: 'Войти',
    busy: 'Входим…',
    forgot: 'Забыли пароль?',
    firstTime: 'Впервые здесь?',
    register: 'Регистрация',
    artTitle: 'Рассвет на\u00A0дюнах',
    artNote: 'Медитация Ирины Соловьёвой, 16\u00A0минут',
    otherLanguage: 'English',
  },
  en: {
    title: 'Sign in',
    lead: 'Sign in to get back to work.',
    keptTitle: 'Your edits are safe',
    kept: 'The session ended by itself. All that you wrote is kept on this device and will open after you sign in.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    busy: 'Signing in…',
    forgot: 'Forgot the password?',
    firstTime: 'New here?',
    register: 'Register',
    artTitle: 'Dawn over the dunes',
    artNote: 'A meditation by Irina Solovyova, 16\u00A0minutes',
    otherLanguage: 'Русский',
  },
});
