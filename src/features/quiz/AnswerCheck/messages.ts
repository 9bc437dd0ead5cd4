import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

/** Texts of the check of a client's code. */
export const messages = defineMessages({
  ru: {
    title: 'Проверка по\u00A0email и\u00A0коду',
    what: 'Клиент назвал почту и\u00A0код со\u00A0страницы результата? Найдём его попытку в\u00A0любом из\u00A0ваших тестов.',
    email: 'Почта клиента',
    code: 'Код',
    check: 'Проверить',
    checking: 'Проверяем…',
    noEmail: 'Введите почту клиента',
    noCode: 'Введите код',
    notFound: 'Нет ответа с\u00A0такой почтой и\u00A0таким кодом',
    notFoundText: 'Проверьте обе строки: регистр и\u00A0пробелы не\u00A0важны.',
    found: 'Найденная попытка',
    result: (percent: number) => `${percent}\u00A0%`,
    points: (count: number) => `${count}\u00A0${pluralRu(count, 'балл', 'балла', 'баллов')}`,
  },
  en: {
    title: 'Check by email and code',
    what: 'Has a client told you the email and the code of the result? We find the attempt in any of your quizzes.',
    email: 'Client’s email',
    code: 'Code',
    check: 'Check',
    checking: 'Checking…',
    noEmail: 'Enter the client’s email',
    noCode: 'Enter the code',
    notFound: 'There is no answer with this email and code',
    notFoundText: 'Check both lines: case and spaces do not matter.',
    found: 'The attempt that was found',
    result: (percent: number) => `${percent}%`,
    points: (count: number) => `${count} ${pluralEn(count, 'point', 'points')}`,
  },
});
