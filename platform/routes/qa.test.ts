import { describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { QaEntry } from '#domain/qa/schema.ts';
import { empty } from '../scenarios/empty.ts';
import { testPlatform } from '../testing/platform.ts';

const { qa, lecture } = endpoints;

async function open() {
  const at = await testPlatform({ scenario: empty });
  const create = (question: string, body: Record<string, unknown> = {}) =>
    at.ask<QaEntry>(qa.create, { body: { question, ...body } });
  const edit = (id: string, body: Record<string, unknown>) =>
    at.call(qa.update, { params: { id }, body: { id, ...body } });
  const list = async (body: unknown = {}) =>
    (await at.ask<{ list: QaEntry[] }>(qa.list, { body })).list.map(({ question }) => question);
  const order = async () =>
    (await at.ask<{ list: QaEntry[] }>(qa.list, { body: { sort: 'orderNumber' } })).list.map(
      ({ question, orderNumber }) => `${orderNumber} ${question}`,
    );
  return { at, create, edit, list, order };
}

describe('an entry', () => {
  it('is published with its answer, and waits without one', async () => {
    const { at, create } = await open();
    const answered = await create('Сколько длится курс?', { answer: 'Шесть недель' });
    expect(answered).toMatchObject({ status: 'published', orderNumber: 1 });
    expect(await create('Можно ли лёжа?')).toMatchObject({ status: 'unanswered', orderNumber: 2 });
    expect(await create('Есть ли чат?', { answer: 'Да', status: 'hidden' })).toMatchObject({
      status: 'hidden',
    });
    expect(await at.ask(qa.get, { params: { id: answered.id } })).toEqual(answered);
  });

  it('follows its answer until its status is told', async () => {
    const { create, edit } = await open();
    const { id } = await create('Можно ли лёжа?');
    const after = async (body: Record<string, unknown>) => (await (await edit(id, body)).json()).status;
    expect(await after({ answer: 'Да' })).toBe('published');
    expect(await after({ status: 'hidden' })).toBe('hidden');
    expect(await after({ answer: 'Да, на\u00A0коврике' })).toBe('hidden');
    expect(await after({ status: 'published' })).toBe('published');
    expect(await after({ answer: null })).toBe('unanswered');
  });

  it('is not published without an answer, nor left waiting with one', async () => {
    const { at, create, edit } = await open();
    const { id } = await create('Можно ли лёжа?');
    const early = await edit(id, { status: 'published' });
    expect([early.status, (await early.json()).fields]).toEqual([
      400,
      { answer: 'Чтобы опубликовать, напишите ответ' },
    ]);
    const waiting = await edit(id, { answer: 'Да', status: 'unanswered' });
    expect([waiting.status, Object.keys((await waiting.json()).fields)]).toEqual([400, ['status']]);
    const created = await at.call(qa.create, { body: { question: 'Можно ли?', status: 'published' } });
    expect(created.status).toBe(400);
  });

  it('belongs to a content of the author, or to none', async () => {
    const { at, create, edit, list } = await open();
    const { id: contentId } = await at.ask<{ id: string }>(lecture.create, { body: { name: 'Голос' } });
    const { id } = await create('О чём лекция?', { contentType: 'lecture', contentId });
    await create('Как оплатить?');
    expect(await list({ filter: { contentType: 'lecture', contentId } })).toEqual(['О чём лекция?']);
    for (const [body, field] of [
      [{ contentId: 'nobody' }, 'contentId'],
      [{ contentId: null }, 'contentId'],
      [{ contentType: null }, 'contentType'],
      [{ contentType: 'quiz' }, 'contentType'],
      [{ contentType: 'course' }, 'contentId'],
    ] as const) {
      const answer = await edit(id, body);
      expect([body, answer.status, Object.keys((await answer.json()).fields)]).toEqual([body, 400, [field]]);
    }
    expect((await edit(id, { contentType: null, contentId: null })).status).toBe(200);
  });

  it('is removed, and nobody else reaches it', async () => {
    const { at, create, edit } = await open();
    const params = { id: (await create('Можно ли лёжа?')).id };
    at.sessions.hold('author-ivan');
    for (const row of [qa.get, qa.remove]) expect((await at.call(row, { params })).status).toBe(404);
    expect((await edit(params.id, { answer: 'Да' })).status).toBe(404);
    at.sessions.hold('author-marina');
    expect((await at.call(qa.remove, { params })).status).toBe(204);
    expect((await at.call(qa.remove, { params })).status).toBe(404);
  });
});

describe('the list of entries', () => {
  it('has what waits for an answer first, then the order of the author', async () => {
    const { create, edit, list } = await open();
    const first = await create('Первый?', { answer: 'Да' });
    await create('Второй?');
    await create('Третий?', { answer: 'Да' });
    await create('Четвёртый?');
    expect(await list()).toEqual(['Второй?', 'Четвёртый?', 'Первый?', 'Третий?']);
    await edit(first.id, { answer: null });
    expect(await list()).toEqual(['Первый?', 'Второй?', 'Четвёртый?', 'Третий?']);
    expect(await list({ sort: '-question', limit: 1 })).toEqual(['Четвёртый?']);
    expect(await list({ search: 'ТРЕТИЙ' })).toEqual(['Третий?']);
    expect(await list({ filter: { status: ['published', 'hidden'] } })).toEqual(['Третий?']);
  });

  it('keeps its numbers without holes, and leaves untouched what only moves along', async () => {
    const { at, create, edit, order } = await open();
    const [one, , three] = [await create('Первый?'), await create('Второй?'), await create('Третий?')];
    await edit(three.id, { orderNumber: 1 });
    expect(await order()).toEqual(['1 Третий?', '2 Первый?', '3 Второй?']);
    await create('Новый?', { orderNumber: 2 });
    expect(await order()).toEqual(['1 Третий?', '2 Новый?', '3 Первый?', '4 Второй?']);
    await at.ask(qa.remove, { params: { id: three.id } });
    expect(await order()).toEqual(['1 Новый?', '2 Первый?', '3 Второй?']);
    expect(await at.ask(qa.get, { params: { id: one.id } })).toMatchObject({ updatedAt: one.updatedAt });
  });
});
