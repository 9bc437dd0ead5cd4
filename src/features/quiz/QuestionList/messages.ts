import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

const questionsRu = (count: number) => `${count}\u00A0${pluralRu(count, 'вопрос', 'вопроса', 'вопросов')}`;

/** Texts of the list of questions. */
export const messages = defineMessages({
  ru: {
    label: 'Вопросы теста',
    sum: (questions: number, points: number) =>
      `${questionsRu(questions)}, ${points}\u00A0${pluralRu(points, 'балл', 'балла', 'баллов')}`,
    saving: (done: number, total: number) => `Сохраняем: ${done} из\u00A0${total}`,
    add: 'Вопрос',
    addLabel: 'Добавить вопрос',
    untitled: 'Без текста',
    points: (count: number) => `${count}\u00A0${pluralRu(count, 'балл', 'балла', 'баллов')}`,
    actions: (place: number) => `Действия с\u00A0вопросом ${place}`,
    up: 'Выше',
    down: 'Ниже',
    first: 'В\u00A0начало',
    last: 'В\u00A0конец',
    duplicate: 'Дублировать',
    remove: 'Удалить',
    place: (place: number, count: number) => `Место ${place} из\u00A0${count}`,
    removed: (place: number) => `Вопрос ${place} удалён`,
    undo: 'Вернуть',
    emptyTitle: 'Вопросов пока нет',
    emptyText: 'Добавьте первый или вставьте готовые из\u00A0таблицы или текста.',
    emptyRead: 'В\u00A0этом тесте нет вопросов.',
    import: 'Импорт вопросов',
  },
  en: {
    label: 'Questions of the quiz',
    sum: (questions: number, points: number) =>
      `${questions} ${pluralEn(questions, 'question', 'questions')}, ${points} ${pluralEn(points, 'point', 'points')}`,
    saving: (done: number, total: number) => `Saving: ${done} of ${total}`,
    add: 'Question',
    addLabel: 'Add a question',
    untitled: 'No text',
    points: (count: number) => `${count} ${pluralEn(count, 'point', 'points')}`,
    actions: (place: number) => `Actions for question ${place}`,
    up: 'Up',
    down: 'Down',
    first: 'To the top',
    last: 'To the bottom',
    duplicate: 'Duplicate',
    remove: 'Remove',
    place: (place: number, count: number) => `Place ${place} of ${count}`,
    removed: (place: number) => `Question ${place} removed`,
    undo: 'Put back',
    emptyTitle: 'No questions yet',
    emptyText: 'Add the first one, or paste ready ones from a table or a text.',
    emptyRead: 'This quiz has no questions.',
    import: 'Import questions',
  },
});
