import { useState } from 'react';
import { scoreOf, type Score } from '#domain/quiz/marking.ts';
import type { GivenAnswer, Question } from '#domain/quiz/schema.ts';
import type { QuizFields } from '#domain/quiz/fields.ts';
import { asQuiz } from '#domain/quiz/fields.ts';
import { now } from '#lib/time/clock.ts';
import { shuffled } from './shuffled.ts';

/** What was given to a question so far. */
export type Given = Pick<GivenAnswer, 'optionIds' | 'text'>;

/** The questions in the order they are asked, the steps of an order mixed. */
function asked(fields: QuizFields, seed: number): Question[] {
  const { questions } = asQuiz(fields);
  return fields.shuffle ? shuffled(questions, seed) : questions;
}

/** Whether something was given that may count as an answer. */
const isAnswered = ({ optionIds = [], text }: Given) => optionIds.length > 0 || (text?.trim() ?? '') !== '';

/** An attempt at a quiz as a client makes one, marked by the rule that the platform marks by. */
export function useAttempt(fields: QuizFields) {
  const [round, setRound] = useState(1);
  const [begun, setBegun] = useState(now);
  const [questions, setQuestions] = useState(() => asked(fields, 1));
  const [given, setGiven] = useState<ReadonlyMap<string, Given>>(new Map());
  const [at, setAt] = useState(0);
  const [needed, setNeeded] = useState(false);
  const [score, setScore] = useState<Score | null>(null);
  const question = questions[at] ?? null;

  /** An order is given as it was shown until it is changed. */
  const givenTo = (one: Question): Given => {
    const known = given.get(one.id);
    if (known !== undefined) return known;
    if (one.type !== 'order') return {};
    return { optionIds: shuffled(one.options, round).map(({ id }) => id) };
  };

  const finish = () => {
    const answers = questions.map((one) => ({ questionId: one.id, ...givenTo(one) }));
    setScore(scoreOf(asQuiz(fields), answers));
  };

  const go = (to: number) => {
    setNeeded(false);
    setAt(to);
  };

  return {
    questions,
    question,
    at,
    given: question === null ? {} : givenTo(question),
    needed,
    score,
    begun,
    answer(next: Given) {
      if (question === null) return;
      setNeeded(false);
      setGiven(new Map(given).set(question.id, next));
    },
    back: () => go(Math.max(0, at - 1)),
    next() {
      if (question !== null && question.required && !isAnswered(givenTo(question))) {
        setNeeded(true);
        return;
      }
      if (at < questions.length - 1) return go(at + 1);
      const open = questions.findIndex((one) => one.required && !isAnswered(givenTo(one)));
      if (open < 0) finish();
      else {
        setAt(open);
        setNeeded(true);
      }
    },
    finish,
    again() {
      setQuestions(asked(fields, round + 1));
      setRound(round + 1);
      setGiven(new Map());
      setScore(null);
      setBegun(now());
      go(0);
    },
  };
}
