import { quiz } from '#api/quiz/endpoints.ts';
import type { TestPlatform } from '#platform/testing/platform.ts';
import { readyQuiz } from '#platform/testing/quizzes.ts';
import { seedAnswer } from '#platform/testing/seed.ts';
import type { Drives } from './drive.ts';

/** A quiz with a question and its options, as the parameters of paths. */
async function params(at: TestPlatform) {
  const { id, qid, right } = await readyQuiz(at);
  return { id, qid, oid: right };
}

export const quizCalls: Drives<typeof quiz> = {
  create: (at) => at.call(quiz.create, { body: { name: 'Проверка опоры' } }),
  async list(at) {
    await readyQuiz(at);
    return at.call(quiz.list, { body: { limit: 100 } });
  },
  async get(at) {
    return at.call(quiz.get, { params: await params(at) });
  },
  async update(at) {
    const { id } = await readyQuiz(at);
    return at.call(quiz.update, { params: { id }, body: { id, status: 'active', timeLimitMin: 20 } });
  },
  async remove(at) {
    return at.call(quiz.remove, { params: await params(at) });
  },
  async createQuestion(at) {
    const body = { text: 'Что вы заметили?', type: 'open', points: 2 };
    return at.call(quiz.createQuestion, { params: await params(at), body });
  },
  async updateQuestion(at) {
    return at.call(quiz.updateQuestion, { params: await params(at), body: { explanation: 'Стопы держат' } });
  },
  async removeQuestion(at) {
    return at.call(quiz.removeQuestion, { params: await params(at) });
  },
  async createOption(at) {
    return at.call(quiz.createOption, { params: await params(at), body: { text: 'Стена' } });
  },
  async updateOption(at) {
    return at.call(quiz.updateOption, { params: await params(at), body: { text: 'Стул', orderNumber: 2 } });
  },
  async removeOption(at) {
    return at.call(quiz.removeOption, { params: await params(at) });
  },
  async answersList(at) {
    await seedAnswer(at, { id: 'answer-of-the-test' });
    return at.call(quiz.answersList, { body: { quizId: 'quiz-1', filter: { passed: true }, limit: 100 } });
  },
  async answersCheck(at) {
    await seedAnswer(at, { id: 'answer-of-the-test' });
    return at.call(quiz.answersCheck, { body: { email: 'client@example.com', code: 'vdoh-1' } });
  },
};
