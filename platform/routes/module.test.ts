import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moduleOwners, type Course, type Module, type ModuleOwner } from '#domain/course/schema.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { empty } from '../scenarios/empty.ts';
import { secondAccount } from '../scenarios/standard.ts';
import { makeOwner } from '../testing/modules.ts';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';

const { lecture } = endpoints;

/** A course or a marathon without modules, and the calls of its modules. */
async function openOwner(at: TestPlatform, type: ModuleOwner) {
  const rows = endpoints[type];
  const id = await makeOwner(at, type);
  const read = () => at.ask<Course>(rows.get, { params: { id } });
  return {
    id,
    rows,
    read,
    add: (module: Record<string, unknown>) =>
      at.ask<Module>(rows.createModule, { params: { id }, body: module }),
    send: (module: Record<string, unknown>) => at.call(rows.createModule, { params: { id }, body: module }),
    edit: (moduleId: string, changes: Record<string, unknown>) =>
      at.call(rows.updateModule, { params: { id, moduleId }, body: changes }),
    remove: (moduleId: string) => at.call(rows.removeModule, { params: { id, moduleId } }),
    names: async () => (await read()).modules.map(({ orderNumber, name }) => `${orderNumber} ${name}`),
  };
}

const makeLecture = async (at: TestPlatform, name = 'Лекция') =>
  (await at.ask<Lecture>(lecture.create, { body: { name } })).id;

describe.each(moduleOwners)('the modules of a %s', (type) => {
  it('come one after another, or where they are told to', async () => {
    const at = await testPlatform({ scenario: empty });
    const { add, names, read } = await openOwner(at, type);
    const first = await add({ name: '  Опора ' });
    expect(first).toMatchObject({ name: 'Опора', orderNumber: 1, lectures: [], attachments: [] });
    expect(first.createdAt).toBe(first.updatedAt);
    await add({ name: 'Вдох', description: 'О вдохе', dayOffset: 3 });
    await add({ name: 'Начало', orderNumber: 1 });
    await add({ name: 'Конец', orderNumber: 100 });
    expect(await names()).toEqual(['1 Начало', '2 Опора', '3 Вдох', '4 Конец']);
    expect((await read()).modules[2]).toMatchObject({ description: 'О вдохе', dayOffset: 3 });
  });

  it('are edited, moved and deleted', async () => {
    const at = await testPlatform({ scenario: empty });
    const { add, edit, remove, names, read } = await openOwner(at, type);
    const [a, b, c] = [await add({ name: 'А' }), await add({ name: 'Б' }), await add({ name: 'В' })];
    const answer = await edit(a.id, { orderNumber: 3, dayOffset: 5 });
    expect(await answer.json()).toMatchObject({ name: 'А', orderNumber: 3, dayOffset: 5 });
    expect(await names()).toEqual(['1 Б', '2 В', '3 А']);
    expect((await edit(b.id, { name: 'Б иначе' })).status).toBe(200);
    expect((await remove(c.id)).status).toBe(204);
    expect(await names()).toEqual(['1 Б иначе', '2 А']);
    const { updatedAt, modules } = await read();
    expect(modules.every((module) => String(module.updatedAt) <= String(updatedAt))).toBe(true);
  });

  it('take nothing that is the platform’s or a draft’s', async () => {
    const at = await testPlatform({ scenario: empty });
    const { add, edit, id } = await openOwner(at, type);
    const own = { id: 'mine', createdAt: 'never', attachments: [{ id: 'x' }], isDraft: true };
    const made = await add({ name: 'А', ...own, [`${type}Id`]: id });
    expect(made).toMatchObject({ name: 'А', attachments: [] });
    expect(made.id).not.toBe('mine');
    for (const field of ['isDraft', 'courseId', 'marathonId']) expect(made).not.toHaveProperty(field);
    expect(await (await edit(made.id, own)).json()).toEqual({
      ...made,
      updatedAt: expect.any(String) as string,
    });
  });

  it('hold lectures of their author, each once', async () => {
    const at = await testPlatform({ scenario: empty });
    const { add, send, edit, remove } = await openOwner(at, type);
    const [one, two] = [await makeLecture(at), await makeLecture(at)];
    at.sessions.hold(secondAccount.id);
    const foreign = await makeLecture(at);
    at.sessions.hold(demoAccount.id);
    const made = await add({ name: 'А', lectures: [two, one] });
    expect(made.lectures).toEqual([two, one]);
    await add({ name: 'Б', lectures: [one] });
    for (const lectures of [['nothing'], [one, foreign], [one, two, one]]) {
      for (const refused of [await send({ name: 'В', lectures }), await edit(made.id, { lectures })]) {
        expect(refused.status).toBe(400);
        expect(await refused.json()).toHaveProperty('fields.lectures');
      }
    }
    const usedIn = async (id: string) =>
      (await at.ask<Lecture>(lecture.get, { params: { id } })).usedIn?.map((use) => use.type) ?? [];
    expect([await usedIn(one), await usedIn(two)]).toEqual([[type], [type]]);
    await remove(made.id);
    expect([await usedIn(one), await usedIn(two)]).toEqual([[type], []]);
  });

  it('are refused with a text for each wrong field', async () => {
    const at = await testPlatform({ scenario: empty });
    const { send, edit, add } = await openOwner(at, type);
    const { id } = await add({ name: 'А' });
    const wrong = {
      name: 'я'.repeat(121),
      description: 'я'.repeat(501),
      orderNumber: 0,
      lectures: Array.from({ length: 101 }, (_, n) => `${n}`),
      dayOffset: 366,
    };
    for (const refused of [await send(wrong), await edit(id, wrong)]) {
      expect(refused.status).toBe(400);
      expect(Object.keys((await refused.json()).fields)).toEqual(Object.keys(wrong));
    }
    for (const body of [{ name: ' ' }, {}, { name: 'Б', [`${type}Id`]: 'another' }])
      expect((await send(body)).status).toBe(400);
  });

  it('are 404 where there is no owner, no module or another author', async () => {
    const at = await testPlatform({ scenario: empty });
    const { rows, id, add, edit, remove, send, names } = await openOwner(at, type);
    const { id: moduleId } = await add({ name: 'А' });
    const removeAttachment = (attachmentId: string) =>
      at.call(rows.removeAttachment, { params: { id, moduleId, attachmentId } });
    expect((await edit('nothing', { name: 'Б' })).status).toBe(404);
    expect((await remove('nothing')).status).toBe(404);
    expect((await removeAttachment('nothing')).status).toBe(404);
    expect((await at.call(rows.createModule, { params: { id: 'no' }, body: { name: 'Б' } })).status).toBe(
      404,
    );
    at.sessions.hold(secondAccount.id);
    for (const answer of [
      await send({ name: 'Б' }),
      await edit(moduleId, { name: 'Б' }),
      await remove(moduleId),
      await removeAttachment('nothing'),
    ])
      expect(answer.status).toBe(404);
    at.sessions.hold(demoAccount.id);
    expect(await names()).toEqual(['1 А']);
  });
});

describe('whatever is done with modules at once', () => {
  it('they stay 1…n, none is lost and none comes twice', async () => {
    const step = fc.record({
      act: fc.constantFrom('add', 'add', 'move', 'remove'),
      pick: fc.nat(9),
      place: fc.integer({ min: 1, max: 10 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const at = await testPlatform({ scenario: empty });
        const { add, edit, remove, read } = await openOwner(at, 'course');
        const seeds = await Promise.all(['А', 'Б', 'В'].map((name) => add({ name })));
        const gone = new Set<string>();
        const added: string[] = [];
        await Promise.all(
          steps.map(async ({ act, pick, place }) => {
            const { id = '' } = seeds[pick % seeds.length] ?? {};
            if (act === 'add') added.push((await add({ name: 'Ещё', orderNumber: place })).id);
            else if (act === 'move') await edit(id, { orderNumber: place });
            else if ((await remove(id)).ok) gone.add(id);
          }),
        );
        const { modules } = await read();
        expect(modules.map(({ orderNumber }) => orderNumber)).toEqual(modules.map((_, n) => n + 1));
        const left = seeds.map(({ id }) => id).filter((id) => !gone.has(id));
        expect(modules.map(({ id }) => id).toSorted()).toEqual([...left, ...added].toSorted());
        await at.close();
      }),
      { numRuns: 15 },
    );
  });
});

describe('a course', () => {
  const { course } = endpoints;

  it('is created by its name, read, found and changed', async () => {
    const at = await testPlatform({ scenario: empty });
    const made = await at.ask<Course>(course.create, { body: { name: ' Опора ', subtitle: 'Для спины' } });
    expect(made).toMatchObject({ name: 'Опора', modules: [], unlockMode: 'all', accessDays: 0 });
    expect(await at.ask(course.get, { params: { id: made.id } })).toEqual(made);
    expect(await at.ask(course.list, { body: { search: 'спины' } })).toEqual({ list: [made], count: 1 });
    const body = { id: made.id, unlockMode: 'days', accessDays: 90, questionAnswers: [1], modules: [] };
    await at.ask(course.update, { params: { id: made.id }, body });
    const after = await at.ask<Course>(course.get, { params: { id: made.id } });
    expect(after).toMatchObject({ unlockMode: 'days', accessDays: 90 });
    expect(after).not.toHaveProperty('questionAnswers');
  });

  it('keeps its modules whatever an update says of them', async () => {
    const at = await testPlatform({ scenario: empty });
    const { id, add, names } = await openOwner(at, 'course');
    await add({ name: 'А' });
    const body = { id, modules: [], questionAnswers: 'x', name: 'Новое имя' };
    expect((await at.call(course.update, { params: { id }, body })).status).toBe(200);
    expect(await names()).toEqual(['1 А']);
  });

  it('is refused with a text for each wrong field', async () => {
    const at = await testPlatform({ scenario: empty });
    const wrong = {
      name: 'Да',
      subtitle: 'я'.repeat(121),
      learnings: ['один', 'два'],
      unlockMode: 'никогда',
      accessDays: -1,
      maxStudents: 0,
      trailerStreamId: 7,
    };
    const refused = await at.call(course.create, { body: wrong });
    expect(refused.status).toBe(400);
    expect(Object.keys((await refused.json()).fields).toSorted()).toEqual(Object.keys(wrong).toSorted());
    const unknown = await at.call(course.create, { body: { name: 'Опора', trailerStreamId: 'nothing' } });
    expect(await unknown.json()).toHaveProperty('fields.trailerStreamId');
  });

  it('is nobody else’s', async () => {
    const at = await testPlatform({ scenario: empty });
    const { id } = await openOwner(at, 'course');
    at.sessions.hold(secondAccount.id);
    expect((await at.call(course.get, { params: { id } })).status).toBe(404);
    expect((await at.call(course.update, { params: { id }, body: { id, name: 'Чужое' } })).status).toBe(404);
    expect(await at.ask(course.list, { body: {} })).toEqual({ list: [], count: 0 });
  });

  it('is filtered by its publication, its tag and its cover, and sorted by its modules', async () => {
    const at = await testPlatform({ scenario: empty });
    const tag = await at.ask<{ id: string }>(endpoints.tag.create, { body: { name: 'спина' } });
    const one = await at.ask<Course>(course.create, { body: { name: 'Первый', tags: [tag.id] } });
    const { id, add } = await openOwner(at, 'course');
    await add({ name: 'А' });
    await at.ask(endpoints.publication.create, { body: { contentType: 'course', contentId: id } });
    const ids = async (body: unknown) =>
      (await at.ask<{ list: Course[] }>(course.list, { body })).list.map((found) => found.id);
    expect(await ids({ filter: { status: 'draft' } })).toEqual([id]);
    expect(await ids({ filter: { tag: tag.id } })).toEqual([one.id]);
    expect(await ids({ filter: { hasCover: true } })).toEqual([]);
    expect(await ids({ sort: '-modulesCount' })).toEqual([id, one.id]);
  });
});
