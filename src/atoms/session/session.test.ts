import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { accountKeys } from '#api/account/queries.ts';
import { client } from '#api/client.ts';
import { lectureKeys } from '#api/lecture/queries.ts';
import { readTags } from '#api/tag/requests.ts';
import { readFile } from '#api/upload/readFile.ts';
import { memoryDevice } from '#lib/device/memory-device.ts';
import { fetchAdapter } from '#tests/support/fetch-adapter.ts';
import { lectureEditor } from '../lecture/editor.ts';
import { lectureAtom, refreshLectureAtom } from '../lecture/lectures.ts';
import { contextMenuAtom, openContextMenuAtom } from '../ui/context-menu.ts';
import { toastAtom } from '../ui/toast.ts';
import { createAppStore } from '../store.ts';
import { loggingInAtom, loginAtom } from './login.ts';
import { logoutAtom } from './logout.ts';
import { otherTabsAtom, tellTabs } from './otherTabs.ts';
import { authAtom, authorAtom, hasAuthorLeftAtom } from './session.ts';
import { createQueryClient } from '../queries.ts';

const author = (id: string) => ({
  id,
  email: `${id}@example.com`,
  role: 'expert',
  firstName: 'Марина',
  lastName: 'Ветрова',
});

/** A platform of one session. `refuse` answers a login, `fail` any call, `lecture` what reads one, `slow` keeps another. */
function platform() {
  const state = {
    session: null as string | null,
    refuse: null as Response | null,
    fail: null as Response | null,
    lecture: null as object | null,
    slow: null as Promise<void> | null,
    /** The authors whom calls were made for. */
    named: [] as (string | null)[],
    /** Those who have no session are told so once these have come, one each. */
    held: [] as Promise<void>[],
  };
  client.defaults.adapter = fetchAdapter(async (request) => {
    const { pathname } = new URL(request.url);
    state.named.push(request.headers.get('x-author'));
    if (pathname.endsWith('/lecture/2')) {
      const answer = state.session === null ? { error: 'no session' } : { id: '2', name: 'Медленная' };
      const status = state.session === null ? 401 : 200;
      await state.slow;
      return Response.json(answer, { status });
    }
    if (state.fail) return state.fail.clone();
    if (pathname.endsWith('/login')) {
      if (state.refuse) return state.refuse.clone();
      state.session = (await request.json()).email.split('@')[0];
      return Response.json({});
    }
    if (state.session === null) {
      await state.held.shift();
      return Response.json({ error: 'no session' }, { status: 401 });
    }
    if (pathname.endsWith('/logout')) {
      state.session = null;
      return Response.json({});
    }
    if (pathname.endsWith('/profile')) return Response.json(author(state.session));
    if (pathname.endsWith('/lecture/1') && state.lecture) return Response.json(state.lecture);
    return Response.json({ list: [], count: 0 });
  });
  return state;
}

function open() {
  const store = createAppStore(createQueryClient({ retry: false }), memoryDevice());
  // As the root of the app does.
  for (const atom of [authAtom, otherTabsAtom]) stops.push(store.sub(atom, () => undefined));
  return store;
}

const original = client.defaults.adapter;
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('location', { hash: '#/login', replace: vi.fn<() => void>() });
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  client.defaults.adapter = original;
  vi.unstubAllGlobals();
});

const credentials = { email: 'marina@example.com', password: 'author-demo-2026' };

test('the state is loading, then the author of the session', async () => {
  const state = platform();
  state.session = 'marina';
  const store = open();
  expect(store.get(authAtom).status).toBe('loading');
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  expect(store.get(authorAtom)?.firstName).toBe('Марина');
});

test('no session makes a guest, with nothing said of an end', async () => {
  platform();
  const store = open();
  await vi.waitFor(() => expect(store.get(authAtom)).toEqual({ status: 'guest', ended: false }));
  expect(store.get(toastAtom).shown).toBe(false);
});

test('a platform that is away is a failure with a retry, not a guest', async () => {
  const state = platform();
  state.fail = new Response('no', { status: 503 });
  const store = open();
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('failed'));
  state.fail = null;
  state.session = 'marina';
  const failed = store.get(authAtom);
  if (failed.status === 'failed') failed.retry();
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
});

test('what the page asked for ahead is not kept for whoever comes once it is not known who works here', async () => {
  const asked = {
    url: '',
    body: '',
    route: '',
    answer: Promise.resolve(),
    json: { list: ['of the one before'] },
  };
  const page = Object.assign(new EventTarget(), { askedAhead: asked });
  vi.stubGlobal('window', page);
  onTestFinished(() => void vi.unstubAllGlobals());
  const at = platform();
  at.fail = new Response(null, { status: 503 });
  const store = open();
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('failed'));
  expect(page).not.toHaveProperty('askedAhead');
});

test('login checks the form first, then signs in', async () => {
  platform();
  const store = open();
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('guest'));
  expect(await store.set(loginAtom, { email: 'marina', password: '' })).toEqual({
    status: 'invalid',
    problems: { email: expect.stringContaining('name@example.com'), password: 'Заполните это поле' },
  });
  const going = store.set(loginAtom, { ...credentials, email: ' Marina@Example.com ' });
  expect(store.get(loggingInAtom)).toBe(true);
  expect(await going).toMatchObject({ status: 'in', author: { id: 'marina' } });
  expect(store.get(loggingInAtom)).toBe(false);
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
});

test.each([
  [Response.json({ error: 'wrong' }, { status: 401 }), 'Неверная почта или пароль', null],
  [Response.json({ error: 'wrong' }, { status: 403 }), 'Неверная почта или пароль', null],
  [
    Response.json({ error: 'often' }, { status: 429, headers: { 'Retry-After': '840' } }),
    /^Слишком много попыток\. Попробуйте после\u00A0\d\d:\d\d\.$/,
    840,
  ],
  [
    Response.json({ error: 'often' }, { status: 429, headers: { 'Retry-After': '99999999999999' } }),
    'Слишком много попыток. Попробуйте позже.',
    null,
  ],
  [Response.json({ error: 'often' }, { status: 429 }), 'Слишком много попыток. Попробуйте позже.', null],
  [new Response('', { status: 500 }), 'На\u00A0платформе что-то сломалось. Повторите через минуту.', null],
])('a refused login says why', async (answer, message, retryAfterSec) => {
  const state = platform();
  state.refuse = answer;
  const store = open();
  expect(await store.set(loginAtom, credentials)).toEqual({
    status: 'refused',
    message: expect.stringMatching(message),
    retryAfterSec,
  });
  expect(store.get(loggingInAtom)).toBe(false);
});

test('logout ends the session, empties the cache and the private atoms', async () => {
  const state = platform();
  state.session = 'marina';
  const store = open();
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  const queries = store.get(queryClientAtom);
  queries.setQueryData(['lecture', 'item', '1'], { id: '1' });
  store.set(openContextMenuAtom, { x: 1, y: 2, actions: [] });
  await store.set(logoutAtom);
  expect(state.session).toBeNull();
  expect(queries.getQueryData(['lecture', 'item', '1'])).toBeUndefined();
  expect(store.get(contextMenuAtom).open).toBe(false);
  await vi.waitFor(() => expect(store.get(authAtom)).toEqual({ status: 'guest', ended: false }));
});

test('a logout that fails keeps the author in, tells it, and is thrown on', async () => {
  const state = platform();
  state.session = 'marina';
  const store = open();
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  state.fail = new Response('', { status: 500 });
  await expect(store.set(logoutAtom)).rejects.toMatchObject({ status: 500 });
  expect(store.get(authAtom).status).toBe('author');
  expect(store.get(toastAtom)).toMatchObject({ shown: true, kind: 'error', title: 'Ошибка' });
});

test('logout of a session that is already gone is a logout', async () => {
  const state = platform();
  state.session = 'marina';
  const store = open();
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  state.session = null;
  await store.set(logoutAtom);
  await vi.waitFor(() => expect(store.get(authAtom)).toEqual({ status: 'guest', ended: false }));
});

test('a 401 of a call that was sent in the session before does not end the one that has begun since', async () => {
  const state = platform();
  state.session = 'marina';
  const store = open();
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  state.session = null;
  const late = Promise.withResolvers<void>();
  state.held = [late.promise];
  const slow = readTags();
  await expect(readTags()).rejects.toMatchObject({ status: 401 });
  await store.set(loginAtom, credentials);
  late.resolve();
  await expect(slow).rejects.toMatchObject({ kind: 'network' });
  expect(store.get(authAtom).status).toBe('author');
});

test('a 401 of any call ends the session; the same author finds the work, another one does not', async () => {
  const state = platform();
  state.session = 'marina';
  const store = open();
  const queries = store.get(queryClientAtom);
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  queries.setQueryData(['lecture', 'item', '1'], { id: '1' });

  state.session = null;
  await expect(readTags()).rejects.toMatchObject({ status: 401 });
  await vi.waitFor(() => expect(store.get(authAtom)).toEqual({ status: 'guest', ended: true }));
  await store.set(loginAtom, credentials);
  expect(queries.getQueryData(['lecture', 'item', '1'])).toEqual({ id: '1' });

  state.session = null;
  await expect(readTags()).rejects.toMatchObject({ status: 401 });
  await store.set(loginAtom, { ...credentials, email: 'oleg@example.com' });
  expect(queries.getQueryData(['lecture', 'item', '1'])).toBeUndefined();
  await vi.waitFor(() => expect(store.get(authorAtom)?.id).toBe('oleg'));
});

/** Two tabs of one browser: they share the session of the platform, and hear each other. */
async function openTabs(id: string | null) {
  const state = platform();
  state.session = id;
  const [here, there] = [open(), open()];
  const status = id === null ? 'guest' : 'author';
  for (const store of [here, there]) await vi.waitFor(() => expect(store.get(authAtom).status).toBe(status));
  return { state, here, there };
}

test('a logout in one tab is followed by the others, with all that is private', async () => {
  const { here, there } = await openTabs('marina');
  const queries = there.get(queryClientAtom);
  queries.setQueryData(['lecture', 'item', '1'], { id: '1' });
  await here.set(logoutAtom);
  await vi.waitFor(() => expect(there.get(authAtom)).toEqual({ status: 'guest', ended: false }));
  expect(queries.getQueryData(['lecture', 'item', '1'])).toBeUndefined();
  await here.set(loginAtom, credentials);
  await vi.waitFor(() => expect(there.get(authorAtom)?.id).toBe('marina'));
  expect(there.get(hasAuthorLeftAtom)).toBe(true);
});

test('a login in one tab opens the console in the others', async () => {
  const { here, there } = await openTabs(null);
  await here.set(loginAtom, credentials);
  await vi.waitFor(() => expect(there.get(authorAtom)?.id).toBe('marina'));
});

test('another author in another tab: nothing of the one before stays', async () => {
  const { state, there } = await openTabs('marina');
  const queries = there.get(queryClientAtom);
  queries.setQueryData(['lecture', 'item', '1'], { id: '1' });
  const replace = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { hash: '#/lectures?search=сон', replace });
  onTestFinished(() => void vi.unstubAllGlobals());
  state.session = 'oleg';
  tellTabs('oleg');
  await vi.waitFor(() => expect(there.get(authorAtom)?.id).toBe('oleg'));
  expect(queries.getQueryData(['lecture', 'item', '1'])).toBeUndefined();
  // Nor what they have searched for.
  expect(replace).toHaveBeenCalledWith('#/');
});

test('a call names the author whom its page works for', async () => {
  const { state, there } = await openTabs('marina');
  const nameOfCall = async () => {
    await readTags();
    return state.named.at(-1);
  };
  expect(await nameOfCall()).toBe('marina');
  state.session = 'oleg';
  expect(await nameOfCall()).toBe('marina');
  tellTabs('oleg');
  await vi.waitFor(() => expect(there.get(authorAtom)?.id).toBe('oleg'));
  expect(await nameOfCall()).toBe('oleg');
  // A file may be elsewhere, where nobody needs to know them.
  await readFile('https://files.example/plan.pdf');
  expect(state.named.at(-1)).toBeNull();
});

test('a read that shows another author begins again, though no tab has told', async () => {
  const { state, there } = await openTabs('marina');
  const queries = there.get(queryClientAtom);
  queries.setQueryData(['lecture', 'item', '1'], { id: '1' });
  state.session = 'oleg';
  await queries.refetchQueries({ queryKey: accountKeys.profile });
  await vi.waitFor(() => expect(there.get(authorAtom)?.id).toBe('oleg'));
  expect(queries.getQueryData(['lecture', 'item', '1'])).toBeUndefined();
});

test('after a session that ended, a read that shows another author begins again too', async () => {
  const { state, there } = await openTabs('marina');
  const queries = there.get(queryClientAtom);
  queries.setQueryData(['lecture', 'item', '1'], { id: '1' });
  state.session = null;
  await expect(readTags()).rejects.toMatchObject({ status: 401 });
  await vi.waitFor(() => expect(there.get(authAtom).status).toBe('guest'));
  await expect(readTags()).rejects.toMatchObject({ status: 401 });
  expect(state.named.at(-1)).toBe('marina');
  expect(there.get(hasAuthorLeftAtom)).toBe(false);
  state.session = 'oleg';
  await queries.refetchQueries({ queryKey: accountKeys.profile });
  await vi.waitFor(() => expect(there.get(authorAtom)?.id).toBe('oleg'));
  expect(queries.getQueryData(['lecture', 'item', '1'])).toBeUndefined();
  expect(there.get(hasAuthorLeftAtom)).toBe(true);
});

/** A screen of a lecture that is opened until it is read, and left again; answers what it showed from the first on. */
async function look(store: ReturnType<typeof open>): Promise<(string | null | undefined)[]> {
  const shown: (string | null | undefined)[] = [];
  const note = () => shown.push(store.get(lectureAtom('1')).item?.description);
  const leave = store.sub(lectureAtom('1'), note);
  note();
  await vi.waitFor(() => expect(store.get(lectureAtom('1')).status).toBe('ready'));
  leave();
  return shown;
}

test.each(['marina', 'oleg'])('after a logout %s is shown nothing of what was read before', async (next) => {
  const state = platform();
  state.session = 'marina';
  const store = open();
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  state.lecture = { id: '1', name: 'Лекция', description: 'до выхода' };
  expect((await look(store)).at(-1)).toBe('до выхода');
  await store.set(logoutAtom);
  state.lecture = { id: '1', name: 'Лекция', description: 'потом' };
  await store.set(loginAtom, { ...credentials, email: `${next}@example.com` });
  await vi.waitFor(() => expect(store.get(authorAtom)?.id).toBe(next));
  expect(new Set(await look(store))).toEqual(new Set([undefined, 'потом']));
  // What the editor takes as the base of an edit, and what is marked as out of date where another tab has saved.
  const kept = store.get(queryClientAtom).getQueryData(lectureKeys.item('1'));
  expect(kept).toMatchObject({ description: 'потом' });
});

test('another author in another tab is shown nothing of a screen that stood there', async () => {
  const { state, there } = await openTabs('marina');
  state.lecture = { id: '1', name: 'Лекция', description: 'до выхода' };
  let close: (() => void) | null = there.sub(lectureAtom('1'), () => undefined);
  // As the router: what is behind login stands while an author is signed in.
  const follow = there.sub(authAtom, () => {
    if (there.get(authAtom).status !== 'author') close?.();
    close = null;
  });
  await vi.waitFor(() => expect(there.get(lectureAtom('1')).item?.description).toBe('до выхода'));
  state.session = 'oleg';
  state.lecture = { id: '1', name: 'Лекция', description: 'потом' };
  tellTabs('oleg');
  await vi.waitFor(() => expect(there.get(authorAtom)?.id).toBe('oleg'));
  follow();
  expect(new Set(await look(there))).toEqual(new Set([undefined, 'потом']));
});

test('an edit after coming back is not saved over what was saved elsewhere', async () => {
  const state = platform();
  state.session = 'marina';
  const store = open();
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  state.lecture = { id: '1', name: 'Лекция', description: 'до выхода' };
  await look(store);
  await store.set(logoutAtom);
  await store.set(loginAtom, credentials);
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  const { editorAtom, editAtom, saveAtom } = lectureEditor;
  stops.push(store.sub(editorAtom('1'), () => undefined));
  await vi.waitFor(() => expect(store.get(editorAtom('1')).status).toBe('ready'));
  store.set(editAtom, { key: '1', patch: { description: 'моё' } });
  state.lecture = { id: '1', name: 'Лекция', description: 'чужое' };
  expect(await store.set(saveAtom, { key: '1' })).toMatchObject({
    status: 'conflict',
    conflicts: [{ field: 'description', base: 'до выхода', mine: 'моё', theirs: 'чужое' }],
  });
});

test('an answer that comes late is nothing of the next author', async () => {
  const state = platform();
  state.session = 'marina';
  const store = open();
  const queries = store.get(queryClientAtom);
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  const { promise, resolve } = Promise.withResolvers<void>();
  state.slow = promise;
  const reading = store.set(refreshLectureAtom, '2');
  state.session = null;
  await expect(readTags()).rejects.toMatchObject({ status: 401 });
  await store.set(loginAtom, { ...credentials, email: 'oleg@example.com' });
  resolve();
  await expect(reading).rejects.toMatchObject({ status: 401 });
  expect(queries.getQueryData(lectureKeys.item('2'))).toBeUndefined();
  expect(store.get(toastAtom).shown).toBe(false);
  expect(store.get(authorAtom)?.id).toBe('oleg');
});

test('a refusal of the session before, that comes late, ends no other', async () => {
  const state = platform();
  state.session = 'marina';
  const store = open();
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  const { promise, resolve } = Promise.withResolvers<void>();
  state.slow = promise;
  state.session = null;
  const reading = store.set(refreshLectureAtom, '2');
  await expect(readTags()).rejects.toMatchObject({ status: 401 });
  await store.set(loginAtom, credentials);
  resolve();
  await expect(reading).rejects.toMatchObject({ kind: 'network' });
  expect(store.get(authorAtom)?.id).toBe('marina');
});
