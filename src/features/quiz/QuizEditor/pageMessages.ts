import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

/** Texts that only the page of a quiz has. */
export const pageWords = defineMessages({
  ru: {
    title: 'Вопросы',
    questions: (count: number) => `${count}\u00A0${pluralRu(count, 'вопрос', 'вопроса', 'вопросов')}`,
    passing: (percent: number) => `Проходной балл ${percent}\u00A0%`,
    attempts: (count: number) => `${count}\u00A0${pluralRu(count, 'попытка', 'попытки', 'попыток')}`,
    points: (count: number) => `${count}\u00A0${pluralRu(count, 'балл', 'балла', 'баллов')}`,
  },
  en: {
    title: 'Questions',
    questions: (count) => `${count}\u00A0${pluralEn(count, 'question', 'questions')}`,
    passing: (percent) => `Passing score ${percent}%`,
    attempts: (count) => `${count}\u00A0${pluralEn(count, 'attempt', 'attempts')}`,
    points: (count) => `${count}\u00A0${pluralEn(count, 'point', 'points')}`,
  },
});
