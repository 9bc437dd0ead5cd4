import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of a forgotten password. */
export const messages = defineMessages({
  ru: {
    title: 'Забыли пароль',
    lead: 'Пришлём ссылку, по\u00A0которой задают новый.',
    email: 'Почта',
    submit: 'Прислать ссылку',
    busy: 'Отправляем…',
    toLogin: 'Вернуться ко\u00A0входу',
    sentTitle: 'Проверьте почту',
    sentTo: (email: string) =>
      `Если на\u00A0${email} открыт кабинет, письмо со\u00A0ссылкой уже в\u00A0пути.`,
    change: 'Изменить адрес',
    rules:
      'Ссылка действует час и\u00A0сработает один раз. Если запросить письмо ещё раз, подойдёт ссылка из\u00A0последнего.',
    noLetter: 'Письма нет? Загляните в\u00A0«Спам» и\u00A0«Рассылки».',
    sentAgain: 'Отправили ещё раз.',
  },
  en: {
    title: 'Forgot your password',
    lead: 'We will send a link to set a new one.',
    email: 'Email',
    submit: 'Send the link',
    busy: 'Sending…',
    toLogin: 'Back to sign in',
    sentTitle: 'Check your mail',
    sentTo: (email: string) => `If ${email} has an account, an email with a link is on its way.`,
    change: 'Change the address',
    rules:
      'The link works for an hour and only once. If you ask again, only the link of the last email works.',
    noLetter: 'No email? Check “Spam” and “Promotions”.',
    sentAgain: 'Sent again.',
  },
});
