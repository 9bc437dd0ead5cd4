import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

/** Texts of the settings of a quiz. */
export const messages = defineMessages({
  ru: {
    title: 'Настройки теста',
    passing: 'Проходной балл',
    worth: (points: number, total: number) =>
      `${points} из\u00A0${total}\u00A0${pluralRu(total, 'балла', 'баллов', 'баллов')}`,
    noWorth: 'Сумма появится с\u00A0вопросами',
    attempts: 'Попыток',
    time: 'Время, мин',
    limitTime: 'Ограничить время',
    shuffle: 'Перемешивать вопросы',
    showAnswers: 'Показывать ответы',
    description: 'Описание',
    descriptionHint: 'О\u00A0чём тест и\u00A0как его проходить',
    attemptsHint: '0\u00A0— без ограничений',
  },
  en: {
    title: 'Settings of the quiz',
    passing: 'Passing score',
    worth: (points: number, total: number) => `${points} of ${total} ${pluralEn(total, 'point', 'points')}`,
    noWorth: 'The sum comes with the questions',
    attempts: 'Attempts',
    time: 'Time, min',
    limitTime: 'Limit the time',
    shuffle: 'Shuffle the questions',
    showAnswers: 'Show the answers',
    description: 'Description',
    descriptionHint: 'What the quiz is about and how to take it',
    attemptsHint: '0 is without limit',
  },
});
