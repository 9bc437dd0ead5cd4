import type { Atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, test, vi } from 'vitest';
import { accountKeys } from '#api/account/queries.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Endpoint } from '#api/endpoint.ts';
import { lectureKeys } from '#api/lecture/queries.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { testPlatform } from '#platform/testing/platform.ts';
import { createVisits, openEditor } from '#tests/support/visits.ts';
import { consultationEditor } from '../../consultation/editor.ts';
import { courseEditor } from '../../course/editor.ts';
import type { Editable } from '../config.ts';
import type { Editor } from '../createEditor.ts';
import { lectureEditor } from '../../lecture/editor.ts';
import { marathonEditor } from '../../marathon/editor.ts';
import { meditationEditor } from '../../meditation/editor.ts';
import { qaEditor } from '../../qa/editor.ts';
import { quizEditor } from '../../quiz/editor.ts';
import type { Store } from '../../store.ts';
import { webinarEditor } from '../../webinar/editor.ts';

// A creation that was done although its answer never came.

const key = 'new';

/** A platform whose answers to creations are lost while `isLost` is set. */
async function lossy() {
  const at = await testPlatform({ scenario: empty });
  const line = {
    isLost: false,
    isRefused: false,
    creations: 0,
    meanwhile: () => {},
    onUpdate: () => {},
    onList: () => {},
  };
  const visit = createVisits({
    async fetch(request) {
      const isCreation = new URL(request.url).pathname.endsWith('/create');
      const isUpdate = request.method === 'POST' && /\/lecture\/(?!create$|list$)[^/]+$/.test(request.url);
      if (isCreation) line.creations += 1;
      if (isCreation) line.meanwhile();
      if (isCreation && line.isRefused) return Response.json({ error: 'no' }, { status: 409 });
      const answer = await at.platform.fetch(request);
      if (isUpdate) line.onUpdate();
      if (request.url.endsWith('/lecture/list')) line.onList();
      if (isCreation && line.isLost) throw new TypeError('The line broke');
      return answer;
    },
  });
  const open = (editorAtom: Atom<{ status: string }>) => openEditor(visit, editorAtom);
  const listed = async <T = { id: string }>(endpoint: Endpoint): Promise<T[]> =>
    (await at.ask<{ list: T[] }>(endpoint, { body: { limit: 100 } })).list;
  const lectures = async () =>
    (await listed<Lecture>(endpoints.lecture.list)).map(({ name, description }) => [name, description ?? '']);
  return { at, line, open, listed, lectures };
}

const { editorAtom, editAtom, saveAtom, offerAtom, restoreAtom, flushAtom } = lectureEditor;
const type = (store: Store, patch: { name?: string; description?: string }) =>
  store.set(editAtom, { key, patch });
const fail = (store: Store) =>
  expect(store.set(saveAtom, { key })).rejects.toMatchObject({ kind: 'network' });

test('what a lost answer hides is taken over by the next save, with what was typed since', async () => {
  const { line, open, lectures } = await lossy();
  const { store } = await open(editorAtom(key));
  type(store, { name: ' Голос ', description: 'Раз' });
  line.isLost = true;
  await fail(store);
  line.isLost = false;
  type(store, { description: 'Раз два' });
  const result = await store.set(saveAtom, { key });
  expect(result.status).toBe('saved');
  expect(await lectures()).toEqual([['Голос', 'Раз два']]);
  expect(line.creations).toBe(1);
  expect(store.get(editorAtom(key))).toMatchObject({ dirty: false, fields: { description: 'Раз два' } });
});

test.each([
  ['the session has ended', null],
  ['another author has signed in', 'author-other'],
])('nothing is made once %s: it could not be written down', async (_when, id) => {
  const { line, open, lectures } = await lossy();
  const { store } = await open(editorAtom(key));
  const client = store.get(queryClientAtom);
  type(store, { name: 'Голос' });
  line.onList = () =>
    client.setQueryData(accountKeys.profile, (author: object) => (id === null ? null : { ...author, id }));
  await expect(store.set(saveAtom, { key })).rejects.toMatchObject({ kind: 'http', status: 401 });
  expect(line.creations).toBe(0);
  expect(await lectures()).toEqual([]);
});

test('a page that goes meanwhile leaves it to the next one', async () => {
  const { line, open, lectures } = await lossy();
  const first = await open(editorAtom(key));
  type(first.store, { name: 'Голос', description: 'Раз' });
  line.isLost = true;
  await fail(first.store);
  await first.store.set(flushAtom);
  first.end();
  line.isLost = false;
  const { store } = await open(editorAtom(key));
  await vi.waitFor(() => expect(store.get(offerAtom(key))).not.toBeNull());
  store.set(restoreAtom, key);
  expect(await store.set(saveAtom, { key })).toMatchObject({ status: 'saved' });
  expect(await lectures()).toEqual([['Голос', 'Раз']]);
});

test('a page that goes while what it has found is being changed leaves nothing to look for', async () => {
  const { line, open, listed, lectures } = await lossy();
  const first = await open(editorAtom(key));
  type(first.store, { name: 'Голос', description: 'Раз' });
  line.isLost = true;
  await fail(first.store);
  line.isLost = false;
  type(first.store, { description: 'Раз два' });
  const changed = Promise.withResolvers<void>();
  line.onUpdate = () => {
    first.end();
    changed.resolve();
  };
  void first.store.set(saveAtom, { key });
  await changed.promise;
  line.onUpdate = () => {};
  const { store } = await open(editorAtom(key));
  const changedId = (await listed(endpoints.lecture.list))[0]?.id ?? '';
  await vi.waitFor(() =>
    expect(store.get(queryClientAtom).getQueryData(lectureKeys.item(changedId))).toBeDefined(),
  );
  expect(store.get(offerAtom(key))).toBeNull();
  expect(await lectures()).toEqual([['Голос', 'Раз два']]);
});

test('one that was there before, or is made elsewhere under the same name, is never taken over', async () => {
  const { at, line, open, listed, lectures } = await lossy();
  const body = { name: 'Голос', description: 'Раз' };
  const earlier = await at.ask<Lecture>(endpoints.lecture.create, { body });
  const { store } = await open(editorAtom(key));
  type(store, body);
  line.isLost = true;
  await fail(store);
  const made = (await listed<Lecture>(endpoints.lecture.list)).find(({ id }) => id !== earlier.id);
  const id = made?.id ?? '';
  await at.ask(endpoints.lecture.update, { params: { id }, body: { id, description: 'Другая' } });
  line.isLost = false;
  await store.set(saveAtom, { key });
  expect((await lectures()).map(([, description]) => description).sort()).toEqual(['Другая', 'Раз', 'Раз']);
});

test('what the platform refused was not made, and is not looked for', async () => {
  const { at, line, open, lectures } = await lossy();
  const { store } = await open(editorAtom(key));
  type(store, { name: 'Голос' });
  line.isRefused = true;
  await expect(store.set(saveAtom, { key })).rejects.toMatchObject({ status: 409 });
  line.isRefused = false;
  // Such a one is made elsewhere meanwhile, and is somebody else's.
  await at.ask(endpoints.lecture.create, { body: { name: 'Голос' } });
  await store.set(saveAtom, { key });
  expect(await lectures()).toHaveLength(2);
  expect(line.creations).toBe(2);
});

test('what was taken back after the answer was lost makes nothing twice', async () => {
  const { line, open, lectures } = await lossy();
  const { store } = await open(editorAtom(key));
  type(store, { name: 'Голос' });
  line.isLost = true;
  await fail(store);
  line.isLost = false;
  type(store, { name: '' });
  type(store, { name: 'Голос леса' });
  await store.set(saveAtom, { key });
  expect(await lectures()).toEqual([['Голос леса', '']]);
  expect(line.creations).toBe(1);
});

test('what is taken back while it is being created stays taken back', async () => {
  const { line, open } = await lossy();
  const { store } = await open(editorAtom(key));
  type(store, { name: 'Голос' });
  line.meanwhile = () => type(store, { name: '' });
  const result = await store.set(saveAtom, { key });
  const id = result.status === 'saved' ? result.id : '';
  expect(line.creations).toBe(1);
  expect(store.get(editorAtom(id))).toMatchObject({ dirty: true, fields: { name: '' } });
});

/** How one of a kind is made. */
const making = <Item extends Editable, Fields extends object>(
  editor: Editor<Item, Fields>,
  list: Endpoint,
  patch: Partial<Fields>,
) => ({
  list,
  editorAtom: editor.editorAtom(key),
  edit: (store: Store) => store.set(editor.editAtom, { key, patch }),
  save: (store: Store) => store.set(editor.saveAtom, { key }),
});

const time = { startsAt: '2027-03-01T10:00:00Z', timezone: 'Europe/Moscow' };
const link = 'zoom.example/1';
const kinds = {
  lecture: making(lectureEditor, endpoints.lecture.list, { name: 'Голос', description: 'Раз', tags: [] }),
  meditation: making(meditationEditor, endpoints.meditation.list, { name: 'Покой', goal: 'sleep' }),
  quiz: making(quizEditor, endpoints.quiz.list, { name: 'Проверка' }),
  consultation: making(consultationEditor, endpoints.consultation.list, { name: 'Разбор', durationMin: 45 }),
  webinar: making(webinarEditor, endpoints.webinar.list, { name: 'Эфир', durationMin: 60, link, ...time }),
  question: making(qaEditor, endpoints.qa.list, { question: 'Как дышать носом?' }),
  course: making(courseEditor, endpoints.course.list, { name: 'Курс дыхания' }),
  marathon: making(marathonEditor, endpoints.marathon.list, { name: 'Марафон дыхания', ...time }),
};

test.each(Object.entries(kinds))('every kind is made once: %s', async (_kind, { list, ...made }) => {
  const { line, open, listed } = await lossy();
  const { store } = await open(made.editorAtom);
  made.edit(store);
  line.isLost = true;
  await expect(made.save(store)).rejects.toMatchObject({ kind: 'network' });
  line.isLost = false;
  expect(await made.save(store)).toMatchObject({ status: 'saved' });
  expect(await listed(list)).toHaveLength(1);
  expect(line.creations).toBe(1);
});
