import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of login. */
export const messages = defineMessages({
  ru: {
    title: 'Вход',
    lead: 'Войдите, чтобы вернуться к\u00A0работе.',
    keptTitle: 'Правки на\u00A0месте',
    ended: (time: string) => `Сеанс закончился в\u00A0${time}.`,
    kept: 'Всё, что вы написали, сохранено на\u00A0этом устройстве и\u00A0откроется после входа.',
    changedTitle: 'Пароль изменён',
    changed: 'Войдите с\u00A0новым: все прежние сеансы закончились.',
    email: 'Почта',
    password: 'Пароль',
    submit: 'Войти',
    busy: 'Входим…',
    forgot: 'Забыли пароль?',
    firstTime: 'Впервые здесь?',
    register: 'Регистрация',
  },
  en: {
    title: 'Sign in',
    lead: 'Sign in to get back to work.',
    keptTitle: 'Your edits are safe',
    ended: (time: string) => `The session ended at ${time}.`,
    kept: 'Everything you wrote is kept on this device and opens after you sign in.',
    changedTitle: 'Password changed',
    changed: 'Sign in with the new one: all earlier sessions have ended.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    busy: 'Signing in…',
    forgot: 'Forgot your password?',
    firstTime: 'New here?',
    register: 'Register',
  },
});
