import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Author } from '#api/account/profile.ts';
import { accountKeys } from '#api/account/queries.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Webinar } from '#domain/webinar/schema.ts';
import { instantStorage } from '#tests/support/instantStorage.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { authAtom } from '../session/session.ts';
import { takeWebinarDraftAtom, webinarEditor } from './editor.ts';
import { wholeLink } from '#lib/text/wholeLink.ts';
import { attendeesNotifiedAtom, movedWebinarsAtom } from './movedWebinars.ts';
import { webinarDraftAtom } from './webinars.ts';
import { newKey } from '../editor/draft.ts';
import type { WebinarFields } from '#domain/webinar/fields.ts';

const { editorAtom, editAtom, saveAtom } = webinarEditor;

const stops: (() => void)[] = [];
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

const time = { startsAt: '2026-12-01T16:00:00.000Z', durationMin: 90, timezone: 'Europe/Moscow' };

/** A console with a webinar of the platform, whose editor is open. */
async function open() {
  const page = await openPlatformConsole([authAtom]);
  const { store, at, calls } = page;
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  const made = await at.ask<Webinar>(endpoints.webinar.create, { body: { name: 'Сон', ...time } });
  for (const key of [made.id, newKey]) stops.push(store.sub(editorAtom(key), () => undefined));
  const editor = (key = made.id) => store.get(editorAtom(key));
  await vi.waitFor(() => expect([editor().status, editor(newKey).status]).toEqual(['ready', 'ready']));
  calls.length = 0;
  const edit = (patch: Partial<WebinarFields>, key = made.id) => store.set(editAtom, { key, patch });
  const save = (key = made.id) => store.set(saveAtom, { key });
  const sent = () => calls.filter(({ method, path }) => method === 'POST' && !path.endsWith('/list'));
  return { ...page, made, editor, edit, save, sent };
}

const named = (paths: { path: string }[]) => paths.map(({ path }) => path.replace(/\/[\w-]{8,}$/, ''));

test('the terms of the publication are saved by their own call, after the webinar itself', async () => {
  const { edit, save, sent, editor, made } = await open();
  edit({ name: 'Сон и тишина', costKopecks: 99_000, seatLimit: 60, recordingAccessDays: 0 });
  expect(await save()).toEqual({ status: 'saved', id: made.id });
  expect(named(sent())).toEqual(['webinar', 'webinar/publication']);
  expect(sent()[0]?.body).toMatchObject({ name: 'Сон и тишина' });
  expect(sent()[0]?.body).not.toHaveProperty('costKopecks');
  expect(sent()[1]?.body).toEqual({ costKopecks: 99_000, seatLimit: 60, recordingAccessDays: 0 });
  await vi.waitFor(() => expect(editor()).toMatchObject({ dirty: false, fields: { seatLimit: 60 } }));
});

test('what did not change is not sent', async () => {
  const { edit, save, sent } = await open();
  edit({ visibility: 'link' });
  await save();
  expect(named(sent())).toEqual(['webinar/publication']);
});

test('terms that failed stay in the draft alone, and a new webinar is not planned twice', async () => {
  const { edit, save, sent, editor, instead } = await open();
  edit({ name: 'Утро', ...time, startsAt: '2026-12-02T16:00:00.000Z', costKopecks: 50_000 }, newKey);
  instead.answer = ({ path }) => (path.startsWith('webinar/publication') ? refuse(503) : null);
  await expect(save(newKey)).rejects.toMatchObject({ status: 503 });
  expect(editor(newKey)).toMatchObject({ changed: ['costKopecks'], fields: { name: 'Утро' } });
  instead.answer = null;
  expect(await save(newKey)).toMatchObject({ status: 'saved' });
  expect(named(sent())).toEqual(['webinar/create', 'webinar/publication', 'webinar/publication']);
});

test('terms that cannot be are told beside their fields, and nothing is sent', async () => {
  const { edit, save, sent, editor } = await open();
  edit({ name: 'Сон и тишина', costKopecks: 50, seatLimit: 0 });
  expect(await save()).toMatchObject({ status: 'invalid' });
  expect(Object.keys(editor().problems).toSorted()).toEqual(['costKopecks', 'seatLimit']);
  expect(sent()).toEqual([]);
});

test.each([
  [
    'webinar already planned for this period',
    'startsAt',
    'На\u00A0это время уже запланирован другой вебинар',
  ],
  ['new webinar must start at least 48h0m0s from now', 'startsAt', 'Не\u00A0раньше чем через 48\u00A0часов'],
  ['webinar URL not provided', 'link', 'Укажите ссылку на\u00A0эфир'],
])('«%s» stands beside its field, though the platform names none', async (text, field, words) => {
  const { edit, save, editor, instead } = await open();
  edit({ name: 'Утро', ...time }, newKey);
  instead.answer = ({ path }) => (path === 'webinar/create' ? refuse(409, text) : null);
  await expect(save(newKey)).rejects.toMatchObject({ status: 409 });
  expect(editor(newKey).problems).toEqual({ [field]: words });
  expect(editor(newKey).fields.name).toBe('Утро');
});

test('a time that another screen has begun joins the draft, once', async () => {
  const { store, editor } = await open();
  store.set(webinarDraftAtom, { startsAt: time.startsAt });
  store.set(webinarDraftAtom, { durationMin: 120, timezone: time.timezone });
  store.set(takeWebinarDraftAtom);
  expect(editor(newKey).fields).toMatchObject({ ...time, durationMin: 120 });
  expect(store.get(webinarDraftAtom)).toBeNull();
  store.set(takeWebinarDraftAtom);
  expect(editor(newKey).fields.durationMin).toBe(120);
});

test('a webinar with attendees that moves is remembered until they know; one that moves back is not', async () => {
  const { store, edit, save, made, instead } = await open();
  const busy = { ...made, attendeesCount: 18 };
  instead.answer = ({ method, path, body }) => {
    if (path !== `webinar/${made.id}`) return null;
    if (method === 'GET') return Response.json(busy);
    Object.assign(busy, body);
    return Response.json(busy);
  };
  const move = async (startsAt: string) => {
    edit({ startsAt });
    expect(await save()).toMatchObject({ status: 'saved' });
  };
  const moved = () => store.get(movedWebinarsAtom)[made.id];
  await move('2026-12-01T17:00:00.000Z');
  expect(moved()).toBe(time.startsAt);
  await move('2026-12-01T18:00:00.000Z');
  expect(moved()).toBe(time.startsAt);
  await move(time.startsAt);
  expect(moved()).toBeUndefined();
  await move('2026-12-01T18:00:00.000Z');
  expect(moved()).toBe(time.startsAt);

  // Another author on this device is reminded of nothing, nor can they write to whoever it concerns.
  const client = store.get(queryClientAtom);
  const own = client.getQueryData<Author>(accountKeys.profile);
  const hasAuthor = (author: Author | undefined) => client.setQueryData(accountKeys.profile, author);
  hasAuthor(own && { ...own, id: 'somebody-else' });
  await vi.waitFor(() => expect(moved()).toBeUndefined());
  hasAuthor(own);
  await vi.waitFor(() => expect(moved()).toBe(time.startsAt));

  store.set(attendeesNotifiedAtom, made.id);
  expect(moved()).toBeUndefined();
});

test('a move that is answered once another author is here is remembered for whoever made it', async () => {
  const { store, edit, save, made, instead } = await open();
  const client = store.get(queryClientAtom);
  const own = client.getQueryData<Author>(accountKeys.profile);
  const busy = { ...made, attendeesCount: 18 };
  instead.answer = ({ method, path, body }) => {
    if (path !== `webinar/${made.id}`) return null;
    if (method === 'GET') return Response.json(busy);
    client.setQueryData<Author>(accountKeys.profile, own && { ...own, id: 'somebody-else' });
    return Response.json(Object.assign(busy, body));
  };
  edit({ startsAt: '2026-12-01T17:00:00.000Z' });
  await expect(save()).rejects.toMatchObject({ status: 401 });
  const moved = () => store.get(movedWebinarsAtom)[made.id];
  expect(moved()).toBeUndefined();
  client.setQueryData(accountKeys.profile, own);
  await vi.waitFor(() => expect(moved()).toBe(time.startsAt));
  store.set(attendeesNotifiedAtom, made.id);
});

test('a webinar with attendees moves on a device without room too, and they are remembered as long as the page', async () => {
  const { store, edit, save, made, instead } = await open();
  const none = () => undefined;
  const localStorage = instantStorage(() => false);
  vi.stubGlobal('window', { localStorage, addEventListener: none, removeEventListener: none });
  onTestFinished(() => void vi.unstubAllGlobals());
  const busy = { ...made, attendeesCount: 18 };
  instead.answer = ({ method, path, body }) => {
    if (path !== `webinar/${made.id}`) return null;
    if (method === 'POST') Object.assign(busy, body);
    return Response.json(busy);
  };
  edit({ startsAt: '2026-12-01T17:00:00.000Z' });
  expect(await save()).toMatchObject({ status: 'saved' });
  expect(store.get(movedWebinarsAtom)[made.id]).toBe(time.startsAt);
});

test.each([
  ['meet.vetrova.ru/son', 'https://meet.vetrova.ru/son'],
  [' https://meet.vetrova.ru ', 'https://meet.vetrova.ru'],
  ['http://meet.vetrova.ru', 'http://meet.vetrova.ru'],
  ['', ''],
])('a link as it is typed: «%s»', (typed, whole) => {
  expect(wholeLink(typed)).toBe(whole);
});
