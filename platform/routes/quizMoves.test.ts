import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { quiz } from '#api/quiz/endpoints.ts';
import { quizMoves, quizProblems } from '#domain/quiz/rules.ts';
import { questionTypes, quizStatuses, type Quiz } from '#domain/quiz/schema.ts';
import { empty } from '../scenarios/empty.ts';
import { runsOf, testPlatform, type TestPlatform } from '../testing/platform.ts';
import { quizCalls, readyQuiz } from '../testing/quizzes.ts';

const kind = <K extends string>(name: K) => fc.constant(name);
const type = fc.constantFrom(...questionTypes);
const place = fc.integer({ min: 1, max: 4 });
const pick = fc.nat(5);
const isCorrect = fc.boolean();

/** What an author may try. Questions and options are picked among those that are there. */
const step = fc.oneof(
  fc.record({ kind: kind('move'), to: fc.constantFrom(...quizStatuses) }),
  fc.record({ kind: kind('ask'), type, place }),
  fc.record({ kind: kind('change'), question: pick, type, place }),
  fc.record({ kind: kind('drop'), question: pick }),
  fc.record({ kind: kind('offer'), question: pick, isCorrect, place }),
  fc.record({ kind: kind('mark'), question: pick, option: pick, isCorrect }),
  fc.record({ kind: kind('takeBack'), question: pick, option: pick }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const picked = (items: { id: string }[], number: number) =>
  items[number % Math.max(1, items.length)]?.id ?? 'none';

/** Tries a step, whether it is allowed or not. */
async function take(at: TestPlatform, { id, questions }: Quiz, each: Step): Promise<Response> {
  const { edit, offer } = quizCalls(at);
  if (each.kind === 'move') return edit(id, { status: each.to });
  if (each.kind === 'ask') {
    const body = { text: 'Ещё вопрос?', type: each.type, orderNumber: each.place };
    return at.call(quiz.createQuestion, { params: { id }, body });
  }
  const params = { id, qid: picked(questions, each.question) };
  if (each.kind === 'change')
    return at.call(quiz.updateQuestion, { params, body: { type: each.type, orderNumber: each.place } });
  if (each.kind === 'drop') return at.call(quiz.removeQuestion, { params });
  if (each.kind === 'offer')
    return offer(id, params.qid, { isCorrect: each.isCorrect, orderNumber: each.place });
  const options = questions.find((question) => question.id === params.qid)?.options ?? [];
  const withOption = { ...params, oid: picked(options, each.option) };
  return each.kind === 'mark'
    ? at.call(quiz.updateOption, { params: withOption, body: { isCorrect: each.isCorrect } })
    : at.call(quiz.removeOption, { params: withOption });
}

it('whatever is tried: moves follow the table, an active quiz is finished, an archived one stays, numbers have no holes', async () => {
  const at = await testPlatform({ scenario: empty });
  const { read, edit } = quizCalls(at);
  const answers = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30, size: 'max' }), async (steps) => {
      const { id } = await readyQuiz(at);
      await edit(id, { status: 'active' });
      for (const each of steps) {
        const before = await read(id);
        const { status } = await take(at, before, each);
        const after = await read(id);
        const key = `${before.status} ${each.kind} ${status}`;
        answers.set(key, (answers.get(key) ?? 0) + 1);
        expect([before.status, ...quizMoves(before.status)]).toContain(after.status);
        expect(after.questions).toEqual(before.status === 'archived' ? before.questions : after.questions);
        expect(after.status === 'active' ? quizProblems(after) : []).toEqual([]);
        for (const list of [after.questions, ...after.questions.map(({ options }) => options)])
          expect(list.map(({ orderNumber }) => orderNumber)).toEqual(list.map((_, index) => index + 1));
      }
    }),
    { numRuns: runsOf(60) },
  );
  // Each status was reached, and both sides of the rules were.
  for (const key of [
    'draft ask 200',
    'draft move 422',
    'active offer 200',
    'active ask 422',
    'active drop 422',
    'archived drop 422',
  ])
    expect({ key, times: answers.get(key) ?? 0 }).not.toEqual({ key, times: 0 });
});
