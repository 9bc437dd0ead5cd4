import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { webinarServerTexts } from '#domain/webinar/rules.ts';
import type { Webinar } from '#domain/webinar/schema.ts';
import { testTime } from '#platform/testing/platform.ts';
import { openPlatformConsole, refuse, type SeenCall } from '#tests/support/platformConsole.ts';
import { publicationAtom } from '../publication/publications.ts';
import { forgetPrivateAtom } from '../session/private.ts';
import { languageAtom } from '../ui/language.ts';
import { closeToastAtom, toastAtom } from '../ui/toast.ts';
import {
  cancelWebinarAtom,
  clearWebinarDraftAtom,
  createWebinarAtom,
  editWebinarPublicationAtom,
  startWebinarAtom,
  updateWebinarAtom,
  webinarAtom,
  webinarDraftAtom,
  webinarListAtom,
} from './webinars.ts';

const inHours = (hours: number) => new Date(testTime + hours * 60 * 60_000).toISOString();
const good = {
  name: 'Дыхание для сна',
  startsAt: inHours(72),
  durationMin: 60,
  timezone: 'Europe/Moscow',
  link: 'https://meet.example.com/son',
};

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

/** A console with a planned webinar in its list, in English where the words are the specification's. */
async function open(language: 'ru' | 'en' = 'en', body: Record<string, unknown> = {}) {
  const { store, at, calls, instead } = await openPlatformConsole();
  store.set(languageAtom, language);
  stops.push(() => store.set(languageAtom, 'ru'));
  const planned = await at.ask<Webinar>(endpoints.webinar.create, { body: { ...good, ...body } });
  stops.push(store.sub(webinarListAtom({}), () => undefined));
  const list = () => store.get(webinarListAtom({}));
  await vi.waitFor(() => expect(list()).toMatchObject({ status: 'ready', refreshing: false }));
  calls.length = 0;
  const row = () => list().items.find(({ id }) => id === planned.id);
  const toast = () => store.get(toastAtom);
  /** Calls that stand first in the path are refused so; the others go on to the platform. */
  const refuseAt = (path: string, status: number, error?: string, method = 'POST') => {
    instead.answer = (call) =>
      call.path.startsWith(path) && call.method === method ? refuse(status, error) : null;
  };
  const reads = () => calls.filter((call) => isRead(call, planned.id));
  return { store, at, calls, instead, planned, list, row, toast, refuseAt, reads };
}

const isRead = (call: SeenCall, id: string) => call.method === 'GET' && call.path === `webinar/${id}`;

describe('a list that cannot be read', () => {
  it.each([
    ['en', 'Error', 'Failed to get webinar list'],
    ['ru', 'Ошибка', 'Не\u00A0удалось получить список вебинаров'],
  ] as const)('says so (%s)', async (language, title, description) => {
    const { store, instead } = await openPlatformConsole();
    store.set(languageAtom, language);
    stops.push(() => store.set(languageAtom, 'ru'));
    instead.answer = () => refuse(500);
    stops.push(store.sub(webinarListAtom({}), () => undefined));
    await vi.waitFor(() => expect(store.get(webinarListAtom({})).status).toBe('failed'));
    expect(store.get(toastAtom)).toMatchObject({ kind: 'error', title, description });
  });
});

describe('a creation', () => {
  it('puts the webinar at the head of the list, with its publication', async () => {
    const { store, list, toast } = await open();
    const made = await store.set(createWebinarAtom, { ...good, startsAt: inHours(100) });
    expect(made).toMatchObject({ status: 'scheduled', publication: { costKopecks: 0 } });
    await vi.waitFor(() => expect(list()).toMatchObject({ count: 2, refreshing: false }));
    expect(list().items[0]?.id).toBe(made.id);
    expect(toast().shown).toBe(false);
  });

  it.each([
    ['en', 'You already have a webinar planned for this time period'],
    ['ru', 'На\u00A0это время у\u00A0вас уже запланирован вебинар'],
  ] as const)('meets another webinar (%s)', async (language, description) => {
    const { store, toast } = await open(language);
    await expect(store.set(createWebinarAtom, good)).rejects.toMatchObject({
      status: 409,
      failure: { fields: { startsAt: expect.any(String) } },
    });
    expect(toast()).toMatchObject({ kind: 'error', description });
  });

  it.each([
    ['en', 'Webinar must start no earlier than in 48 hours'],
    ['ru', 'Вебинар должен начаться не\u00A0раньше чем через 48\u00A0часов'],
  ] as const)('is too soon (%s)', async (language, description) => {
    const { store, toast } = await open(language);
    const soon = { ...good, startsAt: inHours(2) };
    await expect(store.set(createWebinarAtom, soon)).rejects.toMatchObject({ status: 422 });
    expect(toast()).toMatchObject({ kind: 'error', description });
  });

  it.each([
    ['en', webinarServerTexts.noLink, 'Webinar link not specified'],
    ['ru', webinarServerTexts.noLink, 'Не\u00A0указана ссылка на\u00A0вебинар'],
    ['en', 'something else', 'Error creating webinar'],
    ['ru', 'something else', 'Ошибка при создании вебинара'],
  ] as const)('is refused (%s): %s', async (language, error, description) => {
    const { store, toast, refuseAt } = await open(language);
    refuseAt('webinar/create', 422, error);
    await expect(store.set(createWebinarAtom, good)).rejects.toMatchObject({ status: 422 });
    expect(toast()).toMatchObject({ title: language === 'en' ? 'Error' : 'Ошибка', description });
  });

  it('has no answer at all', async () => {
    const { store, toast, instead } = await open();
    instead.answer = () => {
      throw new TypeError('gone');
    };
    await expect(store.set(createWebinarAtom, good)).rejects.toMatchObject({ kind: 'network' });
    expect(toast().description).toBe('Error creating webinar');
  });
});

describe('an edit', () => {
  it.each([
    ['en', 'Success', 'Webinar updated'],
    ['ru', 'Успешно', 'Вебинар обновлён'],
  ] as const)('is read again, replaced in the list and told (%s)', async (language, title, description) => {
    const { store, planned, row, toast, reads } = await open(language);
    const { id } = planned;
    const going = store.set(updateWebinarAtom, { id, name: 'Сон без тревоги' });
    expect(await going).toMatchObject({ id, name: 'Сон без тревоги' });
    expect(reads()).toHaveLength(1);
    await vi.waitFor(() => expect(row()?.name).toBe('Сон без тревоги'));
    expect(toast()).toMatchObject({ kind: 'success', title, description });
  });

  it('is read again also where the platform answers nothing', async () => {
    const { store, planned, instead, reads } = await open();
    instead.answer = ({ method, path }) =>
      method === 'POST' && path === `webinar/${planned.id}` ? new Response(null, { status: 204 }) : null;
    await store.set(updateWebinarAtom, { id: planned.id, name: 'Сон' });
    expect(reads()).toHaveLength(1);
  });

  it.each([
    ['en', 'POST', 'Error', 'Failed to update webinar'],
    ['ru', 'POST', 'Ошибка', 'Не\u00A0удалось обновить вебинар'],
    ['en', 'GET', 'Error', 'Failed to update webinar'],
  ] as const)('fails (%s, %s)', async (language, method, title, description) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, planned, toast, refuseAt } = await open(language);
    refuseAt(`webinar/${planned.id}`, 500, 'broken', method);
    await expect(store.set(updateWebinarAtom, { id: planned.id, name: 'Сон' })).rejects.toMatchObject({
      status: 500,
    });
    expect(toast()).toMatchObject({ kind: 'error', title, description });
  });
});

describe('a cancelling', () => {
  it('is read again, replaced in the list and told', async () => {
    const { store, planned, row, toast } = await open();
    const { id } = planned;
    expect(await store.set(cancelWebinarAtom, { id, reason: 'Заболела' })).toMatchObject({
      status: 'cancelled',
      cancelReason: 'Заболела',
    });
    await vi.waitFor(() => expect(row()?.status).toBe('cancelled'));
    expect(toast()).toMatchObject({ kind: 'success', title: 'Success', description: 'Webinar updated' });
  });

  it.each([
    ['en', 'Error', 'Failed to cancel webinar'],
    ['ru', 'Ошибка', 'Не\u00A0удалось отменить вебинар'],
  ] as const)(
    'that is refused is told, and shows how the webinar stands (%s)',
    async (language, title, text) => {
      const { store, at, planned, row, toast } = await open(language);
      const { id } = planned;
      at.clock.now += 100 * 60 * 60_000;
      await expect(store.set(cancelWebinarAtom, { id, reason: 'Заболела' })).rejects.toMatchObject({
        status: 422,
      });
      expect(toast()).toMatchObject({ kind: 'error', title, description: text });
      await vi.waitFor(() => expect(row()?.status).toBe('expired'));
    },
  );

  it('whose answer was lost is done once it is asked for again', async () => {
    const { store, at, planned, instead, toast } = await open();
    const cancel = (reason: string) => store.set(cancelWebinarAtom, { id: planned.id, reason });
    instead.answer = async (_call, request) => {
      await at.platform.fetch(request);
      return refuse(502);
    };
    await expect(cancel('Заболела')).rejects.toMatchObject({ status: 502 });
    instead.answer = null;
    expect(await cancel('Заболела')).toMatchObject({ status: 'cancelled', cancelReason: 'Заболела' });
    expect(toast()).toMatchObject({ kind: 'success', description: 'Webinar updated' });
    // For another reason it was cancelled elsewhere.
    await expect(cancel('Переезд')).rejects.toMatchObject({ status: 422 });
  });

  it('whose webinar cannot be read again says that', async () => {
    const { store, planned, toast, refuseAt } = await open();
    refuseAt(`webinar/${planned.id}`, 500, 'broken', 'GET');
    const cancelling = store.set(cancelWebinarAtom, { id: planned.id, reason: 'Заболела' });
    await expect(cancelling).rejects.toMatchObject({ status: 500 });
    expect(toast()).toMatchObject({ title: 'Error', description: 'Failed to update webinar' });
  });
});

describe('an edit of the publication', () => {
  it('is read again by the webinar, replaced in the list and told; its publication is read again too', async () => {
    const { store, planned, row, toast } = await open();
    const publicationId = planned.publicationId ?? '';
    stops.push(store.sub(publicationAtom(publicationId), () => undefined));
    const publication = () => store.get(publicationAtom(publicationId)).item;
    await vi.waitFor(() => expect(publication()?.costKopecks).toBe(0));
    const terms = { costKopecks: 150_000, seatLimit: 40 };
    const edit = { id: planned.id, publicationId, terms };
    expect(await store.set(editWebinarPublicationAtom, edit)).toMatchObject({ publication: terms });
    await vi.waitFor(() => expect(row()?.publication).toMatchObject(terms));
    await vi.waitFor(() => expect(publication()?.costKopecks).toBe(150_000));
    expect(toast()).toMatchObject({ kind: 'success', title: 'Success', description: 'Webinar updated' });
  });

  it('fails', async () => {
    const { store, planned, toast } = await open();
    const edit = { id: planned.id, publicationId: planned.publicationId ?? '', terms: { costKopecks: 7 } };
    await expect(store.set(editWebinarPublicationAtom, edit)).rejects.toMatchObject({ status: 400 });
    expect(toast()).toMatchObject({ title: 'Error', description: 'Failed to update webinar' });
  });
});

describe('a start', () => {
  it.each([
    ['en', 'Success', 'Webinar start notification sent'],
    ['ru', 'Успешно', 'Уведомление о\u00A0начале вебинара отправлено'],
  ] as const)('is told, and the webinar is live (%s)', async (language, title, description) => {
    const { store, planned, row, toast } = await open(language);
    expect(await store.set(startWebinarAtom, planned.id)).toMatchObject({ status: 'live' });
    await vi.waitFor(() => expect(row()?.status).toBe('live'));
    expect(toast()).toMatchObject({ kind: 'success', title, description });
  });

  it.each([
    ['en', 'Webinar link not specified'],
    ['ru', 'Не\u00A0указана ссылка на\u00A0вебинар'],
  ] as const)('needs a link (%s)', async (language, description) => {
    const { store, planned, toast, row } = await open(language, { link: '' });
    await expect(store.set(startWebinarAtom, planned.id)).rejects.toMatchObject({ status: 422 });
    expect(toast()).toMatchObject({ kind: 'error', description });
    expect(row()?.status).toBe('scheduled');
  });

  it.each([
    ['en', 'Error sending webinar start notification'],
    ['ru', 'Ошибка при отправке уведомления о\u00A0начале вебинара'],
  ] as const)('fails in another way (%s)', async (language, description) => {
    const { store, at, planned, toast } = await open(language);
    const params = { id: planned.id };
    await at.ask(endpoints.webinar.cancel, { params, body: { reason: 'Заболела' } });
    await expect(store.set(startWebinarAtom, planned.id)).rejects.toMatchObject({ status: 422 });
    expect(toast()).toMatchObject({ kind: 'error', description });
  });

  it('whose answer was lost is told as done once it is asked for again', async () => {
    const { store, at, planned, instead, toast } = await open();
    instead.answer = async (_call, request) => {
      await at.platform.fetch(request);
      return refuse(502);
    };
    await expect(store.set(startWebinarAtom, planned.id)).rejects.toMatchObject({ status: 502 });
    instead.answer = null;
    store.set(closeToastAtom);
    expect(await store.set(startWebinarAtom, planned.id)).toMatchObject({ status: 'live' });
    expect(toast()).toMatchObject({ kind: 'success', description: 'Webinar start notification sent' });
  });

  it('that was sent is told even where the webinar cannot be read again', async () => {
    const { store, planned, toast, refuseAt } = await open();
    refuseAt(`webinar/${planned.id}`, 500, 'broken', 'GET');
    const told: string[] = [];
    stops.push(store.sub(toastAtom, () => told.push(toast().description)));
    await expect(store.set(startWebinarAtom, planned.id)).rejects.toMatchObject({ status: 500 });
    expect(told).toEqual(['Failed to update webinar', 'Webinar start notification sent']);
  });
});

test('a session that ended is not told as a failure', async () => {
  const { store, planned, toast, refuseAt } = await open();
  refuseAt('webinar/start', 401);
  await expect(store.set(startWebinarAtom, planned.id)).rejects.toMatchObject({ status: 401 });
  expect(toast().shown).toBe(false);
});

test('a webinar that is not there says so', async () => {
  const { store, toast } = await open();
  stops.push(store.sub(webinarAtom('77'), () => undefined));
  await vi.waitFor(() => expect(store.get(webinarAtom('77')).status).toBe('notFound'));
  expect(toast().description).toBe('Webinar 77 was not found');
});

test('the draft gathers partial updates until it is cleared or the author leaves', async () => {
  const { store } = await openPlatformConsole();
  expect(store.get(webinarDraftAtom)).toBeNull();
  store.set(webinarDraftAtom, { name: 'Сон', durationMin: 60 });
  store.set(webinarDraftAtom, { durationMin: 90, speakers: ['Мария'] });
  expect(store.get(webinarDraftAtom)).toEqual({ name: 'Сон', durationMin: 90, speakers: ['Мария'] });
  store.set(clearWebinarDraftAtom);
  expect(store.get(webinarDraftAtom)).toBeNull();
  store.set(webinarDraftAtom, { name: 'Сон' });
  store.set(forgetPrivateAtom);
  expect(store.get(webinarDraftAtom)).toBeNull();
  const other = await openPlatformConsole();
  store.set(webinarDraftAtom, { name: 'Сон' });
  expect(other.store.get(webinarDraftAtom)).toBeNull();
});
