import { expect, onTestFinished, test, vi } from 'vitest';
import type { OwnerRef } from '#api/course/moduleRequests.ts';
import { moduleOwners, type Course, type Module, type ModuleOwner } from '#api/course/schema.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Marathon } from '#api/marathon/schema.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { makeOwner } from '#platform/testing/modules.ts';
import { testPlatform } from '#platform/testing/platform.ts';
import { openConsole } from '#tests/support/console.ts';
import {
  courseAtom,
  coursesBusyAtom,
  createCourseAtom,
  lookUpCourseAtom,
  refreshCourseAtom,
  updateCourseAtom,
} from '../courses/courses.ts';
import {
  cancelMarathonAtom,
  createMarathonAtom,
  lookUpMarathonAtom,
  marathonAtom,
  marathonListAtom,
  marathonsBusyAtom,
  refreshMarathonAtom,
  updateMarathonAtom,
} from '../marathons/marathons.ts';
import { closeToastAtom, toastAtom } from '../ui/toast.ts';
import {
  createModuleAtom,
  modulesBusyAtom,
  removeAttachmentAtom,
  removeModuleAtom,
  updateModuleAtom,
  uploadAttachmentAtom,
} from './modules.ts';

/** A console over a platform with nothing made yet. `fail` answers in the platform's place. */
async function open() {
  const at = await testPlatform({ scenario: empty });
  const state = { fail: null as ((path: string) => Response | null) | null };
  const { store } = openConsole({
    hash: '#/',
    fetch: async (request) => {
      const path = new URL(request.url).pathname.replace('/api/v1/author/', '');
      return state.fail?.(path) ?? at.platform.fetch(request);
    },
  });
  return { at, store, state };
}

/** A console with the screen of a course or a marathon open. */
async function openOwner(type: ModuleOwner) {
  const { at, store, state } = await open();
  const id = await makeOwner(at, type);
  const itemAtom = type === 'course' ? courseAtom(id) : marathonAtom(id);
  onTestFinished(store.sub(itemAtom, () => undefined));
  await vi.waitFor(() => expect(store.get(itemAtom).status).toBe('ready'));
  const owner: OwnerRef = { type, id };
  const shown = () => store.get(itemAtom).item?.modules ?? [];
  return { at, store, state, owner, shown };
}

const broken = (status = 500) => Response.json({ error: 'broken' }, { status });
const file = new File(['%PDF-1.7'], 'План.pdf', { type: 'application/pdf' });

test.each(moduleOwners)('what is done with modules of a %s shows at once', async (type) => {
  const { store, owner, shown } = await openOwner(type);
  const one = await store.set(createModuleAtom, { ...owner, module: { name: 'Первый' } });
  const two = await store.set(createModuleAtom, { ...owner, module: { name: 'Второй', orderNumber: 1 } });
  expect(shown().map(({ name }) => name)).toEqual(['Второй', 'Первый']);

  const first = { ...owner, moduleId: one.id };
  await store.set(updateModuleAtom, { ...first, changes: { orderNumber: 1, dayOffset: 2 } });
  expect(shown()).toMatchObject([{ name: 'Первый', dayOffset: 2 }, { name: 'Второй' }]);

  const made = await store.set(uploadAttachmentAtom, { ...first, file, fileName: 'План.pdf' });
  expect(made).toMatchObject({ fileName: 'План.pdf', type, size: file.size });
  expect(shown()[0]?.attachments).toMatchObject([{ id: made.id }]);
  await store.set(removeAttachmentAtom, { ...first, attachmentId: made.id });
  expect(shown()[0]?.attachments).toEqual([]);

  await store.set(removeModuleAtom, { ...owner, moduleId: two.id });
  expect(shown().map(({ name }) => name)).toEqual(['Первый']);
  expect(store.get(toastAtom).shown).toBe(false);
});

test('a file goes to a course where nothing else is said', async () => {
  const { store, owner, shown } = await openOwner('course');
  const { id: moduleId } = await store.set(createModuleAtom, { ...owner, module: { name: 'А' } });
  await store.set(uploadAttachmentAtom, { id: owner.id, moduleId, file, fileName: 'План.pdf' });
  expect(shown()[0]?.attachments).toMatchObject([{ type: 'course' }]);
});

test('each failure is told by its own words and thrown, and the flag goes down', async () => {
  const { at, store, state, owner } = await openOwner('marathon');
  const { id: moduleId } = await at.ask<Module>(endpoints.marathon.createModule, {
    params: { id: owner.id },
    body: { name: 'А' },
  });
  const module = { ...owner, moduleId };
  const attempts: [string, () => Promise<unknown>][] = [
    [
      'Не\u00A0удалось создать модуль',
      () => store.set(createModuleAtom, { ...owner, module: { name: 'Б' } }),
    ],
    ['Не\u00A0удалось изменить модуль', () => store.set(updateModuleAtom, { ...module, changes: {} })],
    ['Не\u00A0удалось удалить модуль', () => store.set(removeModuleAtom, module)],
    [
      'Ошибка при загрузке вложения',
      () => store.set(uploadAttachmentAtom, { ...module, file, fileName: 'План.pdf' }),
    ],
    [
      'Не\u00A0удалось удалить файл модуля',
      () => store.set(removeAttachmentAtom, { ...module, attachmentId: 'x' }),
    ],
  ];
  state.fail = () => broken();
  for (const [text, attempt] of attempts) {
    const going = attempt();
    expect(store.get(modulesBusyAtom)).toBe(true);
    await expect(going).rejects.toMatchObject({ status: 500 });
    expect(store.get(modulesBusyAtom)).toBe(false);
    expect(store.get(toastAtom)).toMatchObject({ title: 'Ошибка', description: text });
    store.set(closeToastAtom);
  }
  state.fail = () => broken(401);
  for (const [, attempt] of attempts) await expect(attempt()).rejects.toMatchObject({ status: 401 });
  expect(store.get(toastAtom).shown).toBe(false);
});

test('what was done but could not be read again says so', async () => {
  const { at, store, state, owner } = await openOwner('course');
  state.fail = (path) => (path === `course/${owner.id}` ? broken() : null);
  const going = store.set(createModuleAtom, { ...owner, module: { name: 'А' } });
  await expect(going).rejects.toMatchObject({ status: 500 });
  expect(store.get(toastAtom).description).toBe('Не\u00A0удалось обновить курс');
  const { modules } = await at.ask<Course>(endpoints.course.get, { params: { id: owner.id } });
  expect(modules).toHaveLength(1);
});

test('an upload that the author gives up is no failure to tell of', async () => {
  const { store, owner } = await openOwner('course');
  const { id: moduleId } = await store.set(createModuleAtom, { ...owner, module: { name: 'А' } });
  const stop = new AbortController();
  stop.abort();
  const upload = { ...owner, moduleId, file, fileName: 'План.pdf', signal: stop.signal };
  await expect(store.set(uploadAttachmentAtom, upload)).rejects.toMatchObject({ kind: 'aborted' });
  expect(store.get(toastAtom).shown).toBe(false);
});

const body = { name: 'Марафон', startsAt: '2027-03-01T06:00:00Z', timezone: 'Europe/Moscow' };

test('courses and marathons tell of their failures in words of their own', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store, state } = await open();
  state.fail = () => broken();
  const attempts: [string, () => Promise<unknown>][] = [
    ['Ошибка при создании курса', () => store.set(createCourseAtom, { name: 'Курс' })],
    ['Не\u00A0удалось обновить курс', () => store.set(updateCourseAtom, { id: '7', name: 'Курс' })],
    ['Не\u00A0удалось обновить курс', () => store.set(refreshCourseAtom, '7')],
    ['Курс 7 не\u00A0найден', () => store.set(lookUpCourseAtom, '7')],
    ['Ошибка при создании марафона', () => store.set(createMarathonAtom, body)],
    ['Не\u00A0удалось обновить марафон', () => store.set(updateMarathonAtom, { id: '7' })],
    ['Не\u00A0удалось обновить марафон', () => store.set(refreshMarathonAtom, '7')],
    ['Марафон 7 не\u00A0найден', () => store.set(lookUpMarathonAtom, '7')],
    ['Не\u00A0удалось отменить марафон', () => store.set(cancelMarathonAtom, { id: '7', reason: 'Так' })],
  ];
  for (const [text, attempt] of attempts) {
    await expect(attempt()).rejects.toMatchObject({ status: 500 });
    expect(store.get(toastAtom)).toMatchObject({ title: 'Ошибка', description: text });
    expect([store.get(coursesBusyAtom), store.get(marathonsBusyAtom)]).toEqual([false, false]);
    store.set(closeToastAtom);
  }
});

test('a cancelled marathon is read again, and so is one that could not be cancelled any more', async () => {
  const { at, store, owner } = await openOwner('marathon');
  const status = () => store.get(marathonAtom(owner.id)).item?.status;
  const list = marathonListAtom({});
  onTestFinished(store.sub(list, () => undefined));
  await vi.waitFor(() => expect(store.get(list).status).toBe('ready'));
  const going = store.set(cancelMarathonAtom, { id: owner.id, reason: 'Заболел ведущий' });
  expect(store.get(marathonsBusyAtom)).toBe(true);
  expect(await going).toMatchObject({ status: 'cancelled', cancelReason: 'Заболел ведущий' });
  expect(status()).toBe('cancelled');
  await vi.waitFor(() => expect(store.get(list).items).toMatchObject([{ status: 'cancelled' }]));

  const later = await at.ask<Marathon>(endpoints.marathon.create, { body });
  await store.set(refreshMarathonAtom, later.id);
  const params = { id: later.id };
  await at.ask(endpoints.marathon.cancel, { params, body: { reason: 'Отменил другой' } });
  await expect(store.set(cancelMarathonAtom, { id: later.id, reason: 'Так' })).rejects.toMatchObject({
    status: 422,
  });
  expect(store.get(toastAtom).description).toBe('Не\u00A0удалось отменить марафон');
  expect(await store.set(lookUpMarathonAtom, later.id)).toMatchObject({ status: 'cancelled' });
});
