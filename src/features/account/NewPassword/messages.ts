import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of a new password. */
export const messages = defineMessages({
  ru: {
    title: 'Новый пароль',
    lead: 'После этого придётся войти заново на\u00A0всех устройствах.',
    password: 'Новый пароль',
    repeat: 'Ещё раз',
    submit: 'Сменить пароль',
    busy: 'Меняем…',
    missingTitle: 'Нужна ссылка из\u00A0письма',
    missing:
      'Эта страница открывается по\u00A0ссылке из\u00A0письма о\u00A0смене пароля. Если её не\u00A0найти, запросите новое.',
    deadTitle: 'Ссылка больше не\u00A0действует',
    dead: 'Она живёт час и\u00A0срабатывает один раз. Запросите новое письмо: в\u00A0нём будет свежая.',
    perhapsTitle: 'Похоже, пароль уже изменён',
    perhaps:
      'Ответ на\u00A0первую попытку не\u00A0дошёл, а\u00A0ссылка срабатывает один раз. Войдите с\u00A0новым паролем. Если он не\u00A0подойдёт, запросите новое письмо.',
    ask: 'Запросить письмо',
    toLogin: 'Войти',
  },
  en: {
    title: 'New password',
    lead: 'After this you will have to sign in again on every device.',
    password: 'New password',
    repeat: 'Once more',
    submit: 'Change the password',
    busy: 'Changing…',
    missingTitle: 'The link from the email is needed',
    missing:
      'This page opens by the link from the email about a new password. If it is lost, ask for another one.',
    deadTitle: 'The link does not work any more',
    dead: 'It lives for an hour and works once. Ask for a new email: it brings a fresh one.',
    perhapsTitle: 'The password seems to have been changed already',
    perhaps:
      'The first try got no answer, and the link works once. Sign in with the new password. If it does not work, ask for a new email.',
    ask: 'Ask for an email',
    toLogin: 'Sign in',
  },
});
