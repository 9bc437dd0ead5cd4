import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreOf } from './marking.ts';
import type { Question } from './schema.ts';

/** Options as «a b +c»: the plus marks a correct one. */
function question(id: string, type: string, options: string, points = 1): Question {
  const list = options.split(' ').filter(Boolean);
  return {
    id,
    text: 'Вопрос',
    type,
    points,
    required: true,
    orderNumber: 1,
    options: list.map((text, at) => ({
      id: text.replace('+', ''),
      text: text.replace('+', '').replaceAll('_', ' '),
      isCorrect: text.startsWith('+'),
      orderNumber: at + 1,
    })),
  };
}

const one = (asked: Question, given: { optionIds?: string[]; text?: string | null }) =>
  scoreOf({ questions: [asked], passingScore: 70 }, [{ questionId: asked.id, ...given }]);
const points = (asked: Question, given: { optionIds?: string[]; text?: string | null }) =>
  one(asked, given).answers[0]?.points;

describe('one answer', () => {
  test('of single and boolean is the one correct option', () => {
    for (const type of ['single', 'boolean']) {
      const asked = question('q', type, 'a +b', 3);
      expect(points(asked, { optionIds: ['b'] })).toBe(3);
      expect(points(asked, { optionIds: ['a'] })).toBe(0);
      expect(points(asked, { optionIds: ['a', 'b'] })).toBe(0);
      expect(points(asked, { optionIds: [] })).toBe(0);
    }
  });

  test('of multiple is all the correct options and no other, in any order', () => {
    const asked = question('q', 'multiple', '+a b +c', 2);
    expect(points(asked, { optionIds: ['c', 'a'] })).toBe(2);
    expect(points(asked, { optionIds: ['a'] })).toBe(0);
    expect(points(asked, { optionIds: ['a', 'b', 'c'] })).toBe(0);
    expect(points(asked, { optionIds: ['a', 'a', 'c'] })).toBe(2);
  });

  test('of order is the order of the options', () => {
    const asked = question('q', 'order', 'a b c');
    expect(points(asked, { optionIds: ['a', 'b', 'c'] })).toBe(1);
    expect(points(asked, { optionIds: ['b', 'a', 'c'] })).toBe(0);
    expect(points(asked, { optionIds: ['a', 'b'] })).toBe(0);
    const shuffled = { ...asked, options: asked.options.toReversed() };
    expect(points(shuffled, { optionIds: ['a', 'b', 'c'] })).toBe(1);
  });

  test('of order may have a step twice: nobody can tell the one from the other', () => {
    const asked = question('q', 'order', 'вдох пауза выдох пауза2');
    const twice = {
      ...asked,
      options: asked.options.map((step) => ({ ...step, text: step.text.replace('2', '') })),
    };
    expect(points(twice, { optionIds: ['вдох', 'пауза2', 'выдох', 'пауза'] })).toBe(1);
    expect(points(twice, { optionIds: ['вдох', 'выдох', 'пауза2', 'пауза'] })).toBe(0);
    expect(points(twice, { optionIds: ['вдох', 'пауза', 'выдох', 'пауза'] })).toBe(0);
  });

  test('of short is one of the accepted, whatever its case, ё and spaces', () => {
    const asked = question('q', 'short', '+Тёплый_выдох вдох');
    expect(points(asked, { text: '  теплый   ВЫДОХ ' })).toBe(1);
    expect(points(asked, { text: 'вдох' })).toBe(0);
    expect(points(asked, { text: 'выдох' })).toBe(0);
    expect(points(question('q', 'short', ''), { text: 'выдох' })).toBeNull();
  });

  test('of open, or of a type nobody knows, waits for the author; one that is left out does not', () => {
    for (const type of ['open', 'drawing']) {
      expect(one(question('q', type, ''), { text: 'Я заметила' })).toEqual({
        answers: [{ questionId: 'q', text: 'Я заметила', points: null }],
        score: 0,
        percent: null,
        passed: null,
      });
      expect(one(question('q', type, ''), { text: ' ' })).toMatchObject({ percent: 0, passed: false });
    }
  });
});

describe('an attempt', () => {
  const questions = [
    question('q1', 'single', '+a b', 2),
    question('q2', 'multiple', '+c +d', 3),
    question('q3', 'short', '+выдох', 2),
  ];
  const right = [
    { questionId: 'q1', optionIds: ['a'] },
    { questionId: 'q2', optionIds: ['c', 'd'] },
    { questionId: 'q3', text: 'выдох' },
  ];

  test('is passed from the passing score on, by the percent that is shown', () => {
    const score = (given: typeof right, passingScore: number) => scoreOf({ questions, passingScore }, given);
    expect(score(right, 100)).toMatchObject({ score: 7, percent: 100, passed: true });
    // 5 of 7 is 71.4 %.
    expect(score(right.slice(0, 2), 71)).toMatchObject({ score: 5, percent: 71, passed: true });
    expect(score(right.slice(0, 2), 72)).toMatchObject({ passed: false });
    expect(score([], 0)).toMatchObject({ score: 0, percent: 0, passed: true });
    expect(scoreOf({ questions: [], passingScore: 70 }, [])).toMatchObject({ percent: 0, passed: false });
  });

  test('tells every question in the order of the quiz, and nothing that the quiz does not have', () => {
    const given = [...right.toReversed(), { questionId: 'gone', optionIds: ['a'] }];
    const marked = scoreOf({ questions, passingScore: 70 }, given);
    expect(marked.answers.map(({ questionId }) => questionId)).toEqual(['q1', 'q2', 'q3']);
    expect(marked.percent).toBe(100);
  });

  test('has a score between nothing and all, and is passed exactly when its percent says so', () => {
    const choice = fc.subarray(['a', 'b', 'c', 'd']);
    const answer = fc.record({
      questionId: fc.constantFrom('q1', 'q2', 'q3', 'q4'),
      optionIds: choice,
      text: fc.constantFrom('', 'выдох', 'вдох'),
    });
    fc.assert(
      fc.property(fc.array(answer), fc.integer({ min: 0, max: 100 }), (given, passingScore) => {
        const { score, percent, passed, answers } = scoreOf({ questions, passingScore }, given);
        expect(score).toBe(answers.reduce((sum, { points }) => sum + (points ?? 0), 0));
        expect(score).toBeLessThanOrEqual(7);
        expect(passed).toBe((percent ?? -1) >= passingScore);
      }),
      { numRuns: 200 },
    );
  });
});
