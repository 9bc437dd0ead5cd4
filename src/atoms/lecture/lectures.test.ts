import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from '#api/client.ts';
import { lectureKeys } from '#api/lecture/queries.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { endpoints } from '#api/endpoints.ts';
import { memoryDevice } from '#lib/device/memory-device.ts';
import type { Device } from '#lib/device/device.ts';
import { find } from '#platform/records/kinds.ts';
import { saveContent } from '#platform/records/saveContent.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { testPlatform, type TestPlatform } from '#platform/testing/platform.ts';
import { fetchAdapter } from '#tests/support/fetch-adapter.ts';
import { publishAtom, requestApprovalAtom, unpublishAtom } from '../publication/actions.ts';
import { logoutAtom } from '../session/logout.ts';
import { authAtom } from '../session/session.ts';
import { createAppStore, type Store } from '../store.ts';
import { toastAtom } from '../ui/toast.ts';
import {
  chooseDraftAtom,
  discardDraftAtom,
  editLectureAtom,
  lectureEditorAtom,
  lectureReadinessAtom,
  restoreDraftAtom,
  saveLectureAtom,
} from './editor.ts';
import { lectureListAtom, lecturePublicationAtom, lecturePublicationsAtom } from './lectures.ts';
import { createQueryClient } from '../queries.ts';
import type { LectureFields } from '#domain/lecture/fields.ts';

const original = client.defaults.adapter;
const stops: (() => void)[] = [];

let at: TestPlatform;
let requests: { path: string; body: unknown }[] = [];
let fail: ((path: string) => Response | null) | null = null;

beforeEach(async () => {
  at = await testPlatform({ scenario: empty });
  requests = [];
  fail = null;
  client.defaults.adapter = fetchAdapter(async (request) => {
    const path = new URL(request.url).pathname.replace('/api/v1/author/', '');
    const isJson = request.headers.get('content-type') === 'application/json';
    requests.push({ path, body: isJson ? await request.clone().json() : null });
    return fail?.(path) ?? at.platform.fetch(request);
  });
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  client.defaults.adapter = original;
  vi.restoreAllMocks();
});

/** A page of the console: its store on a device, whose earlier pages are gone and hold nothing. */
async function openPage(device: Device = memoryDevice()): Promise<Store> {
  const alone = { ...device, hold: memoryDevice().hold };
  const store = createAppStore(createQueryClient({ retry: false, staleTime: 60_000 }), alone);
  stops.push(store.sub(authAtom, () => undefined));
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  return store;
}

/** Opens an editor and waits until it is ready. */
async function openEditor(store: Store, key: string) {
  const close = store.sub(lectureEditorAtom(key), () => undefined);
  stops.push(close);
  const editor = () => store.get(lectureEditorAtom(key));
  await vi.waitFor(() => expect(editor().status).toBe('ready'));
  return {
    editor,
    close,
    edit: (patch: Partial<LectureFields>) => store.set(editLectureAtom, { key, patch }),
  };
}

const createLecture = (name: string) => at.ask<Lecture>(endpoints.lecture.create, { body: { name } });
const onPlatform = (id: string) => at.ask<Lecture>(endpoints.lecture.get, { params: { id } });
const changeElsewhere = (id: string, patch: Record<string, unknown>) =>
  at.ask<Lecture>(endpoints.lecture.update, { params: { id }, body: { id, ...patch } });
const sent = (path: string) => requests.filter((request) => request.path === path);
const broken = () => Response.json({ error: 'broken' }, { status: 500 });

test('a new lecture: nothing of it is refused before it is typed, and a save without a name says so', async () => {
  const store = await openPage();
  const { editor, edit } = await openEditor(store, 'new');
  expect(editor()).toMatchObject({ id: null, dirty: false, problems: {}, offer: null, savedAt: null });
  expect(await store.set(saveLectureAtom, { key: 'new' })).toEqual({
    status: 'invalid',
    problems: { name: 'Заполните это поле' },
  });
  expect(editor().problems).toEqual({ name: 'Заполните это поле' });
  edit({ name: 'Го' });
  expect(editor()).toMatchObject({ problems: {}, dirty: true, changed: ['name'] });
  expect(await store.set(saveLectureAtom, { key: 'new' })).toMatchObject({
    status: 'invalid',
    problems: { name: 'Не короче 3 знаков' },
  });
  expect(sent('lecture/create')).toEqual([]);
});

test('a save creates the lecture with its price, and the editor goes on with it', async () => {
  const store = await openPage();
  const { editor, edit } = await openEditor(store, 'new');
  edit({ name: '  Голос и диафрагма ' });
  edit({ description: 'О дыхании', costKopecks: 149_000 });
  const saving = store.set(saveLectureAtom, { key: 'new' });
  expect(editor().saving).toBe(true);
  const result = await saving;
  expect(result.status).toBe('saved');
  const { id } = result.status === 'saved' ? result : { id: '' };
  expect(await onPlatform(id)).toMatchObject({ name: 'Голос и диафрагма', description: 'О дыхании' });
  await vi.waitFor(() =>
    expect(editor()).toMatchObject({
      id,
      saving: false,
      dirty: false,
      fields: { name: 'Голос и диафрагма', costKopecks: 149_000 },
      publication: { contentId: id, status: 'draft' },
    }),
  );
  expect(store.get(toastAtom).shown).toBe(false);
});

test('the next new lecture begins empty', async () => {
  const store = await openPage();
  const first = await openEditor(store, 'new');
  first.edit({ name: 'Голос' });
  await store.set(saveLectureAtom, { key: 'new' });
  first.close();
  const second = await openEditor(store, 'new');
  expect(second.editor()).toMatchObject({ id: null, dirty: false, fields: { name: '' } });
});

test('pressing save twice creates one lecture', async () => {
  const store = await openPage();
  const { edit } = await openEditor(store, 'new');
  edit({ name: 'Голос' });
  const [one, two] = await Promise.all([
    store.set(saveLectureAtom, { key: 'new' }),
    store.set(saveLectureAtom, { key: 'new' }),
  ]);
  expect(one).toEqual(two);
  expect(sent('lecture/create')).toHaveLength(1);
});

test('when the price could not be saved, the next save goes on with the created lecture', async () => {
  const store = await openPage();
  const { editor, edit } = await openEditor(store, 'new');
  edit({ name: 'Голос', costKopecks: 149_000 });
  fail = (path) => (path === 'publication/create' ? broken() : null);
  await expect(store.set(saveLectureAtom, { key: 'new' })).rejects.toMatchObject({ status: 500 });
  expect(store.get(toastAtom)).toMatchObject({ title: 'Ошибка', kind: 'error' });
  await vi.waitFor(() => expect(editor()).toMatchObject({ status: 'ready', dirty: true, saving: false }));
  expect(editor()).toMatchObject({ changed: ['costKopecks'], fields: { name: 'Голос' } });

  fail = null;
  expect(await store.set(saveLectureAtom, { key: 'new' })).toEqual({ status: 'saved', id: editor().id });
  expect(sent('lecture/create')).toHaveLength(1);
  await vi.waitFor(() =>
    expect(editor()).toMatchObject({ dirty: false, publication: { costKopecks: 149_000 } }),
  );
});

test('the created id survives a reload, so that nothing is created twice', async () => {
  const device = memoryDevice();
  const store = await openPage(device);
  const first = await openEditor(store, 'new');
  first.edit({ name: 'Голос', costKopecks: 149_000 });
  fail = (path) => (path === 'publication/create' ? broken() : null);
  await expect(store.set(saveLectureAtom, { key: 'new' })).rejects.toMatchObject({ status: 500 });
  first.close();
  fail = null;

  const later = await openPage(device);
  const { editor } = await openEditor(later, 'new');
  await vi.waitFor(() => expect(editor().offer).not.toBeNull());
  later.set(restoreDraftAtom, 'new');
  await vi.waitFor(() => expect(editor()).toMatchObject({ status: 'ready', changed: ['costKopecks'] }));
  expect((await later.set(saveLectureAtom, { key: 'new' })).status).toBe('saved');
  expect(sent('lecture/create')).toHaveLength(1);
});

test('a publication that was created while its answer was lost gets the price', async () => {
  const store = await openPage();
  const { editor, edit } = await openEditor(store, 'new');
  edit({ name: 'Голос', costKopecks: 149_000 });
  let lost = false;
  client.defaults.adapter = fetchAdapter(async (request) => {
    const response = await at.platform.fetch(request);
    if (lost || !request.url.endsWith('publication/create')) return response;
    lost = true;
    throw new TypeError('lost');
  });
  await expect(store.set(saveLectureAtom, { key: 'new' })).rejects.toMatchObject({ kind: 'network' });
  expect((await store.set(saveLectureAtom, { key: 'new' })).status).toBe('saved');
  await vi.waitFor(() => expect(editor().publication).toMatchObject({ costKopecks: 149_000 }));
});

test('a failed creation is told in the words of the specification', async () => {
  const store = await openPage();
  const { editor, edit } = await openEditor(store, 'new');
  edit({ name: 'Голос' });
  fail = (path) => (path === 'lecture/create' ? broken() : null);
  await expect(store.set(saveLectureAtom, { key: 'new' })).rejects.toMatchObject({ status: 500 });
  expect(store.get(toastAtom)).toMatchObject({ title: 'Ошибка', description: 'Ошибка при создании лекции' });
  expect(editor()).toMatchObject({ saving: false, dirty: true, fields: { name: 'Голос' } });
});

test('an update sends only what changed, and the fields that nobody here knows as they came', async () => {
  const { id } = await createLecture('Голос');
  // A newer platform knows more of it.
  await at.store.of(demoAccount.id).change(async (tx) => {
    const doc = await find(tx, 'lecture', id);
    if (doc !== null) await saveContent(tx, 'lecture', { ...doc, mood: 'calm', description: 'Раз' });
  });
  const store = await openPage();
  const { editor, edit } = await openEditor(store, id);
  edit({ description: 'Два' });
  expect(await store.set(saveLectureAtom, { key: id })).toEqual({ status: 'saved', id });
  const [update] = requests.filter(({ path, body }) => path === `lecture/${id}` && body !== null);
  expect(update?.body).toEqual({ id, description: 'Два', mood: 'calm' });
  await vi.waitFor(() => expect(editor()).toMatchObject({ dirty: false, fields: { description: 'Два' } }));
});

test('a failed update is told, and nothing of it is lost', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { id } = await createLecture('Голос');
  const store = await openPage();
  const { editor, edit } = await openEditor(store, id);
  edit({ name: 'Голос и диафрагма' });
  fail = (path) => (path === `lecture/${id}` && requests.at(-1)?.body ? broken() : null);
  await expect(store.set(saveLectureAtom, { key: id })).rejects.toMatchObject({ status: 500 });
  expect(store.get(toastAtom).description).toBe('Не удалось обновить лекцию');
  expect(editor()).toMatchObject({ saving: false, fields: { name: 'Голос и диафрагма' } });
});

test('problems that the platform names stand by their fields', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { id } = await createLecture('Голос');
  const store = await openPage();
  const { editor, edit } = await openEditor(store, id);
  edit({ tags: ['no-such-tag'] });
  await expect(store.set(saveLectureAtom, { key: id })).rejects.toMatchObject({ status: 400 });
  expect(editor().problems).toMatchObject({ tags: 'Одного из тегов больше нет' });
});

test('what both sides changed is a conflict, and nothing is sent', async () => {
  const { id } = await createLecture('Голос');
  const store = await openPage();
  const { editor, edit } = await openEditor(store, id);
  edit({ name: 'Моё имя', description: 'Моё описание' });
  await changeElsewhere(id, { name: 'Чужое имя', level: 'expert' });
  expect(await store.set(saveLectureAtom, { key: id })).toEqual({
    status: 'conflict',
    conflicts: [{ field: 'name', base: 'Голос', mine: 'Моё имя', theirs: 'Чужое имя', both: true }],
  });
  expect(await onPlatform(id)).toMatchObject({ name: 'Чужое имя' });
  await vi.waitFor(() => expect(editor().fields.level).toBe('expert'));

  // Without a choice it stays a conflict.
  expect((await store.set(saveLectureAtom, { key: id })).status).toBe('conflict');
  const chosen = await store.set(saveLectureAtom, { key: id, resolved: { name: 'Чужое имя' } });
  expect(chosen.status).toBe('saved');
  expect(await onPlatform(id)).toMatchObject({
    name: 'Чужое имя',
    description: 'Моё описание',
    level: 'expert',
  });
});

test('a choice for the own side wins, unless it changed once more meanwhile', async () => {
  const { id } = await createLecture('Голос');
  const store = await openPage();
  const { edit } = await openEditor(store, id);
  edit({ name: 'Моё имя' });
  await changeElsewhere(id, { name: 'Чужое имя' });
  expect((await store.set(saveLectureAtom, { key: id })).status).toBe('conflict');
  await changeElsewhere(id, { name: 'Чужое имя снова' });
  const second = await store.set(saveLectureAtom, { key: id, resolved: { name: 'Моё имя' } });
  expect(second).toMatchObject({ status: 'conflict', conflicts: [{ theirs: 'Чужое имя снова' }] });
  expect((await store.set(saveLectureAtom, { key: id, resolved: { name: 'Моё имя' } })).status).toBe('saved');
  expect(await onPlatform(id)).toMatchObject({ name: 'Моё имя' });
});

test('the same change on both sides is no conflict', async () => {
  const { id } = await createLecture('Голос');
  const store = await openPage();
  const { editor, edit } = await openEditor(store, id);
  edit({ name: 'Одно имя' });
  await changeElsewhere(id, { name: 'Одно имя' });
  expect((await store.set(saveLectureAtom, { key: id })).status).toBe('saved');
  await vi.waitFor(() => expect(editor().dirty).toBe(false));
});

test('edits that come back to the platform’s copy are no edits; without edits nothing is sent', async () => {
  const { id } = await createLecture('Голос');
  const store = await openPage();
  const { editor, edit } = await openEditor(store, id);
  edit({ name: 'Иначе' });
  edit({ name: 'Голос' });
  expect(editor()).toMatchObject({ dirty: false, changed: [] });
  requests = [];
  expect(await store.set(saveLectureAtom, { key: id })).toEqual({ status: 'unchanged', id });
  expect(requests).toEqual([]);
});

test('what is typed while a save runs stays for the next one', async () => {
  const { id } = await createLecture('Голос');
  const store = await openPage();
  const { editor, edit } = await openEditor(store, id);
  edit({ name: 'Первое имя' });
  fail = (path) => {
    if (path === `lecture/${id}` && requests.at(-1)?.body) {
      fail = null;
      edit({ name: 'Второе имя', description: 'Позже' });
    }
    return null;
  };
  expect((await store.set(saveLectureAtom, { key: id })).status).toBe('saved');
  expect(await onPlatform(id)).toMatchObject({ name: 'Первое имя' });
  expect(editor()).toMatchObject({ dirty: true, fields: { name: 'Второе имя', description: 'Позже' } });
  expect((await store.set(saveLectureAtom, { key: id })).status).toBe('saved');
  expect(await onPlatform(id)).toMatchObject({ name: 'Второе имя', description: 'Позже' });
});

test('what is typed while a new lecture is created goes on under its id', async () => {
  const store = await openPage();
  const { edit } = await openEditor(store, 'new');
  edit({ name: 'Голос' });
  fail = (path) => {
    if (path === 'lecture/create') edit({ description: 'Позже' });
    return null;
  };
  const result = await store.set(saveLectureAtom, { key: 'new' });
  const id = result.status === 'saved' ? result.id : '';
  const { editor } = await openEditor(store, id);
  expect(editor()).toMatchObject({ changed: ['description'], fields: { description: 'Позже' } });
});

test.each([
  [{ costKopecks: 50 }, { costKopecks: 'От 1\u00A0₽ или 0, если бесплатно' }],
  [{ costKopecks: 1000, oldCostKopecks: 900 }, { oldCostKopecks: 'Цена до скидки должна быть выше новой' }],
  [{ oldCostKopecks: 900 }, { costKopecks: 'Заполните это поле' }],
])('a price of %j is refused by its field', async (patch, problems) => {
  const store = await openPage();
  const { edit } = await openEditor(store, 'new');
  edit({ name: 'Голос', ...patch });
  expect(await store.set(saveLectureAtom, { key: 'new' })).toEqual({ status: 'invalid', problems });
});

test('the draft is kept on the device and offered back after a reload', async () => {
  const { id } = await createLecture('Голос');
  const device = memoryDevice();
  const store = await openPage(device);
  const first = await openEditor(store, id);
  first.edit({ name: 'Голос и диафрагма', description: 'Моё' });
  first.close();
  await vi.waitFor(async () => expect(await device.keys('draft/')).toHaveLength(1));
  await changeElsewhere(id, { description: 'Чужое' });

  const later = await openPage(device);
  const { editor } = await openEditor(later, id);
  expect(editor()).toMatchObject({
    dirty: false,
    fields: { name: 'Голос', description: 'Чужое' },
    offer: {
      differences: [
        { field: 'name', mine: 'Голос и диафрагма', theirs: 'Голос', both: false },
        { field: 'description', base: '', mine: 'Моё', theirs: 'Чужое', both: true },
      ],
      fields: { name: 'Голос и диафрагма', description: 'Моё' },
    },
  });
  later.set(restoreDraftAtom, id);
  expect(editor()).toMatchObject({ offer: null, changed: ['name', 'description'] });
  expect((await later.set(saveLectureAtom, { key: id })).status).toBe('conflict');
});

test('an edit beside the offer loses neither', async () => {
  const { id } = await createLecture('Голос');
  const device = memoryDevice();
  const first = await openEditor(await openPage(device), id);
  first.edit({ name: 'Из прошлого раза' });
  first.close();
  await vi.waitFor(async () => expect(await device.keys('draft/')).toHaveLength(1));

  const second = await openEditor(await openPage(device), id);
  second.edit({ description: 'Из этого раза' });
  expect(second.editor()).toMatchObject({ fields: { name: 'Голос', description: 'Из этого раза' } });
  expect(second.editor().offer).not.toBeNull();
  second.close();

  const third = await openPage(device);
  const { editor } = await openEditor(third, id);
  await vi.waitFor(() => expect(editor().offer?.differences).toHaveLength(2));
  third.set(restoreDraftAtom, id);
  expect(editor().fields).toMatchObject({ name: 'Из прошлого раза', description: 'Из этого раза' });
});

test('an offer that is let go is gone from the device; one that was chosen from is a draft without conflicts', async () => {
  const { id } = await createLecture('Голос');
  const device = memoryDevice();
  const first = await openEditor(await openPage(device), id);
  first.edit({ name: 'Моё имя', description: 'Моё' });
  first.close();
  await vi.waitFor(async () => expect(await device.keys('draft/')).toHaveLength(1));
  await changeElsewhere(id, { name: 'Чужое имя', description: 'Чужое' });

  const store = await openPage(device);
  const { editor } = await openEditor(store, id);
  store.set(chooseDraftAtom, { key: id, fields: { name: 'Моё имя' } });
  expect(editor()).toMatchObject({ offer: null, changed: ['name'], fields: { description: 'Чужое' } });
  expect((await store.set(saveLectureAtom, { key: id })).status).toBe('saved');
  await vi.waitFor(async () => expect(await device.keys('draft/')).toEqual([]));

  editor();
  store.set(editLectureAtom, { key: id, patch: { name: 'Ещё имя' } });
  store.set(discardDraftAtom, id);
  expect(editor()).toMatchObject({ dirty: false, fields: { name: 'Моё имя' } });
});

test('drafts of an author are not shown to another one', async () => {
  const device = memoryDevice();
  const store = await openPage(device);
  const { edit } = await openEditor(store, 'new');
  edit({ name: 'Тайна' });
  await store.set(logoutAtom);
  await vi.waitFor(async () => expect(await device.keys('draft/')).toHaveLength(1));
  const [key] = await device.keys('draft/');
  expect(key).toMatch(/^draft\/[^/]+\/lecture\/new$/);
  expect(store.get(queryClientAtom).getQueryData(lectureKeys.item('new'))).toBeUndefined();
});

test('a device that keeps nonsense, or nothing at all, does not keep the author from working', async () => {
  const device = memoryDevice();
  const store = await openPage(device);
  const author = store.get(authAtom);
  const id = author.status === 'author' ? author.author.id : '';
  await device.set(`draft/${id}/lecture/new`, { draft: { fields: { name: 5 } } });
  const { editor, edit } = await openEditor(store, 'new');
  expect(editor()).toMatchObject({ offer: null, fields: { name: '' } });
  edit({ name: 'Голос' });
  expect(editor().fields.name).toBe('Голос');

  const refusing = { ...memoryDevice(), get: () => Promise.reject(new Error('no access')) };
  const other = await openEditor(await openPage(refusing), 'new');
  expect(other.editor().status).toBe('ready');
});

test('a lecture that is not there says so in the words of the specification', async () => {
  const store = await openPage();
  stops.push(store.sub(lectureEditorAtom('77'), () => undefined));
  await vi.waitFor(() => expect(store.get(lectureEditorAtom('77')).status).toBe('notFound'));
  expect(store.get(toastAtom)).toMatchObject({ title: 'Ошибка', description: 'Лекция 77 не найдена' });
});

test('a price that cannot be read keeps the editor closed rather than blank', async () => {
  const { id } = await createLecture('Голос');
  fail = (path) => (path === 'publication/list' ? broken() : null);
  const store = await openPage();
  stops.push(store.sub(lectureEditorAtom(id), () => undefined));
  const editor = () => store.get(lectureEditorAtom(id));
  await vi.waitFor(() => expect(editor().status).toBe('failed'));
  fail = null;
  editor().retry();
  await vi.waitFor(() => expect(editor().status).toBe('ready'));
});

test('the checklist follows what the form shows', async () => {
  const store = await openPage();
  const { edit } = await openEditor(store, 'new');
  const done = () =>
    store
      .get(lectureReadinessAtom('new'))
      .filter((line) => line.done)
      .map((line) => line.id);
  stops.push(store.sub(lectureReadinessAtom('new'), () => undefined));
  expect(done()).toEqual([]);
  edit({ description: 'О'.repeat(200), language: 'ru', costKopecks: 0 });
  expect(done()).toEqual(['description', 'price', 'language']);
});

/** A lecture of the platform with a price, shown in a list. */
async function listedLecture() {
  const { id } = await createLecture('Голос');
  const { id: publicationId } = await at.ask<{ id: string }>(endpoints.publication.create, {
    body: { contentType: 'lecture', contentId: id, costKopecks: 0 },
  });
  const store = await openPage();
  const params = { limit: 24 };
  stops.push(store.sub(lectureListAtom(params), () => undefined));
  stops.push(store.sub(lecturePublicationsAtom(params), () => undefined));
  stops.push(store.sub(lecturePublicationAtom(id), () => undefined));
  await vi.waitFor(() => expect(store.get(lecturePublicationsAtom(params)).size).toBe(1));
  await vi.waitFor(() => expect(store.get(lecturePublicationAtom(id)).status).toBe('ready'));
  const status = () => store.get(lecturePublicationsAtom(params)).get(id)?.status;
  return { id, publicationId, store, status };
}

test('the publications of a page come in one call, and follow what is done with them', async () => {
  const { id, publicationId, store, status } = await listedLecture();
  expect(sent('publication/list').at(-1)?.body).toEqual({
    filter: { contentType: 'lecture', contentId: [id] },
    limit: 100,
  });
  expect(status()).toBe('draft');
  expect(await store.set(requestApprovalAtom, publicationId)).toMatchObject({ status: 'pending' });
  await vi.waitFor(() => expect(status()).toBe('pending'));
  expect(store.get(lecturePublicationAtom(id)).item?.status).toBe('pending');
});

test('a refused action is told and thrown, and the publication is read again', async () => {
  const { publicationId, store, status } = await listedLecture();
  await expect(store.set(publishAtom, publicationId)).rejects.toMatchObject({ status: 422 });
  expect(store.get(toastAtom)).toMatchObject({
    title: 'Ошибка',
    description: 'Не\u00A0удалось опубликовать',
  });
  await expect(store.set(unpublishAtom, publicationId)).rejects.toMatchObject({ status: 422 });
  expect(status()).toBe('draft');
});

test('two tabs and the platform change one lecture: every change is merged, or chosen by the author', async () => {
  const { id } = await createLecture('Голос');
  const [one, two] = await Promise.all([openPage(), openPage()]);
  const first = await openEditor(one, id);
  const second = await openEditor(two, id);
  await vi.waitFor(() => expect([first.editor().otherTabs, second.editor().otherTabs]).toEqual([1, 1]));
  first.edit({ name: 'Из первой', description: 'Из первой' });
  second.edit({ name: 'Из второй', language: 'ru' });
  await changeElsewhere(id, { level: 'expert' });

  expect((await one.set(saveLectureAtom, { key: id })).status).toBe('saved');
  // The other tab hears of it at once, and keeps its own edits over what is new.
  await vi.waitFor(() =>
    expect(second.editor()).toMatchObject({
      server: { name: 'Из первой', level: 'expert' },
      fields: { name: 'Из второй', description: 'Из первой', language: 'ru' },
    }),
  );
  expect(await two.set(saveLectureAtom, { key: id })).toMatchObject({
    status: 'conflict',
    conflicts: [{ field: 'name', mine: 'Из второй', theirs: 'Из первой' }],
  });
  const resolved = { name: 'Из второй' };
  expect((await two.set(saveLectureAtom, { key: id, resolved })).status).toBe('saved');
  expect(await onPlatform(id)).toMatchObject({
    name: 'Из второй',
    description: 'Из первой',
    level: 'expert',
    language: 'ru',
  });
});

test('a version that is put together keeps what was typed beside the offer', async () => {
  const { id } = await createLecture('Голос');
  const device = memoryDevice();
  const first = await openEditor(await openPage(device), id);
  first.edit({ name: 'Из прошлого раза', description: 'Из прошлого раза' });
  first.close();
  await vi.waitFor(async () => expect(await device.keys('draft/')).toHaveLength(1));
  const store = await openPage(device);
  const { editor, edit } = await openEditor(store, id);
  edit({ language: 'ru' });
  store.set(chooseDraftAtom, { key: id, fields: { name: 'Из прошлого раза' } });
  expect(editor()).toMatchObject({
    offer: null,
    fields: { name: 'Из прошлого раза', description: '', language: 'ru' },
  });
});
