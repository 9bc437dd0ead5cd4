import { describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Quiz } from '#domain/quiz/schema.ts';
import { empty } from '../scenarios/empty.ts';
import { testPlatform } from '../testing/platform.ts';
import { quizCalls, readyQuiz } from '../testing/quizzes.ts';
import { seedAnswer, seedImage } from '../testing/seed.ts';

const { quiz } = endpoints;

/** A platform without quizzes, with the calls of quizzes. */
async function open() {
  const at = await testPlatform({ scenario: empty });
  return { at, ...quizCalls(at) };
}

describe('a quiz', () => {
  it('is created by its name as a draft without questions', async () => {
    const { at, create, read } = await open();
    const made = await create({ name: '  Дыхание и голос ', questions: [{ text: 'x' }] });
    expect(made).toMatchObject({
      name: 'Дыхание и голос',
      status: 'draft',
      passingScore: 70,
      attempts: 0,
      shuffle: false,
      questions: [],
    });
    expect(await read(made.id)).toEqual(made);
    const refused = await at.call(quiz.create, { body: { name: 'Дыхание', status: 'active' } });
    expect(refused.status).toBe(422);
    expect((await at.call(quiz.create, { body: { name: 'Дыхание', status: 'archived' } })).status).toBe(422);
  });

  it('keeps its questions', async () => {
    const { at, read, edit } = await open();
    const { id } = await readyQuiz(at);
    const before = await read(id);
    const answer = await edit(id, { attempts: 3, questions: [], createdAt: 'x' });
    const after = await answer.json();
    expect(after).toEqual({ ...before, attempts: 3, updatedAt: after.updatedAt });
    expect((await edit(id, { passingScore: 101 })).status).toBe(400);
    expect((await at.call(quiz.update, { params: { id }, body: { id: 'other' } })).status).toBe(400);
  });

  it('is found by status and name, and sorted by its questions', async () => {
    const { at, create, edit } = await open();
    const { id } = await readyQuiz(at);
    const second = await create({ name: 'Голос' });
    const list = async (body: unknown) =>
      (await at.ask<{ list: Quiz[] }>(quiz.list, { body })).list.map((item) => item.id);
    expect(await list({ sort: '-questionsCount' })).toEqual([id, second.id]);
    expect(await list({ search: 'ГОЛОС' })).toEqual([second.id]);
    await edit(id, { status: 'active' });
    expect(await list({ filter: { status: 'active' } })).toEqual([id]);
    expect(await list({ filter: { id: [second.id] } })).toEqual([second.id]);
  });

  it('is removed, and what clients have answered is not', async () => {
    const { at } = await open();
    const { id } = await readyQuiz(at);
    await seedAnswer(at, { id: 'a1', quizId: id });
    expect((await at.call(quiz.remove, { params: { id } })).status).toBe(204);
    expect((await at.call(quiz.get, { params: { id } })).status).toBe(404);
    expect((await at.call(quiz.remove, { params: { id } })).status).toBe(404);
    const { list } = await at.ask<{ list: unknown[] }>(quiz.answersList, { body: { quizId: id } });
    expect(list).toMatchObject([{ id: 'a1', quizName: 'Дыхание' }]);
  });

  it("is nobody else's", async () => {
    const { at, edit, offer } = await open();
    const { id, qid, right } = await readyQuiz(at);
    at.sessions.hold('author-ivan');
    const params = { id, qid, oid: right };
    for (const row of [quiz.get, quiz.remove, quiz.removeQuestion, quiz.removeOption])
      expect((await at.call(row, { params })).status).toBe(404);
    expect((await edit(id, { name: 'Чужое' })).status).toBe(404);
    expect((await offer(id, qid)).status).toBe(404);
  });
});

describe('the questions of a quiz', () => {
  const shown = async (read: (id: string) => Promise<Quiz>, id: string) =>
    (await read(id)).questions.map(({ text, orderNumber }) => `${text} ${orderNumber}`);

  it('stand in their order without holes, whatever is put in, moved and taken out', async () => {
    const { at, create, read, ask } = await open();
    const { id } = await create();
    const first = await ask(id, { text: 'Первый' });
    const last = await ask(id, { text: 'Последний' });
    await ask(id, { text: 'Средний', orderNumber: 2 });
    expect(await shown(read, id)).toEqual(['Первый 1', 'Средний 2', 'Последний 3']);
    const move = { params: { id, qid: last.id }, body: { orderNumber: 1 } };
    expect(await at.ask(quiz.updateQuestion, move)).toMatchObject({ text: 'Последний', orderNumber: 1 });
    expect(await shown(read, id)).toEqual(['Последний 1', 'Первый 2', 'Средний 3']);
    expect((await at.call(quiz.removeQuestion, { params: { id, qid: first.id } })).status).toBe(204);
    expect(await shown(read, id)).toEqual(['Последний 1', 'Средний 2']);
  });

  it('are changed one by one; the quiz is changed with them', async () => {
    const { at, read } = await open();
    const { id, qid } = await readyQuiz(at);
    const before = await read(id);
    const answer = await at.call(quiz.updateQuestion, {
      params: { id, qid },
      body: { points: 3, options: [], id: 'other' },
    });
    expect(await answer.json()).toMatchObject({ id: qid, points: 3, type: 'single' });
    const after = await read(id);
    expect(after.questions[0]?.options).toHaveLength(2);
    expect(Date.parse(after.updatedAt ?? '')).toBeGreaterThan(Date.parse(before.updatedAt ?? ''));
  });

  it('have a picture of the author or none', async () => {
    const { at, create, ask } = await open();
    const { id } = await create();
    const body = { text: 'Где опора?', type: 'open' };
    const foreign = await at.call(quiz.createQuestion, {
      params: { id },
      body: { ...body, imageId: 'image-nobody' },
    });
    expect(foreign.status).toBe(400);
    expect(await foreign.json()).toHaveProperty('fields.imageId');
    await seedImage(at, 'image-pol');
    expect(await ask(id, { ...body, imageId: 'image-pol' })).toMatchObject({ imageId: 'image-pol' });
  });

  it('take up to ten options, and true-or-false two', async () => {
    const { create, ask, offer } = await open();
    const { id } = await create();
    for (const [type, most] of [
      ['single', 10],
      ['boolean', 2],
    ] as const) {
      const { id: qid } = await ask(id, { type });
      for (let n = 0; n < most; n += 1) expect((await offer(id, qid)).status).toBe(200);
      expect((await offer(id, qid)).status).toBe(422);
    }
  });

  it('have options in an order of their own, and one correct where one is asked for', async () => {
    const { at, read } = await open();
    const { id, qid, right, wrong } = await readyQuiz(at);
    const options = async () =>
      (await read(id)).questions[0]?.options.map((option) => [option.id, option.isCorrect]);
    const params = { id, qid, oid: wrong };
    await at.ask(quiz.updateOption, { params, body: { orderNumber: 1, isCorrect: true } });
    expect(await options()).toEqual([
      [wrong, true],
      [right, false],
    ]);
    expect((await at.call(quiz.removeOption, { params })).status).toBe(204);
    expect((await at.call(quiz.removeOption, { params })).status).toBe(404);
    expect(await options()).toEqual([[right, false]]);
  });
});

describe('the statuses of a quiz', () => {
  it('an unfinished quiz is not opened, and the questions are named', async () => {
    const { create, read, edit, ask } = await open();
    const { id } = await create();
    const none = await edit(id, { status: 'active' });
    expect([none.status, (await none.json()).fields]).toEqual([
      422,
      { questions: 'Добавьте хотя\u00A0бы один вопрос' },
    ]);
    const { id: qid } = await ask(id);
    await ask(id, { type: 'open' });
    const unfinished = await edit(id, { status: 'active' });
    expect(unfinished.status).toBe(422);
    expect(await unfinished.json()).toMatchObject({
      error: expect.stringContaining('не\u00A0готов'),
      fields: { [`questions.${qid}`]: 'Нужно не\u00A0меньше 2\u00A0вариантов' },
    });
    expect(await read(id)).toMatchObject({ status: 'draft' });
  });

  it('an active quiz stays finished, and its correct option can be another', async () => {
    const { at, read, edit, ask } = await open();
    const { id, qid, right, wrong } = await readyQuiz(at);
    expect((await edit(id, { status: 'active' })).status).toBe(200);
    const before = await read(id);
    const breaking = [
      await at.call(quiz.createQuestion, { params: { id }, body: { text: 'Ещё?', type: 'single' } }),
      await at.call(quiz.updateQuestion, { params: { id, qid }, body: { type: 'multiple', points: 0 } }),
      await at.call(quiz.removeQuestion, { params: { id, qid } }),
      await at.call(quiz.removeOption, { params: { id, qid, oid: wrong } }),
      await at.call(quiz.updateOption, { params: { id, qid, oid: right }, body: { isCorrect: false } }),
    ];
    expect(breaking.map(({ status }) => status)).toEqual([422, 400, 422, 422, 422]);
    expect(await read(id)).toEqual(before);
    const moved = await at.call(quiz.updateOption, {
      params: { id, qid, oid: wrong },
      body: { isCorrect: true },
    });
    expect(moved.status).toBe(200);
    await ask(id, { type: 'open' });
    expect((await read(id)).questions).toHaveLength(2);
  });

  it('an archived quiz is read only but for its status', async () => {
    const { at, edit } = await open();
    const { id, qid, right } = await readyQuiz(at);
    await edit(id, { status: 'active' });
    await edit(id, { status: 'archived' });
    const params = { id, qid, oid: right };
    const answers = [
      await edit(id, { name: 'Иначе' }),
      await edit(id, { name: 'Иначе', status: 'draft' }),
      await at.call(quiz.createQuestion, { params, body: { text: 'Ещё?', type: 'open' } }),
      await at.call(quiz.updateOption, { params, body: { text: 'Иначе' } }),
      await at.call(quiz.removeQuestion, { params }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    // A form that sends back what it was given changes nothing else.
    expect((await edit(id, { name: 'Дыхание', status: 'draft' })).status).toBe(200);
    expect((await edit(id, { name: 'Иначе' })).status).toBe(200);
  });
});
