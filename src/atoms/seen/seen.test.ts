import type { QueryKey } from '@tanstack/query-core';
import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { lectureKeys } from '#api/lecture/queries.ts';
import { setNow } from '#lib/time/clock.ts';
import { memoryDevice } from '#lib/device/memory-device.ts';
import { openConsole } from '#tests/support/console.ts';
import { instantStorage } from '#tests/support/instantStorage.ts';
import { deviceAtom } from '../device.ts';
import { lectureAtom, lectureListAtom } from '../lecture/lectures.ts';
import { loginAtom } from '../session/login.ts';
import { logoutAtom } from '../session/logout.ts';
import { otherTabsAtom, tellTabs } from '../session/otherTabs.ts';
import { authAtom, authorAtom } from '../session/session.ts';
import { markRows, rowsMark } from './rowsMark.ts';
import { keepSeenAtom, showSeenAtom } from './seen.ts';
import { seenAtAtom } from './seenAt.ts';
import { keepRowsAtom } from './setting.ts';
import { shapeOf } from './shapes.ts';
import { mostAge, mostOfAll, mostOfOne, shapes } from './stock.ts';

// Ages are told by the clock of the query client, which is the machine's.
const start = Date.now();
let device = memoryDevice();
const freshPlatform = () => ({
  session: 'marina' as string | null,
  away: false,
  gone: false,
  names: ['Тишина'],
  /** When it answers. */
  answers: Promise.resolve(),
});
let platform = freshPlatform();

beforeEach(() => {
  vi.stubGlobal('localStorage', instantStorage());
  setNow(start);
  device = memoryDevice();
  platform = freshPlatform();
});
afterEach(() => {
  setNow(null);
  vi.unstubAllGlobals();
});

const stamp = '2026-11-01T10:00:00.000Z';
const rowOf = (name: string) => ({ id: name, name, createdAt: stamp, updatedAt: stamp });
const profileOf = (id: string) => ({
  ...rowOf(id),
  email: `${id}@example.com`,
  role: 'expert',
  firstName: id,
  lastName: 'Ветрова',
});

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  await platform.answers;
  if (platform.away) throw new TypeError('Failed to fetch');
  if (pathname.endsWith('/login')) {
    platform.session = (await request.json()).email.split('@')[0];
    return Response.json({});
  }
  if (platform.session === null) return Response.json({ error: 'no session' }, { status: 401 });
  if (pathname.endsWith('/logout')) platform.session = null;
  if (pathname.endsWith('/profile')) return Response.json(profileOf(platform.session ?? ''));
  if (pathname.endsWith('/list')) {
    const { page = 1, limit = 25 } = await request.json();
    const list = platform.names.slice((page - 1) * limit, page * limit).map(rowOf);
    return Response.json({ list, count: platform.names.length });
  }
  if (platform.gone) return Response.json({ error: 'gone' }, { status: 404 });
  return Response.json(rowOf(decodeURIComponent(pathname.split('/').at(-1) ?? '')));
}

/** A visit to the console on this device, looking at the lectures. */
function visit() {
  const { store } = openConsole({ fetch: answer, hash: '#/lectures', mounted: [] });
  store.set(deviceAtom, device);
  if (rowsMark() !== null) store.set(showSeenAtom);
  const stops = [authAtom, otherTabsAtom, lectureListAtom({})].map((atom) =>
    store.sub(atom, () => undefined),
  );
  onTestFinished(() => stops.forEach((stop) => stop()));
  return {
    store,
    names: () => store.get(lectureListAtom({})).items.map(({ name }) => name),
    client: store.get(queryClientAtom),
    /** Keeps what is seen, as the page does once it rests, and waits until the list is kept. */
    keep: async () => {
      await vi.waitFor(() => expect(store.get(lectureListAtom({})).status).toBe('ready'));
      store.set(keepSeenAtom);
      await vi.waitFor(async () => expect((await kept()).some((key) => key.includes('"list"'))).toBe(true));
    },
  };
}

const kept = () => device.keys('seen');
const nothingKept = () =>
  vi.waitFor(async () => {
    expect(await kept()).toEqual([]);
    expect(rowsMark()).toBeNull();
  });

test('the next visit shows the author and the rows before the platform has answered, then what it answers', async () => {
  await visit().keep();
  platform.names = ['Тишина', 'Дыхание'];
  const slow = Promise.withResolvers<void>();
  platform.answers = slow.promise;
  const { store, names } = visit();
  await vi.waitFor(() => expect(names()).toEqual(['Тишина']));
  expect(store.get(authorAtom)?.firstName).toBe('marina');
  expect(store.get(lectureListAtom({})).refreshing).toBe(true);
  slow.resolve();
  await vi.waitFor(() => expect(names()).toEqual(['Тишина', 'Дыхание']));
});

test('without a network the last rows are shown with their time, and nobody is sent to login', async () => {
  await visit().keep();
  setNow(start + 60_000);
  platform.away = true;
  const { store, names } = visit();
  const stop = store.sub(seenAtAtom, () => undefined);
  onTestFinished(stop);
  await vi.waitFor(() => expect(names()).toEqual(['Тишина']));
  expect(store.get(authAtom).status).toBe('author');
  await vi.waitFor(() => expect(store.get(seenAtAtom)).toBeLessThan(start + 60_000));
});

test('of a list the first page is kept, and of one that was searched nothing', async () => {
  platform.names = Array.from({ length: 30 }, (_, at) => `Лекция ${at}`);
  const first = visit();
  await vi.waitFor(() => expect(first.names()).toHaveLength(25));
  first.store.get(lectureListAtom({})).loadMore();
  await vi.waitFor(() => expect(first.names()).toHaveLength(30));
  const stop = first.store.sub(lectureListAtom({ search: 'Лекция' }), () => undefined);
  onTestFinished(stop);
  await first.keep();
  expect((await kept()).filter((key) => key.includes('search'))).toEqual([]);
  platform.away = true;
  const { names } = visit();
  await vi.waitFor(() => expect(names()).toHaveLength(25));
});

test.each<[string, QueryKey]>([
  ['clients', ['audience', 'list', {}]],
  ['a client', ['audience', 'item', '1']],
  ['groups of buyers', ['audience', 'buyers']],
  ['purchases', ['purchase', 'list', {}]],
  ['how many purchases a client made', ['purchase', 'count', { search: 'Анна' }]],
  ['the income from a client', ['purchase', 'series', { search: 'Анна' }, []]],
  ['the income by a choice', ['purchase', 'shares', { filter: { country: 'RU' } }, '', '']],
  ['requests of clients', ['consultation-request', 'list', {}]],
  ['the hours of clients', ['consultation-request', 'authorTime', {}]],
  ['referrals', ['referral', 'list', {}]],
  ['figures of referrals', ['referral', 'figures']],
  ['questions of clients', ['qa', 'list', {}]],
  ['attempts at quizzes', ['quizAnswer', 'list', {}]],
  ['what was searched for', ['search', 'Анна']],
  ['an address of media', ['stream', 'link', '1']],
  ['a key that nobody knows', ['constructor', 'list', {}]],
  ['a key of another kind', [{ kind: 'lecture' }, 'list']],
])('%s are never kept', (_, key) => {
  expect(shapeOf(key)).toBeNull();
});

test.each<[string, (store: ReturnType<typeof visit>['store']) => unknown]>([
  ['a logout', (store) => store.set(logoutAtom)],
  ['a logout in another tab', () => tellTabs(null)],
  [
    'a session that has ended by itself',
    (store) => {
      platform.session = null;
      return store.get(queryClientAtom).refetchQueries();
    },
  ],
  ['the author’s word', (store) => store.set(keepRowsAtom, false)],
])('%s leaves nothing on the device', async (_, end) => {
  const { store, keep } = visit();
  await keep();
  await end(store);
  await nothingKept();
  platform.away = true;
  const next = visit();
  await vi.waitFor(() => expect(next.store.get(authAtom).status).toBe('failed'));
  expect(next.names()).toEqual([]);
});

test('what the author does not want kept is not kept again, until they want it', async () => {
  const { store, client, keep } = visit();
  await keep();
  store.set(keepRowsAtom, false);
  await nothingKept();
  await client.refetchQueries();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await kept()).toEqual([]);
  store.set(keepRowsAtom, true);
  await keep();
});

test('a page that goes in the middle of a logout leaves rows that nobody is shown, and the next one removes them', async () => {
  await visit().keep();
  markRows('leaving');
  platform.away = true;
  const { store, names } = visit();
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('failed'));
  expect(names()).toEqual([]);
  await nothingKept();
});

test('another author who signs in finds nothing of the one before', async () => {
  const first = visit();
  await first.keep();
  platform.session = null;
  await first.store.set(loginAtom, { email: 'oleg@example.com', password: 'author-demo-2026' });
  await vi.waitFor(async () => {
    expect((await kept()).filter((key) => key.startsWith('seen/marina/'))).toEqual([]);
    expect(await device.get('seen')).toBe('oleg');
  });
});

test('the session of another author, begun elsewhere, drops the rows as soon as it is known', async () => {
  await visit().keep();
  platform.session = 'oleg';
  platform.names = ['Олега'];
  const { store, names } = visit();
  await vi.waitFor(() => expect(store.get(authorAtom)?.id).toBe('oleg'));
  // Screens of the one before are gone with their queries: the page reads the author from the start.
  await vi.waitFor(() => expect(names()).not.toContain('Тишина'));
  await vi.waitFor(async () => {
    expect((await kept()).filter((key) => key.startsWith('seen/marina/'))).toEqual([]);
  });
});

const listKey = async () => (await kept()).find((key) => key.includes('"list"')) ?? 'none';

test.each<[string, (record: { shapes: string; at: number; text: string }) => unknown]>([
  ['of other shapes', (record) => ({ ...record, shapes: `${shapes}-before` })],
  ['too old', (record) => ({ ...record, at: start - mostAge })],
  ['no record', () => 'rows'],
  ['no JSON', (record) => ({ ...record, text: '{"pages":[' })],
  [
    'of another form',
    (record) => ({ ...record, text: '{"pages":[{"list":[{"id":1}],"count":1}],"pageParams":[1]}' }),
  ],
  ['no list at all', (record) => ({ ...record, text: '"<img src=x>"' })],
  ['null', (record) => ({ ...record, text: 'null' })],
])('a copy that is %s is as good as none', async (_, spoil) => {
  await visit().keep();
  const key = await listKey();
  await device.set(key, spoil((await device.get(key)) as { shapes: string; at: number; text: string }));
  platform.away = true;
  const { store, names } = visit();
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  await vi.waitFor(() => expect(store.get(lectureListAtom({})).status).toBe('failed'));
  expect(names()).toEqual([]);
});

test('a copy from the future counts as one of now', async () => {
  await visit().keep();
  const key = await listKey();
  const record = (await device.get(key)) as object;
  await device.set(key, { ...record, at: start + mostAge });
  platform.away = true;
  const { names, client } = visit();
  await vi.waitFor(() => expect(names()).toEqual(['Тишина']));
  const [list] = client.getQueryCache().findAll({ queryKey: lectureKeys.lists });
  expect(list?.state.dataUpdatedAt).toBe(start);
});

test('what is too long is not kept, and of all together the oldest goes', async () => {
  const { client, keep } = visit();
  await keep();
  const long = (id: string, length: number) =>
    client.setQueryData(lectureKeys.item(id), { ...rowOf(id), description: 'я'.repeat(length) });
  long('over', mostOfOne);
  const many = Math.ceil(mostOfAll / (mostOfOne - 1000)) + 1;
  for (let at = 0; at < many; at++) {
    setNow(start + 1000 + at);
    long(`l-${at}`, mostOfOne - 1000);
  }
  const has = async (id: string) => (await kept()).some((key) => key.includes(`"${id}"`));
  await vi.waitFor(async () => expect(await has(`l-${many - 1}`)).toBe(true));
  await vi.waitFor(async () => expect(await has('l-0')).toBe(false));
  expect(await has('over')).toBe(false);
  expect(await has('l-5')).toBe(true);
});

test('what is not there any more is told as such, whatever was kept of it', async () => {
  const { store, keep } = visit();
  onTestFinished(store.sub(lectureAtom('Ветер'), () => undefined));
  await keep();
  await vi.waitFor(async () => expect((await kept()).some((key) => key.includes('"Ветер"'))).toBe(true));
  platform.gone = true;
  const next = visit();
  onTestFinished(next.store.sub(lectureAtom('Ветер'), () => undefined));
  await vi.waitFor(() => expect(next.store.get(lectureAtom('Ветер')).status).toBe('notFound'));
  await vi.waitFor(async () => expect((await kept()).some((key) => key.includes('"Ветер"'))).toBe(false));
});
