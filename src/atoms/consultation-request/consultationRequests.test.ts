import { afterEach, expect, test, vi } from 'vitest';
import type { ListParams } from '../list.ts';
import { putConsultationRequest } from '#platform/testing/consultationRequests.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { closeToastAtom, toastAtom } from '../ui/toast.ts';
import {
  consultationRequestAtom,
  consultationRequestCountAtom,
  consultationRequestListAtom,
  setConsultationRequestStatusAtom,
} from './consultationRequests.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A console with two new requests in its list. */
async function open() {
  const page = await openPlatformConsole();
  const { store, at } = page;
  await putConsultationRequest(at, { id: 'r1', requestedAt: '2026-11-22T09:00:00.000Z' });
  await putConsultationRequest(at, { id: 'r2', requestedAt: '2026-11-21T09:00:00.000Z' });
  const show = async (params: ListParams = {}) => {
    const listAtom = consultationRequestListAtom(params);
    stops.push(store.sub(listAtom, () => undefined));
    await vi.waitFor(() => expect(store.get(listAtom)).toMatchObject({ status: 'ready', refreshing: false }));
    return () => store.get(listAtom);
  };
  const list = await show();
  const status = (id: string) => list().items.find((row) => row.id === id)?.status;
  return { ...page, show, list, status, toast: () => store.get(toastAtom) };
}

test('a list that cannot be read says so', async () => {
  const { store, instead } = await openPlatformConsole();
  instead.answer = () => refuse(500);
  stops.push(store.sub(consultationRequestListAtom({}), () => undefined));
  await vi.waitFor(() => expect(store.get(consultationRequestListAtom({})).status).toBe('failed'));
  expect(store.get(toastAtom)).toMatchObject({
    title: 'Ошибка',
    description: 'Не\u00A0удалось получить список заявок клиентов',
  });
});

test('a move shows at once, with its history, and stays when the platform has answered', async () => {
  const { store, list, status, show, toast } = await open();
  const fresh = await show({ filter: { status: 'new' } });
  stops.push(store.sub(consultationRequestCountAtom({ filter: { status: 'new' } }), () => undefined));
  const going = store.set(setConsultationRequestStatusAtom, { id: 'r1', status: 'confirmed' });
  expect(status('r1')).toBe('confirmed');
  expect(list().items[0]?.history.map((entry) => entry.status)).toEqual(['new', 'confirmed']);
  expect(list().pages[0]?.[0]?.status).toBe('confirmed');
  await going;
  expect(status('r1')).toBe('confirmed');
  await vi.waitFor(() => expect(fresh().items.map(({ id }) => id)).toEqual(['r2']));
  expect(store.get(consultationRequestCountAtom({ filter: { status: 'new' } }))).toBe(1);
  expect(list().items[0]?.history).toHaveLength(2);
  expect(toast().shown).toBe(false);
});

test('a move that the platform refuses goes back, and is told and thrown', async () => {
  const { store, status, toast } = await open();
  const going = store.set(setConsultationRequestStatusAtom, { id: 'r1', status: 'done' });
  expect(status('r1')).toBe('done');
  await expect(going).rejects.toMatchObject({ status: 422 });
  expect(status('r1')).toBe('new');
  expect(toast()).toMatchObject({
    kind: 'error',
    title: 'Ошибка',
    description: 'Не\u00A0удалось обновить статус клиента',
  });
});

test('a refused move shows where the request stands by now', async () => {
  const { store, at, status } = await open();
  await putConsultationRequest(at, { id: 'r1', status: 'cancelled_client' });
  await expect(
    store.set(setConsultationRequestStatusAtom, { id: 'r1', status: 'confirmed' }),
  ).rejects.toMatchObject({
    status: 422,
  });
  await vi.waitFor(() => expect(status('r1')).toBe('cancelled_client'));
});

test('one move that fails leaves another as it is, in whatever order they are answered', async () => {
  const { store, status, instead, toast } = await open();
  instead.answer = ({ path }) => (path.includes('r1/status') ? refuse(500) : null);
  const failing = store.set(setConsultationRequestStatusAtom, { id: 'r1', status: 'confirmed' });
  const going = store.set(setConsultationRequestStatusAtom, { id: 'r2', status: 'confirmed' });
  expect([status('r1'), status('r2')]).toEqual(['confirmed', 'confirmed']);
  await expect(failing).rejects.toMatchObject({ status: 500 });
  await going;
  expect([status('r1'), status('r2')]).toEqual(['new', 'confirmed']);
  expect(toast().description).toBe('Не\u00A0удалось обновить статус клиента');
});

test('a session that ended is not told as a failure', async () => {
  const { store, status, instead, toast } = await open();
  instead.answer = ({ path }) => (path.endsWith('/status') ? refuse(401) : null);
  store.set(closeToastAtom);
  await expect(
    store.set(setConsultationRequestStatusAtom, { id: 'r1', status: 'confirmed' }),
  ).rejects.toMatchObject({
    status: 401,
  });
  expect(status('r1')).toBe('new');
  expect(toast().shown).toBe(false);
});

test('one request is found in the loaded lists, and follows its moves', async () => {
  const { store, instead } = await open();
  const before = consultationRequestAtom('r1');
  stops.push(store.sub(before, () => undefined));
  // It is there at once, before the platform was asked for it alone.
  expect(store.get(before).item?.id).toBe('r1');
  instead.answer = ({ path }) => (path.endsWith('/status') ? refuse(500) : null);
  const going = store.set(setConsultationRequestStatusAtom, { id: 'r1', status: 'confirmed' });
  expect(store.get(before).item?.status).toBe('confirmed');
  await expect(going).rejects.toMatchObject({ status: 500 });
  expect(store.get(before).item?.status).toBe('new');
});

test('one that no list holds is asked of the platform, and one that is not there says so', async () => {
  const { store, at } = await open();
  await putConsultationRequest(at, { id: 'r9', requestedAt: '2026-11-23T09:00:00.000Z' });
  for (const [id, status] of [
    ['r9', 'ready'],
    ['nowhere', 'notFound'],
  ] as const) {
    stops.push(store.sub(consultationRequestAtom(id), () => undefined));
    await vi.waitFor(() => expect(store.get(consultationRequestAtom(id)).status).toBe(status));
  }
  expect(store.get(consultationRequestAtom('r9')).item?.id).toBe('r9');
});

test('a quiet move that fails is thrown and not told, and the old status stands', async () => {
  const { store, status, instead, toast } = await open();
  instead.answer = ({ path }) => (path.endsWith('/status') ? refuse(422) : null);
  store.set(closeToastAtom);
  await expect(
    store.set(setConsultationRequestStatusAtom, { id: 'r1', status: 'confirmed', quiet: true }),
  ).rejects.toMatchObject({ status: 422 });
  expect(status('r1')).toBe('new');
  expect(toast().shown).toBe(false);
});
