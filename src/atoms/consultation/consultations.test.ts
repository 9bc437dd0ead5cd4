import { afterEach, expect, test, vi } from 'vitest';
import type { Consultation } from '#domain/consultation/schema.ts';
import { endpoints } from '#api/endpoints.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { toastAtom } from '../ui/toast.ts';
import {
  consultationAtom,
  consultationCountAtom,
  consultationListAtom,
  createConsultationAtom,
  refreshConsultationAtom,
  updateConsultationAtom,
} from './consultations.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

/** A console with one consultation in its list. */
async function open() {
  const page = await openPlatformConsole();
  const { store, at } = page;
  const made = await at.ask<Consultation>(endpoints.consultation.create, { body: { name: 'Разбор' } });
  stops.push(store.sub(consultationListAtom({}), () => undefined));
  const list = () => store.get(consultationListAtom({}));
  await vi.waitFor(() => expect(list()).toMatchObject({ status: 'ready', refreshing: false }));
  return { ...page, made, list, toast: () => store.get(toastAtom) };
}

test('a list that cannot be read says so in the words of the specification', async () => {
  const { store, instead } = await openPlatformConsole();
  instead.answer = () => refuse(500);
  stops.push(store.sub(consultationListAtom({}), () => undefined));
  await vi.waitFor(() => expect(store.get(consultationListAtom({})).status).toBe('failed'));
  expect(store.get(toastAtom)).toMatchObject({
    title: 'Ошибка',
    description: 'Ошибка при получении списка публикаций',
  });
});

test('one is taken from the list before the platform is asked, and what only the platform has is added', async () => {
  const { store, at, made, list, calls } = await open();
  calls.length = 0;
  stops.push(store.sub(consultationAtom(made.id), () => undefined));
  expect(store.get(consultationAtom(made.id)).item).toMatchObject({ name: 'Разбор' });
  expect(calls).toEqual([]);
  const other = await at.ask<Consultation>(endpoints.consultation.create, { body: { name: 'Встреча' } });
  stops.push(store.sub(consultationAtom(other.id), () => undefined));
  await vi.waitFor(() => expect(list().items.map(({ id }) => id)).toContain(other.id));
});

test('one that is not there says so with its id', async () => {
  const { store, toast } = await open();
  stops.push(store.sub(consultationAtom('77'), () => undefined));
  await vi.waitFor(() => expect(store.get(consultationAtom('77')).status).toBe('notFound'));
  expect(toast()).toMatchObject({ title: 'Ошибка', description: 'Консультация 77 не найдена' });
});

test('a created one stands in the list; a failure is told and thrown', async () => {
  const { store, list, instead, toast } = await open();
  await store.set(createConsultationAtom, { name: 'Первая встреча' });
  await vi.waitFor(() => expect(list()).toMatchObject({ count: 2, refreshing: false }));
  stops.push(store.sub(consultationCountAtom({}), () => undefined));
  await vi.waitFor(() => expect(store.get(consultationCountAtom({}))).toBe(2));
  instead.answer = () => refuse(500);
  await expect(store.set(createConsultationAtom, { name: 'Ещё одна' })).rejects.toMatchObject({
    status: 500,
  });
  expect(toast()).toMatchObject({ title: 'Ошибка', description: 'Ошибка при создании услуги' });
});

test('an edit names the consultation in its body too, and replaces the entry by a fresh copy', async () => {
  const { store, made, list, calls } = await open();
  calls.length = 0;
  const { id } = made;
  expect(await store.set(updateConsultationAtom, { id, bufferMin: 15 })).toMatchObject({ bufferMin: 15 });
  expect(calls[0]).toMatchObject({
    path: `consultation/${id}`,
    body: { consultationId: id, bufferMin: 15 },
  });
  expect(calls[0]?.body).not.toHaveProperty('id');
  expect(calls[1]).toMatchObject({ method: 'GET', path: `consultation/${id}` });
  await vi.waitFor(() => expect(list().items[0]).toMatchObject({ bufferMin: 15 }));
});

test('an edit or a re-fetch that fails is told and thrown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const text = 'Не удалось обновить консультацию';
  const edited = await open();
  await expect(
    edited.store.set(updateConsultationAtom, { id: edited.made.id, isActive: true }),
  ).rejects.toMatchObject({ status: 400, failure: { fields: { format: 'Выберите формат' } } });
  expect(edited.toast()).toMatchObject({ title: 'Ошибка', description: text });

  for (const refresh of [true, false]) {
    const { store, made, instead, toast } = await open();
    instead.answer = ({ method }) => (method === 'GET' ? refuse(500) : null);
    const going = refresh
      ? store.set(refreshConsultationAtom, made.id)
      : store.set(updateConsultationAtom, { id: made.id, bufferMin: 15 });
    await expect(going).rejects.toMatchObject({ status: 500 });
    expect(toast()).toMatchObject({ title: 'Ошибка', description: text });
  }
});
