import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isQuizEditable,
  maxOptions,
  questionProblems,
  quizMoves,
  quizProblems,
  withOption,
  type QuestionProblem,
} from './rules.ts';
import { questionTypes, type Question, type QuizOption } from './schema.ts';
import { quizProblemText, quizProblemTexts } from './texts.ts';

const option = (id: string, isCorrect = false): QuizOption => ({ id, text: id, isCorrect, orderNumber: 99 });

/** A question with these options, of which the first ones are correct. */
function question(type: string, options: number, correct: number, id = 'q'): Question {
  const list = Array.from({ length: options }, (_, at) => ({
    ...option(`o${at + 1}`, at < correct),
    orderNumber: at + 1,
  }));
  return { id, text: 'Что такое опора?', type, points: 1, required: true, orderNumber: 1, options: list };
}

describe('a question', () => {
  const cases: [type: string, options: number, correct: number, problems: QuestionProblem[]][] = [
    ['single', 2, 1, []],
    ['single', 10, 1, []],
    ['single', 0, 0, ['fewOptions', 'oneCorrect']],
    ['single', 1, 1, ['fewOptions']],
    ['single', 11, 1, ['manyOptions']],
    ['single', 3, 0, ['oneCorrect']],
    ['single', 3, 2, ['oneCorrect']],
    ['multiple', 2, 1, []],
    ['multiple', 4, 4, []],
    ['multiple', 4, 0, ['someCorrect']],
    ['multiple', 1, 1, ['fewOptions']],
    ['boolean', 2, 1, []],
    ['boolean', 2, 2, ['oneCorrect']],
    ['boolean', 3, 1, ['twoOptions']],
    ['boolean', 1, 1, ['twoOptions']],
    ['order', 2, 0, []],
    ['order', 3, 2, []],
    ['order', 1, 0, ['fewOptions']],
    ['short', 0, 0, []],
    ['short', 1, 1, []],
    ['open', 0, 0, []],
    ['drawing', 0, 0, []],
  ];

  test.each(cases)('%s with %i options, %i of them correct: %j', (type, options, correct, problems) => {
    expect(questionProblems(question(type, options, correct))).toEqual(problems);
  });

  test('takes two options where it is true or false, else ten', () => {
    expect(questionTypes.map(maxOptions)).toEqual([10, 10, 2, 10, 10, 10]);
    expect(maxOptions('drawing')).toBe(10);
  });

  test('with one correct option moves the mark; others keep theirs', () => {
    const marks = (of: Question) => of.options.filter(({ isCorrect }) => isCorrect).map(({ id }) => id);
    for (const type of ['single', 'boolean'])
      expect(marks(withOption(question(type, 2, 1), option('o2', true)))).toEqual(['o2']);
    expect(marks(withOption(question('multiple', 2, 1), option('o2', true)))).toEqual(['o1', 'o2']);
    expect(marks(withOption(question('single', 2, 1), option('o2')))).toEqual(['o1']);
    expect(marks(withOption(question('single', 2, 1), option('o1')))).toEqual([]);
  });

  test('never has two marks where one is asked for, whatever is put into it', () => {
    const given = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      text: fc.constant('текст'),
      isCorrect: fc.boolean(),
      orderNumber: fc.integer({ min: 1, max: 6 }),
    });
    fc.assert(
      fc.property(fc.constantFrom('single', 'boolean'), fc.array(given), (type, all) => {
        const after = all.reduce(withOption, question(type, 0, 0));
        expect(after.options.filter(({ isCorrect }) => isCorrect).length).toBeLessThanOrEqual(1);
        expect(after.options.map(({ orderNumber }) => orderNumber)).toEqual(
          after.options.map((_, at) => at + 1),
        );
        expect(new Set(after.options.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)));
      }),
      { numRuns: 200 },
    );
  });
});

describe('a quiz', () => {
  test('needs a question, and none that is unfinished', () => {
    expect(quizProblems({ questions: [] })).toEqual([{ questionId: null, problem: 'noQuestions' }]);
    const good = question('single', 2, 1, 'good');
    expect(quizProblems({ questions: [good] })).toEqual([]);
    expect(quizProblems({ questions: [good, question('single', 1, 0, 'bad')] })).toEqual([
      { questionId: 'bad', problem: 'fewOptions' },
      { questionId: 'bad', problem: 'oneCorrect' },
    ]);
  });

  test('names its questions, each with its first problem', () => {
    const questions = [
      question('single', 1, 0, 'a'),
      question('open', 0, 0, 'b'),
      question('multiple', 2, 0, 'c'),
    ];
    expect(quizProblemTexts({ questions })).toEqual({
      'questions.a': 'Нужно не\u00A0меньше 2\u00A0вариантов',
      'questions.c': 'Отметьте хотя\u00A0бы один правильный вариант',
    });
    expect(quizProblemTexts({ questions: [] }, 'en')).toEqual({ questions: 'Add at least one question' });
    expect(quizProblemText('twoOptions', 'ru')).toBe('Нужны ровно два варианта');
  });

  test('moves by its table, and is read only in the archive', () => {
    expect(quizMoves('draft')).toEqual(['active']);
    expect(quizMoves('active')).toEqual(['draft', 'archived']);
    expect(quizMoves('archived')).toEqual(['active', 'draft']);
    expect(quizMoves('on_hold')).toEqual([]);
    const editable = (status: string) => isQuizEditable({ status });
    expect(['draft', 'active', 'archived', 'on_hold'].map(editable)).toEqual([true, true, false, true]);
  });
});
