import { quiz } from '#api/quiz/endpoints.ts';
import type { Question, Quiz, QuizOption } from '#domain/quiz/schema.ts';
import type { TestPlatform } from './platform.ts';

type Body = Record<string, unknown>;

/** Calls of quizzes with what tests leave out. */
export const quizCalls = (at: TestPlatform) => ({
  create: (body: Body = {}) => at.ask<Quiz>(quiz.create, { body: { name: 'Дыхание', ...body } }),
  read: (id: string) => at.ask<Quiz>(quiz.get, { params: { id } }),
  edit: (id: string, body: Body) => at.call(quiz.update, { params: { id }, body: { id, ...body } }),
  ask: (id: string, body: Body = {}) =>
    at.ask<Question>(quiz.createQuestion, {
      params: { id },
      body: { text: 'Что такое опора?', type: 'single', ...body },
    }),
  offer: (id: string, qid: string, body: Body = {}) =>
    at.call(quiz.createOption, { params: { id, qid }, body: { text: 'Пол', ...body } }),
});

/** A draft with one question of two options, of which the first is correct. */
export async function readyQuiz(at: TestPlatform) {
  const { create, ask, offer } = quizCalls(at);
  const { id } = await create();
  const { id: qid } = await ask(id);
  const option = async (isCorrect: boolean): Promise<QuizOption> =>
    (await offer(id, qid, { isCorrect })).json();
  const [right, wrong] = [await option(true), await option(false)];
  return { id, qid, right: right.id, wrong: wrong.id };
}
