import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxOptions, withOption } from '#domain/quiz/rules.ts';
import { placed, without } from '#lib/ordered.ts';
import type { OptionFields, QuestionFields } from '#domain/quiz/fields.ts';
import { renamed, saveQuestions, type QuestionCalls } from './saveQuestions.ts';

/** A platform that keeps questions by its own rules, and whose calls fail when they are told to. */
function platform(start: readonly QuestionFields[]) {
  type Kept<Item> = Item & { orderNumber: number };
  type KeptQuestion = Omit<Kept<QuestionFields>, 'options'> & { options: Kept<OptionFields>[] };
  const numbered = <Item>(items: readonly Item[]): Kept<Item>[] =>
    items.map((item, at) => ({ ...item, orderNumber: at + 1 }));
  let questions: KeptQuestion[] = numbered(start).map((one) => ({ ...one, options: numbered(one.options) }));
  let made = 0;
  let until = Infinity;
  const created: string[] = [];
  const find = (id: string) => {
    const question = questions.find((one) => one.id === id);
    if (question === undefined) throw new Error(`No question ${id}`);
    return question;
  };
  const call = async <T>(work: () => T): Promise<T> => {
    await Promise.resolve();
    if (until <= 0) throw new Error('offline');
    until -= 1;
    return work();
  };
  const put = (question: KeptQuestion) => {
    questions = placed(questions, question);
  };
  const calls: QuestionCalls = {
    createQuestion: (body) =>
      call(() => {
        const id = `q${(made += 1)}`;
        created.push(body.text);
        put({ ...body, id, options: [] });
        return id;
      }),
    updateQuestion: (id, patch) => call(() => put({ ...find(id), ...patch })),
    removeQuestion: (id) => call(() => (questions = without(questions, find(id).id))),
    createOption: (id, body) =>
      call(() => {
        const optionId = `o${(made += 1)}`;
        const question = find(id);
        if (question.options.length >= maxOptions(question.type)) throw new Error('too many');
        created.push(body.text);
        put(withOption(question, { ...body, id: optionId }));
        return optionId;
      }),
    updateOption: (id, optionId, patch) =>
      call(() => {
        const question = find(id);
        const option = question.options.find((one) => one.id === optionId);
        if (option === undefined) throw new Error(`No option ${optionId}`);
        put(withOption(question, { ...option, ...patch }));
      }),
    removeOption: (id, optionId) =>
      call(() => put({ ...find(id), options: without(find(id).options, optionId) })),
  };
  return {
    calls,
    created,
    failAfter: (count: number) => (until = count),
    questions: (): QuestionFields[] =>
      questions.map(({ orderNumber: _place, options, ...question }) => ({
        ...question,
        options: options.map(({ orderNumber: _at, ...option }) => option),
      })),
  };
}

const option = (id: string) =>
  fc.record({ id: fc.constant(id), text: fc.constant(id), isCorrect: fc.boolean() });

/** A question whose marks are as its type has them. */
const question = (id: string): fc.Arbitrary<QuestionFields> =>
  fc
    .record({
      id: fc.constant(id),
      type: fc.constantFrom('single', 'multiple', 'boolean', 'short', 'open', 'order'),
      text: fc.constantFrom(`${id} a`, `${id} b`),
      points: fc.integer({ min: 1, max: 3 }),
      required: fc.boolean(),
      imageId: fc.constantFrom(null, 'image'),
      explanation: fc.constantFrom('', 'Потому что'),
      options: fc
        .shuffledSubarray(['1', '2', '3', '4'])
        .chain((ids) => fc.tuple(...ids.map((part) => option(`${id}-${part}`)))),
    })
    .map((made) => {
      const alone = made.type === 'single' || made.type === 'boolean';
      const first = made.options.findIndex(({ isCorrect }) => isCorrect);
      const options = made.options
        .map((one, at) => (alone ? { ...one, isCorrect: at === first } : one))
        .slice(0, maxOptions(made.type));
      return { ...made, options };
    });

const questions = fc
  .shuffledSubarray(['a', 'b', 'c', 'd', 'e'])
  .chain((ids) => fc.tuple(...ids.map(question)));

describe('saving questions', () => {
  test('makes those of the platform the wanted ones, whatever they were', async () => {
    await fc.assert(
      fc.asyncProperty(questions, questions, async (start, wanted) => {
        const at = platform(start);
        let ids: ReadonlyMap<string, string> = new Map();
        await saveQuestions({ theirs: start, wanted }, at.calls, (saved) => (ids = saved.ids));
        expect(at.questions()).toEqual(renamed(wanted, ids));
      }),
      { numRuns: 300 },
    );
  });

  test('sends nothing where nothing changed', async () => {
    await fc.assert(
      fc.asyncProperty(questions, async (start) => {
        const at = platform(start);
        at.failAfter(0);
        let done = 0;
        await saveQuestions({ theirs: start, wanted: start }, at.calls, (saved) => (done = saved.done));
        expect(done).toBe(start.length);
      }),
      { numRuns: 50 },
    );
  });

  test('goes on where it stopped, however often it fails, and makes nothing twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        questions,
        questions,
        fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
        async (start, wanted, failures) => {
          const at = platform(start);
          let [theirs, mine] = [start as readonly QuestionFields[], wanted as readonly QuestionFields[]];
          for (const count of [...failures, Infinity]) {
            at.failAfter(count);
            await saveQuestions({ theirs, wanted: mine }, at.calls, (saved) => {
              theirs = saved.theirs;
              mine = renamed(mine, saved.ids);
            }).catch(() => undefined);
            // What it believes of the platform is what the platform has, at every stop.
            expect(theirs).toEqual(at.questions());
          }
          expect(at.questions()).toEqual(mine);
          const known = new Set(start.flatMap(({ id, options }) => [id, ...options.map((one) => one.id)]));
          const fresh = wanted.flatMap(({ id, options }) =>
            [id, ...options.map((one) => one.id)].filter((one) => !known.has(one)),
          );
          expect(at.created).toHaveLength(fresh.length);
        },
      ),
      { numRuns: 300 },
    );
  });
});
