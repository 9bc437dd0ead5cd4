import type { Language } from '#lib/i18n/catalogue.ts';
import type { Problems } from '../plain-problems.ts';
import { quizProblems, type OptionProblem, type QuizProblem } from './rules.ts';
import { maxOptionText, optionCount, type Quiz } from './schema.ts';

type Told = QuizProblem['problem'] | OptionProblem;

const texts: Record<Language, Record<Told, string>> = {
  ru: {
    noQuestions: 'Добавьте хотя\u00A0бы один вопрос',
    twoOptions: 'Нужны ровно два варианта',
    fewOptions: `Нужно не\u00A0меньше ${optionCount.min}\u00A0вариантов`,
    manyOptions: `Не\u00A0больше ${optionCount.max}\u00A0вариантов`,
    oneCorrect: 'Отметьте один правильный вариант',
    someCorrect: 'Отметьте хотя\u00A0бы один правильный вариант',
    blankOption: 'Напишите вариант или уберите его',
    longOption: `Вариант не\u00A0длиннее ${maxOptionText}\u00A0знаков`,
  },
  en: {
    noQuestions: 'Add at least one question',
    twoOptions: 'Exactly two options are needed',
    fewOptions: `At least ${optionCount.min} options are needed`,
    manyOptions: `At most ${optionCount.max} options`,
    oneCorrect: 'Mark one option as correct',
    someCorrect: 'Mark at least one option as correct',
    blankOption: 'Write the option or take it out',
    longOption: `An option has at most ${maxOptionText} characters`,
  },
};

/** A problem of an option, of a question or of a quiz in words. */
export const quizProblemText = (problem: Told, language: Language): string => texts[language][problem];

/**
 * The problems that keep a quiz from being active, in words: under `questions` if it has none, otherwise under `questions.{id}`. Only the first
 * problem of each question is reported.
 */
export function quizProblemTexts(quiz: Pick<Quiz, 'questions'>, language: Language = 'ru'): Problems {
  const problems: Problems = {};
  for (const { questionId, problem } of quizProblems(quiz)) {
    problems[questionId === null ? 'questions' : `questions.${questionId}`] ??= texts[language][problem];
  }
  return problems;
}
