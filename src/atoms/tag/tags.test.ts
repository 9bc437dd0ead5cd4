import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from '#api/client.ts';
import { endpoints } from '#api/endpoints.ts';
import { memoryDevice } from '#lib/device/memory-device.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { testPlatform, type TestPlatform } from '#platform/testing/platform.ts';
import { fetchAdapter } from '#tests/support/fetch-adapter.ts';
import { countriesAtom } from '../country/countries.ts';
import { createAppStore } from '../store.ts';
import { toastAtom } from '../ui/toast.ts';
import { createTagAtom, tagsAtom } from './tags.ts';
import { createQueryClient } from '../queries.ts';

const original = client.defaults.adapter;
const stops: (() => void)[] = [];
let at: TestPlatform;
let broken = false;

beforeEach(async () => {
  at = await testPlatform({ scenario: empty });
  broken = false;
  client.defaults.adapter = fetchAdapter((request) =>
    broken ? Promise.resolve(new Response('no', { status: 500 })) : at.platform.fetch(request),
  );
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  client.defaults.adapter = original;
});

const createOnPlatform = (name: string) => at.ask<{ id: string }>(endpoints.tag.create, { body: { name } });

function open() {
  const store = createAppStore(createQueryClient({ retry: false }), memoryDevice());
  stops.push(store.sub(tagsAtom, () => undefined));
  const names = () => store.get(tagsAtom).item?.map(({ name }) => name) ?? null;
  return { store, names };
}

test('all tags are read, however many pages they take', async () => {
  for (let i = 0; i < 130; i += 1) await createOnPlatform(`тег ${i}`);
  const { names } = open();
  await vi.waitFor(() => expect(names()).toHaveLength(130));
  expect(new Set(names()).size).toBe(130);
});

test('a list that cannot be read is told', async () => {
  broken = true;
  const { store } = open();
  await vi.waitFor(() => expect(store.get(tagsAtom).status).toBe('failed'));
  expect(store.get(toastAtom).description).toBe('Не\u00A0удалось получить список тегов');
});

test('a new tag joins the list', async () => {
  const { store, names } = open();
  await vi.waitFor(() => expect(names()).toEqual([]));
  expect(await store.set(createTagAtom, '  дыхание ')).toMatchObject({
    status: 'created',
    tag: { name: 'дыхание' },
  });
  await vi.waitFor(() => expect(names()).toEqual(['дыхание']));
});

test('a tag that is there, in whatever case, is answered rather than made again', async () => {
  const { id } = await createOnPlatform('Голос');
  const { store, names } = open();
  await vi.waitFor(() => expect(names()).toEqual(['Голос']));
  expect(await store.set(createTagAtom, 'голос')).toMatchObject({ status: 'exists', tag: { id } });

  const elsewhere = await createOnPlatform('Тёплый сон');
  expect(await store.set(createTagAtom, 'ТЕПЛЫЙ  СОН')).toMatchObject({
    status: 'exists',
    tag: { id: elsewhere.id },
  });
  expect(store.get(toastAtom).shown).toBe(false);
});

test('a name that is too short is refused; a failure is told and thrown', async () => {
  const { store, names } = open();
  await vi.waitFor(() => expect(names()).toEqual([]));
  expect(await store.set(createTagAtom, 'а')).toEqual({
    status: 'invalid',
    problems: { name: 'Не короче 2 знаков' },
  });
  broken = true;
  await expect(store.set(createTagAtom, 'голос')).rejects.toMatchObject({ status: 500 });
  await vi.waitFor(() =>
    expect(store.get(toastAtom).description).toBe('Не\u00A0удалось создать тег «голос»'),
  );
});

test('the countries are read', async () => {
  const { store } = open();
  stops.push(store.sub(countriesAtom, () => undefined));
  await vi.waitFor(() => expect(store.get(countriesAtom).status).toBe('ready'));
  expect(store.get(countriesAtom).item?.some(({ code }) => code === 'RU')).toBe(true);
});
