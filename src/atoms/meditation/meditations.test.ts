import { afterEach, expect, test, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Meditation } from '#domain/meditation/schema.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { publishAtom, requestApprovalAtom } from '../publication/actions.ts';
import { authAtom } from '../session/session.ts';
import { toastAtom } from '../ui/toast.ts';
import { meditationEditor, meditationReadinessAtom } from './editor.ts';
import {
  createMeditationAtom,
  meditationAtom,
  meditationCountAtom,
  meditationListAtom,
  meditationPublicationAtom,
  meditationPublicationsAtom,
  refreshMeditationAtom,
  updateMeditationAtom,
} from './meditations.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

/** A console with one meditation in its list. */
async function open() {
  const page = await openPlatformConsole([authAtom]);
  const { store, at } = page;
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  const make = (name: string) => at.ask<Meditation>(endpoints.meditation.create, { body: { name } });
  const made = await make('Сканирование тела');
  stops.push(store.sub(meditationListAtom({}), () => undefined));
  const list = () => store.get(meditationListAtom({}));
  await vi.waitFor(() => expect(list()).toMatchObject({ status: 'ready', refreshing: false }));
  const ids = () => list().items.map(({ id }) => id);
  return { ...page, made, make, list, ids };
}

test('one is taken from the list before the platform is asked, and what only the platform has is added', async () => {
  const { store, made, make, ids, calls } = await open();
  calls.length = 0;
  stops.push(store.sub(meditationAtom(made.id), () => undefined));
  expect(store.get(meditationAtom(made.id)).item).toMatchObject({ name: 'Сканирование тела' });
  expect(calls).toEqual([]);
  const other = await make('Тихий вдох');
  stops.push(store.sub(meditationAtom(other.id), () => undefined));
  await vi.waitFor(() => expect(store.get(meditationAtom(other.id)).status).toBe('ready'));
  expect(calls.map(({ path }) => path)).toEqual([`meditation/${other.id}`]);
  await vi.waitFor(() => expect(ids()).toEqual([made.id, other.id]));
});

test('one that is not there is told of as a lecture, with its id', async () => {
  const { store } = await open();
  stops.push(store.sub(meditationAtom('77'), () => undefined));
  await vi.waitFor(() => expect(store.get(meditationAtom('77')).status).toBe('notFound'));
  expect(store.get(toastAtom)).toMatchObject({ title: 'Ошибка', description: 'Лекция 77 не найдена' });
});

test('a new one stands first and counts; a creation that fails says so', async () => {
  const { store, list, instead, told } = await open();
  stops.push(store.sub(meditationCountAtom({}), () => undefined));
  await store.set(createMeditationAtom, { name: 'Утренний круг', goal: 'morning' });
  expect(list().items[0]).toMatchObject({ name: 'Утренний круг', goal: 'morning' });
  await vi.waitFor(() => expect(store.get(meditationCountAtom({}))).toBe(2));
  instead.answer = ({ path }) => (path === 'meditation/create' ? refuse(500) : null);
  await expect(store.set(createMeditationAtom, { name: 'Ещё' })).rejects.toMatchObject({ status: 500 });
  expect(told()).toBe('Ошибка при создании медитации');
});

test('a truthy update is read again and replaces the entry', async () => {
  const { store, made, list, calls } = await open();
  calls.length = 0;
  const fresh = await store.set(updateMeditationAtom, { id: made.id, voice: 'female' });
  expect(fresh).toMatchObject({ voice: 'female' });
  expect(calls.slice(0, 2).map(({ method }) => method)).toEqual(['POST', 'GET']);
  await vi.waitFor(() => expect(list().items[0]).toMatchObject({ voice: 'female' }));
});

test('an update that fails, or whose re-fetch fails, is told, logged and thrown', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store, made, instead, told } = await open();
  const update = () => store.set(updateMeditationAtom, { id: made.id, voice: 'male' });
  for (const method of ['POST', 'GET']) {
    instead.answer = (call) =>
      call.path === `meditation/${made.id}` && call.method === method ? refuse(503) : null;
    await expect(update()).rejects.toMatchObject({ status: 503 });
    expect(told()).toBe('Не удалось обновить лекцию');
  }
  expect(logged).toHaveBeenCalledTimes(2);
  await expect(store.set(refreshMeditationAtom, made.id)).rejects.toMatchObject({ status: 503 });
  expect(told()).toBe('Не удалось обновить лекцию');
});

test('music without its rights is refused beside its field', async () => {
  const { store, made } = await open();
  const { editorAtom, editAtom, saveAtom } = meditationEditor;
  stops.push(store.sub(editorAtom(made.id), () => undefined));
  await vi.waitFor(() => expect(store.get(editorAtom(made.id)).status).toBe('ready'));
  store.set(editAtom, { key: made.id, patch: { hasMusic: true } });
  expect(await store.set(saveAtom, { key: made.id })).toMatchObject({ status: 'invalid' });
  expect(Object.keys(store.get(editorAtom(made.id)).problems)).toEqual(['musicRights']);
  store.set(editAtom, { key: made.id, patch: { musicRights: true } });
  expect(await store.set(saveAtom, { key: made.id })).toMatchObject({ status: 'saved' });
});

test('the draft is edited field by field and merged; saved, it is a meditation with its price', async () => {
  const { store } = await open();
  const { editorAtom, editAtom, saveAtom } = meditationEditor;
  stops.push(store.sub(editorAtom('new'), () => undefined));
  stops.push(store.sub(meditationReadinessAtom('new'), () => undefined));
  const editor = () => store.get(editorAtom('new'));
  await vi.waitFor(() => expect(editor().status).toBe('ready'));
  store.set(editAtom, { key: 'new', patch: { name: 'Лес после дождя', goal: 'sleep' } });
  store.set(editAtom, { key: 'new', patch: { goal: 'stress', costKopecks: 29_000 } });
  expect(editor()).toMatchObject({
    dirty: true,
    changed: ['name', 'costKopecks', 'goal'],
    fields: { name: 'Лес после дождя', goal: 'stress' },
  });
  const undone = () =>
    store
      .get(meditationReadinessAtom('new'))
      .filter(({ done }) => !done)
      .map(({ id }) => id);
  const advised = ['chapters', 'captions'];
  expect(undone()).toEqual(['media', 'cover', 'description', 'tags', 'language', ...advised]);
  const saved = await store.set(saveAtom, { key: 'new' });
  expect(saved.status).toBe('saved');
  await vi.waitFor(() =>
    expect(editor()).toMatchObject({ dirty: false, publication: { costKopecks: 29_000, status: 'draft' } }),
  );
});

test('the publications of a page come in one call; a refused action is read again', async () => {
  const { store, at, made, calls } = await open();
  const { id } = await at.ask<{ id: string }>(endpoints.publication.create, {
    body: { contentType: 'meditation', contentId: made.id },
  });
  stops.push(store.sub(meditationPublicationsAtom({}), () => undefined));
  stops.push(store.sub(meditationAtom(made.id), () => undefined));
  stops.push(store.sub(meditationPublicationAtom(made.id), () => undefined));
  const status = () => store.get(meditationPublicationsAtom({})).get(made.id)?.status;
  await vi.waitFor(() => expect(status()).toBe('draft'));
  expect(calls.findLast(({ path }) => path === 'publication/list')?.body).toEqual({
    filter: { contentType: 'meditation', contentId: [made.id] },
    limit: 100,
  });
  await store.set(requestApprovalAtom, id);
  await vi.waitFor(() => expect(store.get(meditationPublicationAtom(made.id)).item?.status).toBe('pending'));
  await expect(store.set(publishAtom, id)).rejects.toMatchObject({ status: 422 });
  expect(status()).toBe('pending');
});
