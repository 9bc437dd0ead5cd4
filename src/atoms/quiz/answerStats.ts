import { atom, type Getter } from 'jotai';
import { quizAnswerKeys } from '#api/quiz/queries.ts';
import { listQuizAnswers } from '#api/quiz/requests.ts';
import type { QuizAnswer } from '#domain/quiz/schema.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { entityState, type EntityState } from '../states.ts';
import { atomWithQuery } from '../queryAtoms.ts';

/** Rows of a call. */
const limit = 100;

/** The maximum number of attempts in the statistics: the latest ones. */
const mostAttempts = 2000;

/** Statistics of the attempts at a quiz. */
export interface AnswerStats {
  /** The number of attempts in the statistics, and of all. */
  counted: number;
  count: number;
  passed: number;
  waiting: number;
  /** Attempts by percent in tens: 0–9, 10–19, … 90–100. */
  tenths: number[];
  /** The average percent; null without attempts. */
  average: number | null;
  /** By question id: how often it was marked, and how often right. */
  questions: ReadonlyMap<string, { marked: number; right: number }>;
}

/** Sums attempts. */
function statsOf(answers: readonly QuizAnswer[], count: number): AnswerStats {
  const tenths = Array.from({ length: 10 }, () => 0);
  const questions = new Map<string, { marked: number; right: number }>();
  const percents: number[] = [];
  for (const { percent, answers: given } of answers) {
    if (typeof percent === 'number') {
      const tenth = Math.min(9, Math.floor(percent / 10));
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
      percents.push(percent);
    }
    for (const { questionId, points } of given) {
      if (typeof points !== 'number') continue;
      const { marked, right } = questions.get(questionId) ?? { marked: 0, right: 0 };
      questions.set(questionId, { marked: marked + 1, right: right + (points > 0 ? 1 : 0) });
    }
  }
  const sum = percents.reduce((total, percent) => total + percent, 0);
  return {
    counted: answers.length,
    count,
    passed: answers.filter(({ passed }) => passed === true).length,
    waiting: answers.filter(({ passed }) => passed === null || passed === undefined).length,
    tenths,
    average: percents.length === 0 ? null : Math.round(sum / percents.length),
    questions,
  };
}

async function readStats(quizId: string, signal: AbortSignal): Promise<AnswerStats> {
  // A new attempt meanwhile shifts the others: the last of a page comes again as the first of the next.
  const answers = new Map<string, QuizAnswer>();
  for (let page = 1; ; page += 1) {
    const { list, count } = await listQuizAnswers({ filter: { quizId }, limit, page }, signal);
    for (const answer of list) answers.set(answer.id, answer);
    if (list.length < limit || page * limit >= mostAttempts) return statsOf([...answers.values()], count);
  }
}

/** Statistics of the attempts at a quiz. The list beside them reports failures. */
export const answerStatsAtom = boundedAtomFamily((quizId: string) => {
  const queryAtom = atomWithQuery((_get: Getter) => ({
    queryKey: [...quizAnswerKeys.all, 'stats', quizId],
    queryFn: ({ signal }: { signal: AbortSignal }) => readStats(quizId, signal),
  }));
  return atom((get): EntityState<AnswerStats> => entityState(get(queryAtom)));
});
