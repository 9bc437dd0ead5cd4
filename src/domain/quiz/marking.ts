import { fold } from '#lib/text/fold.ts';
import { inOrder } from '#lib/ordered.ts';
import type { GivenAnswer, Question, Quiz } from './schema.ts';

/** A client's answer to a question. */
type Given = Pick<GivenAnswer, 'questionId' | 'optionIds' | 'text'>;

/** A marked attempt. */
export interface Score {
  /** One for each question in the order of the quiz, with its points; null waits for the author. */
  answers: GivenAnswer[];
  /** Points so far. */
  score: number;
  /** Share of all points, 0–100, rounded down; null while an answer waits. */
  percent: number | null;
  /** null while an answer waits. */
  passed: boolean | null;
}

const ids = (options: Question['options']) => options.map(({ id }) => id);
const correctOf = ({ options }: Question) => options.filter(({ isCorrect }) => isCorrect);

const sameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at]);
const sameSet = (one: readonly string[], other: readonly string[]) =>
  sameList([...new Set(one)].toSorted(), [...new Set(other)].toSorted());

/** Whether steps are in order. Steps with equal texts are interchangeable. */
function sameOrder(given: readonly string[], steps: Question['options']): boolean {
  const words = new Map(steps.map(({ id, text }) => [id, fold(text)]));
  return (
    given.length === steps.length &&
    sameSet(given, ids(steps)) &&
    steps.every(({ text }, at) => words.get(given[at] ?? '') === fold(text))
  );
}

/** Whether an answer is right; null if only the author can tell. */
function isRight(question: Question, { optionIds = [], text }: Given): boolean | null {
  if (optionIds.length === 0 && fold(text ?? '') === '') return false;
  switch (question.type) {
    case 'single':
    case 'boolean':
    case 'multiple':
      return sameSet(optionIds, ids(correctOf(question)));
    case 'order':
      return sameOrder(optionIds, inOrder(question.options));
    case 'short': {
      const accepted = correctOf(question).map((option) => fold(option.text));
      return accepted.length === 0 ? null : accepted.includes(fold(text ?? ''));
    }
    default:
      return null;
  }
}

/**
 * Marks the answers to a quiz. An answer is right as a whole or not at all. A short text is compared without regard to case, «ё» and spaces. A
 * skipped question brings no points and does not wait.
 */
export function scoreOf(quiz: Pick<Quiz, 'questions' | 'passingScore'>, given: readonly Given[]): Score {
  const byQuestion = new Map(given.map((answer) => [answer.questionId, answer]));
  const answers = quiz.questions.map((question): GivenAnswer => {
    const answer = byQuestion.get(question.id) ?? { questionId: question.id };
    const right = isRight(question, answer);
    return { ...answer, points: right === null ? null : right ? question.points : 0 };
  });
  const total = quiz.questions.reduce((sum, { points }) => sum + points, 0);
  const score = answers.reduce((sum, { points }) => sum + (points ?? 0), 0);
  if (answers.some(({ points }) => points === null)) return { answers, score, percent: null, passed: null };
  const percent = total === 0 ? 0 : Math.floor((100 * score) / total);
  return { answers, score, percent, passed: percent >= quiz.passingScore };
}
