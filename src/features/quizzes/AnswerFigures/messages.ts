import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

const attemptsRu = (count: number) => `${count}\u00A0${pluralRu(count, 'попытка', 'попытки', 'попыток')}`;

/** Texts of the figures of a quiz. */
export const messages = defineMessages({
  ru: {
    label: 'Как проходят тест',
    chart: 'Попытки по\u00A0результату',
    from: (from: number, to: number) => `${from}–${to}\u00A0%`,
    attempts: attemptsRu,
    average: 'Средний результат',
    passed: 'Сдали',
    waiting: 'Ждут проверки',
    questions: 'Верно отвечают на\u00A0вопросы',
    right: (right: number, marked: number) => `${right} из\u00A0${marked}`,
    noMarks: 'ещё не\u00A0отвечали',
    latest: (counted: string, count: string) => `По\u00A0последним ${counted} из\u00A0${count} попыток`,
    none: 'Проверенных попыток ещё нет',
    failed: 'Итоги не\u00A0посчитались',
    retry: 'Повторить',
    attempt: (email: string) => `Попытка ${email}`,
    notHere: 'Попытка не\u00A0в\u00A0этом списке',
    notHereText: 'Снимите фильтры или найдите её по\u00A0почте.',
    codeOf: (code: string) => `Код ${code}`,
    points: (count: number) => `${count}\u00A0${pluralRu(count, 'балл', 'балла', 'баллов')}`,
  },
  en: {
    label: 'How the quiz goes',
    chart: 'Attempts by result',
    from: (from: number, to: number) => `${from}–${to}\u00A0%`,
    attempts: (count: number) => `${count} ${pluralEn(count, 'attempt', 'attempts')}`,
    average: 'Mean result',
    passed: 'Passed',
    waiting: 'To be checked',
    questions: 'Questions answered right',
    right: (right: number, marked: number) => `${right} of ${marked}`,
    noMarks: 'not answered yet',
    latest: (counted: string, count: string) => `By the last ${counted} of ${count} attempts`,
    none: 'No checked attempts yet',
    failed: 'The figures were not counted',
    retry: 'Try again',
    attempt: (email: string) => `Attempt of ${email}`,
    notHere: 'The attempt is not in this list',
    notHereText: 'Take the filters off, or find it by the e-mail.',
    codeOf: (code: string) => `Code ${code}`,
    points: (count: number) => `${count} ${pluralEn(count, 'point', 'points')}`,
  },
});
