import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxOptions } from '#domain/quiz/rules.ts';
import type { QuestionFields } from '#domain/quiz/fields.ts';
import { questionsCsv, readQuestionsCsv } from './questionsCsv.ts';
import { readQuestionsText } from './questionsText.ts';

/** Questions without what the device names them by. */
const bare = (questions: readonly QuestionFields[]) =>
  questions.map(({ id: _id, options, ...question }) => ({
    ...question,
    options: options.map(({ id: _option, ...option }) => option),
  }));

const text = fc
  .string({ unit: fc.constantFrom(...'абвё =+-@\'";,\n\t«»1.'), minLength: 1, maxLength: 12 })
  .map((words) => words.trim())
  .filter((words) => words !== '');

const question = fc
  .record({
    id: fc.constant('q'),
    type: fc.constantFrom('single', 'multiple', 'boolean', 'short', 'open', 'order'),
    text,
    points: fc.integer({ min: 1, max: 1000 }),
    required: fc.boolean(),
    imageId: fc.constantFrom(null, 'image-1'),
    explanation: fc.oneof(fc.constant(''), text),
    options: fc.array(fc.record({ id: fc.constant('o'), text, isCorrect: fc.boolean() }), { maxLength: 10 }),
  })
  .map((made) => {
    const alone = made.type === 'single' || made.type === 'boolean';
    const first = made.options.findIndex(({ isCorrect }) => isCorrect);
    const options = made.options.map((one, at) => (alone ? { ...one, isCorrect: at === first } : one));
    return { ...made, options: made.type === 'open' ? [] : options.slice(0, maxOptions(made.type)) };
  });

describe('the file of questions', () => {
  test('is read back as it was written, in either language', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(question, { maxLength: 6 }),
        fc.constantFrom('ru' as const, 'en' as const),
        async (questions, language) => {
          const file = await (await questionsCsv(questions, language)).text();
          const read = readQuestionsCsv(file, 'ru');
          expect(read.problems).toEqual([]);
          expect(bare(read.questions)).toEqual(bare(questions));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('tells the rows that make no sense, and takes the others', () => {
    const file = [
      'Тип;Вопрос;Баллы;Верные;Вариант 1;Вариант 2',
      'Один ответ;Где опора?;2;1;Стопы;Шея',
      'Рисунок;Где опора?;1;;;',
      'single;;1;;;',
      'single;Где опора?;ноль;;;',
      'single;Где опора?;1;3;Стопы;Шея',
    ].join('\r\n');
    const { questions, problems } = readQuestionsCsv(file, 'ru');
    expect(bare(questions)).toMatchObject([
      { type: 'single', text: 'Где опора?', points: 2, options: [{ isCorrect: true }, { isCorrect: false }] },
    ]);
    expect(problems).toEqual([
      'Строка 3: неизвестный тип «Рисунок»',
      'Строка 4: нет текста вопроса',
      'Строка 5: баллы «ноль» — не\u00A0целое число от\u00A01',
      'Строка 6: «3» — не\u00A0номера вариантов',
    ]);
    expect(readQuestionsCsv('Имя;Возраст\nАнна;30', 'ru')).toMatchObject({ questions: [] });
  });
});

test('pasted questions are of the kind that their lines tell', () => {
  const { questions, problems } = readQuestionsText(
    [
      '1. Где опора? (2 балла)\n+ Стопы\n- Шея\n// Стопы держат всё',
      'Что дышит?\n+ Лёгкие\n+ Диафрагма\nУши',
      'Выдох длиннее вдоха\n+ Верно\nНеверно',
      'Сколько секунд?\n= 8\n= восемь',
      'Расставьте шаги\n1) Вдох\n2) Пауза\n3) Выдох',
      'Что вы заметили?',
    ].join('\n\n'),
    'ru',
  );
  expect(problems).toEqual([]);
  expect(
    questions.map(({ type, points, options }) => [type, points, options.map((one) => one.isCorrect)]),
  ).toEqual([
    ['single', 2, [true, false]],
    ['multiple', 1, [true, true, false]],
    ['boolean', 1, [true, false]],
    ['short', 1, [true, true]],
    ['order', 1, [false, false, false]],
    ['open', 1, []],
  ]);
  expect(questions[0]).toMatchObject({ text: 'Где опора?', explanation: 'Стопы держат всё' });
  expect(readQuestionsText(`Много\n${'- а\n'.repeat(11)}`, 'ru')).toMatchObject({
    questions: [],
    problems: ['Строка 1: вариантов больше 10'],
  });
});
