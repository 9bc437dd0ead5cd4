import { expect, onTestFinished, test, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Marathon } from '#domain/marathon/schema.ts';
import { makeOwner } from '#platform/testing/modules.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { courseAtom, courses } from '../course/courses.ts';
import {
  cancellingMarathonAtom,
  cancelMarathonAtom,
  marathonAtom,
  marathonListAtom,
  marathons,
} from '../marathon/marathons.ts';
import { toastAtom } from '../ui/toast.ts';

const body = { name: 'Марафон', startsAt: '2027-03-01T06:00:00Z', timezone: 'Europe/Moscow' };

test('courses and marathons tell of their failures in words of their own', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store, instead, told } = await openPlatformConsole();
  instead.answer = () => refuse(500);
  const attempts: [string, () => Promise<unknown>][] = [
    ['Ошибка при создании курса', () => store.set(courses.createAtom, { name: 'Курс' })],
    ['Не\u00A0удалось обновить курс', () => store.set(courses.updateAtom, { id: '7', name: 'Курс' })],
    ['Не\u00A0удалось обновить курс', () => store.set(courses.refreshAtom, '7')],
    ['Ошибка при создании марафона', () => store.set(marathons.createAtom, body)],
    ['Не\u00A0удалось обновить марафон', () => store.set(marathons.updateAtom, { id: '7' })],
    ['Не\u00A0удалось обновить марафон', () => store.set(marathons.refreshAtom, '7')],
    ['Не\u00A0удалось отменить марафон', () => store.set(cancelMarathonAtom, { id: '7', reason: 'Так' })],
  ];
  for (const [text, attempt] of attempts) {
    await expect(attempt()).rejects.toMatchObject({ status: 500 });
    expect(store.get(toastAtom).title).toBe('Ошибка');
    expect(told()).toBe(text);
  }
});

test('a course and a marathon that are not there say so with their ids', async () => {
  const { store, told } = await openPlatformConsole();
  for (const [atom, text] of [
    [courseAtom('7'), 'Курс 7 не\u00A0найден'],
    [marathonAtom('7'), 'Марафон 7 не\u00A0найден'],
  ] as const) {
    onTestFinished(store.sub(atom, () => undefined));
    await vi.waitFor(() => expect(store.get(atom).status).toBe('notFound'));
    expect(store.get(toastAtom).title).toBe('Ошибка');
    expect(told()).toBe(text);
  }
});

test('a cancelled marathon is read again, and so is one that could not be cancelled any more', async () => {
  const { at, store, told } = await openPlatformConsole();
  const id = await makeOwner(at, 'marathon');
  const shown = (one: string) => {
    onTestFinished(store.sub(marathonAtom(one), () => undefined));
    return () => store.get(marathonAtom(one)).item?.status;
  };
  const list = marathonListAtom({});
  onTestFinished(store.sub(list, () => undefined));
  await vi.waitFor(() => expect(store.get(list).status).toBe('ready'));
  const status = shown(id);
  const going = store.set(cancelMarathonAtom, { id, reason: 'Заболел ведущий' });
  expect(store.get(cancellingMarathonAtom)).toBe(true);
  expect(await going).toMatchObject({ status: 'cancelled', cancelReason: 'Заболел ведущий' });
  expect(status()).toBe('cancelled');
  expect(store.get(cancellingMarathonAtom)).toBe(false);
  await vi.waitFor(() => expect(store.get(list).items).toMatchObject([{ status: 'cancelled' }]));

  const later = await at.ask<Marathon>(endpoints.marathon.create, { body });
  const laterStatus = shown(later.id);
  await vi.waitFor(() => expect(laterStatus()).toBe('draft'));
  const params = { id: later.id };
  await at.ask(endpoints.marathon.cancel, { params, body: { reason: 'Отменил другой' } });
  await expect(store.set(cancelMarathonAtom, { id: later.id, reason: 'Так' })).rejects.toMatchObject({
    status: 422,
  });
  expect(told()).toBe('Не\u00A0удалось отменить марафон');
  expect(laterStatus()).toBe('cancelled');
  expect(store.get(cancellingMarathonAtom)).toBe(false);

  // With this very reason it was an answer that was lost.
  const own = store.set(cancelMarathonAtom, { id: later.id, reason: 'Отменил другой' });
  expect(await own).toMatchObject({ status: 'cancelled' });
  expect(store.get(toastAtom).shown).toBe(false);
});
