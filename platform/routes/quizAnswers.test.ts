import { describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { QuizAnswer } from '#domain/quiz/schema.ts';
import { empty } from '../scenarios/empty.ts';
import { testPlatform } from '../testing/platform.ts';
import { seedAnswer } from '../testing/seed.ts';

const { quiz } = endpoints;

async function open() {
  const at = await testPlatform({ scenario: empty });
  await seedAnswer(at, { id: 'anna', email: 'Anna@example.com', submittedAt: '2026-11-03T10:00:00.000Z' });
  await seedAnswer(at, {
    id: 'boris',
    email: 'boris@example.com',
    code: 'Golos-2',
    quizId: 'quiz-2',
    quizName: 'Голос',
    percent: 40,
    passed: false,
    submittedAt: '2026-11-02T10:00:00.000Z',
  });
  await seedAnswer(at, {
    id: 'vera',
    email: 'vera@example.com',
    code: 'VDOH-3',
    percent: null,
    passed: null,
    submittedAt: '2026-11-01T10:00:00.000Z',
  });
  const list = async (body: unknown) =>
    (await at.ask<{ list: QuizAnswer[] }>(quiz.answersList, { body })).list.map(({ id }) => id);
  return { at, list };
}

describe('the list of answers', () => {
  it('is of all quizzes or of one, named beside the filters or among them', async () => {
    const { list } = await open();
    expect(await list({})).toEqual(['anna', 'boris', 'vera']);
    expect(await list({ quizId: 'quiz-2' })).toEqual(['boris']);
    expect(await list({ filter: { quizId: ['quiz-1'] } })).toEqual(['anna', 'vera']);
    expect(await list({ quizId: null, limit: 1, page: 2 })).toEqual(['boris']);
    expect(await list({ quizId: 'quiz-nobody' })).toEqual([]);
  });

  it('filters by the result and the day', async () => {
    const { at, list } = await open();
    expect(await list({ filter: { passed: true } })).toEqual(['anna']);
    expect(await list({ filter: { passed: 'false' } })).toEqual(['boris']);
    expect(await list({ filter: { passed: 'waiting' } })).toEqual(['vera']);
    expect(await list({ filter: { passed: [true, 'waiting'] } })).toEqual(['anna', 'vera']);
    expect(await list({ filter: { passed: null } })).toHaveLength(3);
    const days = { from: '2026-11-01T10:00:00.000Z', to: '2026-11-03T10:00:00.000Z' };
    expect(await list({ filter: days })).toEqual(['boris', 'vera']);
    for (const filter of [{ passed: 'maybe' }, { passed: 1 }, { from: 'yesterday' }])
      expect((await at.call(quiz.answersList, { body: { filter } })).status).toBe(400);
  });

  it('searches by e-mail and sorts; what is not checked yet comes last', async () => {
    const { at, list } = await open();
    expect(await list({ search: 'ANNA@' })).toEqual(['anna']);
    expect(await list({ sort: 'percent' })).toEqual(['boris', 'anna', 'vera']);
    expect(await list({ sort: '-percent' })).toEqual(['anna', 'boris', 'vera']);
    expect(await list({ sort: '-email' })).toEqual(['vera', 'boris', 'anna']);
    expect((await at.call(quiz.answersList, { body: { sort: 'code' } })).status).toBe(400);
  });

  it("is nobody else's", async () => {
    const { at, list } = await open();
    at.sessions.hold('author-ivan');
    expect(await list({})).toEqual([]);
  });
});

describe('the check of a code', () => {
  it('finds the attempt whatever the case and the spaces, and the last of two', async () => {
    const { at } = await open();
    const check = (email: string, code: string) => at.call(quiz.answersCheck, { body: { email, code } });
    const found = async (email: string, code: string) => (await (await check(email, code)).json()).id;
    expect(await found('BORIS@Example.com ', ' golos-2 ')).toBe('boris');
    await seedAnswer(at, { id: 'again', email: 'anna@example.com', submittedAt: '2026-11-04T10:00:00.000Z' });
    expect(await found('anna@example.com', 'vdoh-1')).toBe('again');
    expect((await check('boris@example.com', 'vdoh-1')).status).toBe(404);
    expect((await check('boris@example.com', '  ')).status).toBe(400);
    expect((await check('boris', 'golos-2')).status).toBe(400);
    at.sessions.hold('author-ivan');
    expect((await check('boris@example.com', 'golos-2')).status).toBe(404);
  });
});
