import { afterEach, expect, test, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Marathon } from '#domain/marathon/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { seedStatus } from '#platform/testing/seed.ts';
import { browserTimers } from '#tests/support/browserTimers.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { marathonAtom } from '../marathon/marathons.ts';
import { toastAtom } from '../ui/toast.ts';
import {
  createPublicationAtom,
  editCostAtom,
  publicationBusyAtom,
  publishAtom,
  refreshPublicationAtom,
  requestApprovalAtom,
  rereadPublicationAtom,
  unpublishAtom,
} from './actions.ts';
import { publicationAtom, publicationCountAtom, publicationListAtom } from './publications.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A console with the publication of one lecture in its list. */
async function open() {
  const page = await openPlatformConsole();
  const { store, at } = page;
  const lecture = await at.ask<{ id: string }>(endpoints.lecture.create, { body: { name: 'Голос' } });
  const made = await at.ask<Publication>(endpoints.publication.create, {
    body: { contentType: 'lecture', contentId: lecture.id, costKopecks: 99_000 },
  });
  stops.push(store.sub(publicationListAtom({}), () => undefined));
  const list = () => store.get(publicationListAtom({}));
  await vi.waitFor(() => expect(list()).toMatchObject({ status: 'ready', refreshing: false }));
  const { id } = made;
  const inList = () => list().items.find((one) => one.id === id);
  return { ...page, made, id, list, inList, seed: (status: string) => seedStatus(at, id, status) };
}

test('a list that cannot be read says so', async () => {
  const { store, instead } = await openPlatformConsole();
  instead.answer = () => refuse(500);
  stops.push(store.sub(publicationListAtom({}), () => undefined));
  await vi.waitFor(() => expect(store.get(publicationListAtom({})).status).toBe('failed'));
  expect(store.get(toastAtom)).toMatchObject({
    title: 'Ошибка',
    description: 'Ошибка при получении списка публикаций',
  });
});

test('a publication that is not there says so with its id', async () => {
  const { store } = await openPlatformConsole();
  stops.push(store.sub(publicationAtom('77'), () => undefined));
  await vi.waitFor(() => expect(store.get(publicationAtom('77')).status).toBe('notFound'));
  expect(store.get(toastAtom).description).toBe('Публикация 77 не\u00A0найдена');
});

test('one of a loaded list is there at once', async () => {
  const { store, id, calls } = await open();
  calls.length = 0;
  stops.push(store.sub(publicationAtom(id), () => undefined));
  expect(store.get(publicationAtom(id))).toMatchObject({ status: 'ready', item: { costKopecks: 99_000 } });
  expect(calls).toEqual([]);
});

test.each([
  ['requestApproval', 'draft', 'pending', requestApprovalAtom],
  ['publish', 'approved', 'published', publishAtom],
  ['unpublish', 'published', 'unpublished', unpublishAtom],
] as const)('%s is followed by a re-fetch, which every copy takes', async (action, from, to, intent) => {
  const { store, id, seed, list, inList, calls } = await open();
  await seed(from);
  stops.push(store.sub(publicationAtom(id), () => undefined));
  stops.push(store.sub(publicationCountAtom({ filter: { status: to } }), () => undefined));
  await vi.waitFor(() => expect(list().refreshing).toBe(false));
  calls.length = 0;
  const going = store.set(intent, id);
  expect(store.get(publicationBusyAtom(id))).toBe(action);
  expect(await going).toMatchObject({ id, status: to });
  expect(store.get(publicationBusyAtom(id))).toBeNull();
  const own = calls.filter(({ path }) => path.startsWith(`publication/${id}`));
  expect(own.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST publication/${id}/${action}`,
    `GET publication/${id}`,
  ]);
  expect(inList()?.status).toBe(to);
  expect(store.get(publicationAtom(id)).item?.status).toBe(to);
  await vi.waitFor(() => expect(store.get(publicationCountAtom({ filter: { status: to } }))).toBe(1));
});

test.each([
  ['requestApproval', 'draft', 'pending', requestApprovalAtom],
  ['publish', 'approved', 'published', publishAtom],
  ['unpublish', 'published', 'unpublished', unpublishAtom],
] as const)('%s whose answer was lost is done once it is asked for again', async (_, from, to, intent) => {
  const { store, at, id, seed, inList, instead, told } = await open();
  await seed(from);
  instead.answer = async (_call, request) => {
    await at.platform.fetch(request);
    return refuse(502);
  };
  await expect(store.set(intent, id)).rejects.toMatchObject({ status: 502 });
  told();
  instead.answer = null;
  expect(await store.set(intent, id)).toMatchObject({ id, status: to });
  expect(inList()?.status).toBe(to);
  expect(store.get(toastAtom).shown).toBe(false);
});

test('an edit of the price and of who sees it is followed by a re-fetch', async () => {
  const { store, id, inList } = await open();
  await store.set(editCostAtom, { id, terms: { costKopecks: 49_000, visibility: 'link' } });
  expect(inList()).toMatchObject({ costKopecks: 49_000, visibility: 'link' });
});

test.each([
  ['requestApproval', requestApprovalAtom, 'Не\u00A0удалось отправить публикацию на\u00A0проверку'],
  ['publish', publishAtom, 'Не\u00A0удалось опубликовать'],
  ['unpublish', unpublishAtom, 'Не\u00A0удалось снять с\u00A0публикации'],
] as const)('%s that fails is told and thrown, and its flag goes down', async (_, intent, text) => {
  const { store, id, instead, told } = await open();
  instead.answer = () => refuse(500);
  await expect(store.set(intent, id)).rejects.toMatchObject({ status: 500 });
  expect(told()).toBe(text);
  expect(store.get(publicationBusyAtom(id))).toBeNull();
  instead.answer = () => refuse(401);
  await expect(store.set(intent, id)).rejects.toMatchObject({ status: 401 });
  expect(store.get(toastAtom).shown).toBe(false);
});

test('a price that could not be changed, or read before it, is told once', async () => {
  const { store, id, instead, told } = await open();
  instead.answer = () => refuse(500);
  await expect(store.set(editCostAtom, { id, terms: { costKopecks: 0 } })).rejects.toMatchObject({
    status: 500,
  });
  expect(told()).toBe('Не\u00A0удалось изменить цену публикации');
  await expect(store.set(rereadPublicationAtom, id)).rejects.toMatchObject({ status: 500 });
  expect(told()).toBe('Не\u00A0удалось изменить цену публикации');
  expect(store.get(toastAtom).shown).toBe(false);
});

test('a re-fetch that fails is a failure of the action', async () => {
  const { store, id, instead, told } = await open();
  instead.answer = ({ method }) => (method === 'GET' ? refuse(500) : null);
  await expect(store.set(requestApprovalAtom, id)).rejects.toMatchObject({ status: 500 });
  expect(told()).toBe('Не\u00A0удалось отправить публикацию на\u00A0проверку');
});

test('a refused move is read again: it may have moved meanwhile', async () => {
  const { store, id, seed, inList } = await open();
  await seed('archived');
  await expect(store.set(publishAtom, id)).rejects.toMatchObject({ status: 422 });
  await vi.waitFor(() => expect(inList()?.status).toBe('archived'));
});

test('a content that has a publication already gets the price on that one', async () => {
  const { store, made, inList } = await open();
  const { contentId } = made;
  const again = { contentType: 'lecture', contentId, costKopecks: 10_000 } as const;
  expect(await store.set(createPublicationAtom, again)).toMatchObject({ id: made.id, costKopecks: 10_000 });
  expect(inList()).toMatchObject({ costKopecks: 10_000 });
});

test('a publication that could not be created says so', async () => {
  const { store, told } = await open();
  const content = { contentType: 'course', contentId: 'course-nobody' } as const;
  await expect(store.set(createPublicationAtom, content)).rejects.toMatchObject({ status: 404 });
  expect(told()).toBe('Не\u00A0удалось создать публикацию с\u00A0этой ценой');
});

test('a content that changes by being published is read again', async () => {
  const { store, at } = await open();
  const day = (ahead: number) => new Date(at.clock.now + ahead * 24 * 60 * 60 * 1000).toISOString();
  const body = { name: 'Утро', startsAt: day(30), endsAt: day(51), timezone: 'Europe/Moscow' };
  const { id: contentId } = await at.ask<Marathon>(endpoints.marathon.create, { body });
  const { id } = await store.set(createPublicationAtom, { contentType: 'marathon', contentId });
  await seedStatus(at, id, 'approved');
  stops.push(store.sub(marathonAtom(contentId), () => undefined));
  await vi.waitFor(() => expect(store.get(marathonAtom(contentId)).item?.status).toBe('draft'));
  await store.set(publishAtom, id);
  await vi.waitFor(() => expect(store.get(marathonAtom(contentId)).item?.status).not.toBe('draft'));
});

test('a list with one on review is asked for again until it is decided', async () => {
  browserTimers();
  const { store, id, inList, seed, calls } = await open();
  await store.set(requestApprovalAtom, id);
  await vi.waitFor(() => expect(inList()?.status).toBe('pending'));
  await seed('approved');
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitFor(() => expect(inList()?.status).toBe('approved'));
  calls.length = 0;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(calls).toEqual([]);
});

test('refreshing one that is not listed leaves the list as it is', async () => {
  const { store, at, list } = await open();
  const { id: contentId } = await at.ask<{ id: string }>(endpoints.course.create, { body: { name: 'Тело' } });
  const { id } = await at.ask<Publication>(endpoints.publication.create, {
    body: { contentType: 'course', contentId },
  });
  expect(await store.set(refreshPublicationAtom, id)).toMatchObject({ title: 'Тело' });
  await vi.waitFor(() => expect(list()).toMatchObject({ count: 2, refreshing: false }));
});
