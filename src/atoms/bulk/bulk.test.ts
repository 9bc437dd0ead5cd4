import { queryClientAtom } from 'jotai-tanstack-query';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { accountKeys } from '#api/account/queries.ts';
import { authorLeft } from '#api/client.ts';
import { endpoints } from '#api/endpoints.ts';
import { planFields, subjectOf, type FieldsEdit } from '#domain/bulk/fields.ts';
import type { Course } from '#domain/course/schema.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { testPlatform } from '#platform/testing/platform.ts';
import { createVisits } from '#tests/support/visits.ts';
import { deviceAtom } from '../device.ts';
import { forgetPrivateAtom } from '../session/private.ts';
import { authAtom, authorAtom } from '../session/session.ts';
import type { Store } from '../store.ts';
import { toastAtom } from '../ui/toast.ts';
import {
  bulkRunAtom,
  goOnBulkAtom,
  interruptedBulkAtom,
  keptBulksAtom,
  showBulkAtom,
  startBulkAtom,
  stopBulkAtom,
  undoBulkAtom,
} from './run.ts';

/** Three lectures on a platform whose answers to updates a test decides on. */
async function three() {
  const at = await testPlatform({ scenario: empty });
  const line: {
    onUpdate: ((id: string, write: () => Promise<Response>) => Promise<Response>) | null;
    /** The session has ended: every call is refused. */
    isOver: boolean;
  } = { onUpdate: null, isOver: false };
  const updates: string[] = [];
  const visit = createVisits({
    async fetch(request) {
      if (line.isOver) return Response.json({ error: 'no' }, { status: 401 });
      const [, id] = /\/lecture\/([^/]+)$/.exec(new URL(request.url).pathname) ?? [];
      const isUpdate = request.method === 'POST' && id !== undefined && id !== 'list' && id !== 'create';
      const write = () => at.platform.fetch(request);
      if (!isUpdate) return write();
      updates.push(id);
      return line.onUpdate?.(id, write) ?? write();
    },
  });
  const open = async () => {
    const opened = visit([authAtom, bulkRunAtom]);
    await vi.waitFor(() => expect(opened.store.get(authAtom).status).toBe('author'));
    return opened;
  };
  const make = (name: string) =>
    at.ask<Lecture>(endpoints.lecture.create, { body: { name, level: 'all', future: 'kept' } });
  const made = [await make('Голос'), await make('Дыхание'), await make('Сон')];
  const read = ({ id }: Lecture) => at.ask<Lecture>(endpoints.lecture.get, { params: { id } });
  const levels = async () => (await Promise.all(made.map(read))).map(({ level }) => level);
  const change = ({ id }: Lecture, body: object) =>
    at.ask(endpoints.lecture.update, { params: { id }, body: { id, ...body } });
  const start = (store: Store, edit: FieldsEdit = { level: 'expert' }) => {
    const { rows } = planFields(
      made.map((item) => subjectOf('lecture', item, null)),
      edit,
    );
    return store.set(startBulkAtom, { mode: 'fields', kind: 'lecture', rows });
  };
  return { made, line, updates, open, read, levels, change, start };
}

const states = (store: Store) => store.get(bulkRunAtom)?.progress.states;
const reasons = (store: Store) => store.get(bulkRunAtom)?.progress.reasons;

test('all are changed, nothing else of them is, and one undo takes it back', async () => {
  const { made, open, levels, read, start } = await three();
  const { store } = await open();
  await start(store);
  expect(states(store)).toEqual(['done', 'done', 'done']);
  expect(await levels()).toEqual(['expert', 'expert', 'expert']);
  const [first] = made;
  if (!first) throw new Error('Nothing was made');
  expect(await read(first)).toMatchObject({ ...first, level: 'expert', updatedAt: expect.any(String) });
  await store.set(undoBulkAtom);
  expect(states(store)).toEqual(['restored', 'restored', 'restored']);
  expect(await levels()).toEqual(['all', 'all', 'all']);
  expect(store.get(toastAtom).shown).toBe(false);
});

test('what failed is told row by row, and another try sends it alone', async () => {
  const { made, line, updates, open, levels, start } = await three();
  const { store } = await open();
  line.onUpdate = async (id, write) =>
    id === made[1]?.id ? Response.json({ error: 'no' }, { status: 500 }) : write();
  await start(store);
  expect(states(store)).toEqual(['done', 'failed', 'done']);
  expect(Object.keys(reasons(store) ?? {})).toEqual(['1']);
  line.onUpdate = null;
  updates.length = 0;
  await store.set(goOnBulkAtom);
  expect(updates).toEqual([made[1]?.id]);
  expect(states(store)).toEqual(['done', 'done', 'done']);
  expect(reasons(store)).toEqual({});
  expect(await levels()).toEqual(['expert', 'expert', 'expert']);
});

test('an answer that was lost is no second write', async () => {
  const { line, updates, open, levels, start } = await three();
  const { store } = await open();
  line.onUpdate = async (_id, write) => {
    await write();
    throw new TypeError('The line broke');
  };
  await start(store);
  expect(states(store)).toEqual(['failed', 'failed', 'failed']);
  line.onUpdate = null;
  updates.length = 0;
  await store.set(goOnBulkAtom);
  expect(updates).toEqual([]);
  expect(states(store)).toEqual(['done', 'done', 'done']);
  expect(await levels()).toEqual(['expert', 'expert', 'expert']);
});

test('a page that goes half-way leaves the rest to the next one, which can take all of it back too', async () => {
  const { made, line, open, levels, start } = await three();
  const first = await open();
  line.onUpdate = (id, write) => (id === made[2]?.id ? new Promise(() => undefined) : write());
  void start(first.store);
  await vi.waitFor(() => expect(states(first.store)).toEqual(['done', 'done', 'begun']));
  // A tab beside it leaves it alone while it works.
  first.end();
  line.onUpdate = null;
  const { store } = await open();
  const kept = await store.set(interruptedBulkAtom);
  expect(kept?.progress.states).toEqual(['done', 'done', 'begun']);
  store.set(showBulkAtom, kept);
  await store.set(goOnBulkAtom);
  expect(await levels()).toEqual(['expert', 'expert', 'expert']);
  expect(await store.set(interruptedBulkAtom)).toBeNull();
  expect((await store.set(keptBulksAtom)).map(({ progress }) => progress.isEnded)).toEqual([true]);
  await store.set(undoBulkAtom);
  expect(await levels()).toEqual(['all', 'all', 'all']);
});

test('a page that goes after its last row, and before it has written down the end, leaves nothing to go on with', async () => {
  const { open, levels, start } = await three();
  const first = await open();
  const device = first.store.get(deviceAtom);
  const isEnd = v.object({ isEnded: v.literal(true) });
  const end = vi.fn<() => void>();
  first.store.set(deviceAtom, {
    ...device,
    set: (key, value) => (v.is(isEnd, value) ? new Promise(() => end()) : device.set(key, value)),
  });
  void start(first.store);
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce());
  first.end();
  const { store } = await open();
  expect(await levels()).toEqual(['expert', 'expert', 'expert']);
  expect(await store.set(interruptedBulkAtom)).toBeNull();
  // It can be taken back as any that has ended.
  expect((await store.set(keptBulksAtom)).map(({ progress }) => progress.isEnded)).toEqual([true]);
});

test('what somebody has changed meanwhile is told, and neither overwritten nor taken back', async () => {
  const { made, open, levels, change, start } = await three();
  const [first, second] = made;
  if (!first || !second) throw new Error('Nothing was made');
  const { store } = await open();
  await change(first, { level: 'middle' });
  await start(store);
  expect(states(store)).toEqual(['changed', 'done', 'done']);
  expect(reasons(store)?.[0]).toMatch(/^Изменено в/);
  await change(second, { level: 'beginner' });
  await store.set(undoBulkAtom);
  expect(states(store)).toEqual(['changed', 'left', 'restored']);
  expect(reasons(store)?.[1]).toMatch(/^Изменено после/);
  expect(await levels()).toEqual(['middle', 'beginner', 'all']);
});

test('what was stopped can go on', async () => {
  const { line, open, levels, start } = await three();
  const { store } = await open();
  line.onUpdate = (_id, write) => {
    store.set(stopBulkAtom);
    return write();
  };
  await start(store, { level: 'expert', language: 'ru' });
  line.onUpdate = null;
  await store.set(goOnBulkAtom);
  expect(states(store)).toEqual(['done', 'done', 'done']);
  expect(await levels()).toEqual(['expert', 'expert', 'expert']);
});

/** The demo's author at work. */
async function atDemo() {
  const at = await testPlatform();
  const visit = createVisits({ fetch: (request) => at.platform.fetch(request) });
  const { store } = visit([authAtom, bulkRunAtom]);
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  return { at, store };
}

test('a price and a status go by the calls of the publication, and come back', async () => {
  const { at, store } = await atDemo();
  const { list } = await at.ask<{ list: Publication[] }>(endpoints.publication.list, {
    body: { limit: 100, filter: { contentType: 'lecture', status: 'published' } },
  });
  const [sale] = list.filter(({ costKopecks }) => costKopecks > 0);
  if (!sale) throw new Error('Nothing is sold');
  const item = await at.ask(endpoints.lecture.get, { params: { id: sale.contentId } });
  const { rows } = planFields([subjectOf('lecture', item, sale)], {
    price: { kind: 'set', costKopecks: 12_300 },
    status: 'unpublished',
  });
  const read = () => at.ask<Publication>(endpoints.publication.get, { params: { id: sale.id } });
  await store.set(startBulkAtom, { mode: 'fields', kind: 'lecture', rows });
  expect(states(store)).toEqual(['done']);
  expect(await read()).toMatchObject({ costKopecks: 12_300, status: 'unpublished' });
  await store.set(undoBulkAtom);
  expect(states(store)).toEqual(['restored']);
  const { costKopecks, oldCostKopecks, status } = sale;
  expect(await read()).toMatchObject({ costKopecks, oldCostKopecks, status });
});

test('names of modules are changed one after another, and nothing else of their course is', async () => {
  const { at, store } = await atDemo();
  const params = { id: 'course-telo' };
  const read = () => at.ask<Course>(endpoints.course.get, { params });
  const before = await read();
  const rows = before.modules.slice(0, 3).map(({ id, name }) => ({
    kind: 'module' as const,
    id,
    name,
    owner: { type: 'course' as const, id: before.id },
    publicationId: null,
    changes: [{ field: 'name' as const, before: name, after: `${name} снова` }],
  }));
  await store.set(startBulkAtom, { mode: 'replace', kind: 'course', rows });
  expect(states(store)).toEqual(['done', 'done', 'done']);
  const names = before.modules.map(({ name }, at) => (at < 3 ? `${name} снова` : name));
  const told = ({ modules }: Course) =>
    modules.map((module) => {
      const { updatedAt: _, ...rest } = module;
      return rest;
    });
  expect(told(await read())).toEqual(told(before).map((module, at) => ({ ...module, name: names[at] })));
  await store.set(undoBulkAtom);
  expect(told(await read())).toEqual(told(before));
});

test('a bulk edit that begins as its author leaves goes no further, and is shown to no other', async () => {
  const { open, start, updates } = await three();
  const { store } = await open();
  const device = store.get(deviceAtom);
  const { hold } = device;
  vi.spyOn(device, 'hold').mockImplementation((name) => {
    store.set(forgetPrivateAtom);
    const become = (author: object | undefined) => author && { ...author, id: 'author-other' };
    store.get(queryClientAtom).setQueryData(accountKeys.profile, become);
    return hold(name);
  });
  await start(store);
  expect(store.get(bulkRunAtom)).toBeNull();
  expect(updates).toEqual([]);
});

test('a row that was written as its author left counts as begun, and an undo takes it back', async () => {
  const { line, open, levels, start } = await three();
  const { store } = await open();
  const become = (id: string) => {
    authorLeft();
    store.set(forgetPrivateAtom);
    const other = (author: object | undefined) => author && { ...author, id };
    store.get(queryClientAtom).setQueryData(accountKeys.profile, other);
  };
  const author = store.get(authorAtom)?.id ?? '';
  line.onUpdate = async (_id, write) => {
    const answer = await write();
    become('author-other');
    return answer;
  };
  await start(store);
  line.onUpdate = null;
  become(author);
  await vi.waitFor(() => expect(store.get(authorAtom)?.id).toBe(author));
  const [kept = null] = await store.set(keptBulksAtom);
  store.set(showBulkAtom, kept);
  await store.set(undoBulkAtom);
  expect(await levels()).toEqual(['all', 'all', 'all']);
});

test('a row that was written as the session ended is taken back by an undo too', async () => {
  const { line, open, levels, start } = await three();
  const first = await open();
  line.onUpdate = async (_id, write) => {
    const answer = await write();
    line.isOver = true;
    return answer;
  };
  await start(first.store);
  expect(await levels()).toContain('expert');
  first.end();
  line.onUpdate = null;
  line.isOver = false;
  const { store } = await open();
  store.set(showBulkAtom, await store.set(interruptedBulkAtom));
  await store.set(undoBulkAtom);
  expect(await levels()).toEqual(['all', 'all', 'all']);
});
