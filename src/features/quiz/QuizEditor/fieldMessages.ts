import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Names of the fields of a quiz. */
export const fieldMessages = defineMessages({
  ru: {
    name: 'Название',
    description: 'Описание',
    passingScore: 'Проходной балл',
    attempts: 'Попыток',
    timeLimitMin: 'Время, мин',
    shuffle: 'Перемешивать вопросы',
    showAnswers: 'Показывать ответы',
    status: 'Статус',
    questions: 'Вопросы',
  },
  en: {
    name: 'Name',
    description: 'Description',
    passingScore: 'Passing score',
    attempts: 'Attempts',
    timeLimitMin: 'Time, min',
    shuffle: 'Shuffle the questions',
    showAnswers: 'Show the answers',
    status: 'Status',
    questions: 'Questions',
  },
});
