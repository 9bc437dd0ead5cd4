import type { Atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { entityKeys } from '#api/keys.ts';
import { saveClient, savePurchase, saveReferral } from '#platform/records/people.ts';
import { saveStream } from '#platform/records/save.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import type { RowsWriter } from '#platform/store/store.ts';
import { streamOf } from '#platform/testing/contents.ts';
import { clientOf, purchaseOf, referralOf } from '#platform/testing/people.ts';
import { testTime, type TestPlatform } from '#platform/testing/platform.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { audienceCountAtom, audienceListAtom } from './audience/audience.ts';
import { createList, type ListParams, type ListState } from './list.ts';
import { createListCache } from './list-cache.ts';
import { purchaseCountAtom, purchaseListAtom, purchaseTotalsAtom } from './purchase/purchases.ts';
import { referralCountAtom, referralListAtom } from './referral/referrals.ts';
import { streamCountAtom, streamListAtom } from './stream/streams.ts';
import { toastAtom } from './ui/toast.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A list that is only read. */
interface Kind {
  listAtom: (params: ListParams) => Atom<ListState<{ id: string }>>;
  countAtom: (params: ListParams) => Atom<number | null>;
  /** What is said when it cannot be read. */
  text: string;
  keep: (rows: RowsWriter, id: string) => Promise<void>;
  /** A filter that one of three rows passes, the one with the id `row-1`. */
  filter: Record<string, unknown>;
}

const kinds: Record<string, Kind> = {
  purchases: {
    listAtom: purchaseListAtom,
    countAtom: purchaseCountAtom,
    text: 'Не удалось получить список покупок автора',
    keep: (rows, id) => savePurchase(rows, purchaseOf(id, { contentId: `content-of-${id}` })),
    filter: { contentId: 'content-of-row-1' },
  },
  referrals: {
    listAtom: referralListAtom,
    countAtom: referralCountAtom,
    text: 'Не удалось получить список рефералов пользователя',
    keep: (rows, id) => saveReferral(rows, referralOf(id, { channel: id === 'row-1' ? 'promo' : 'link' })),
    filter: { channel: 'promo' },
  },
  audience: {
    listAtom: audienceListAtom,
    countAtom: audienceCountAtom,
    text: 'Ошибка при получении списка клиентов',
    keep: (rows, id) => saveClient(rows, clientOf(id, { segment: id === 'row-1' ? 'lost' : 'new' })),
    filter: { segment: ['lost'] },
  },
  streams: {
    listAtom: streamListAtom,
    countAtom: streamCountAtom,
    text: 'Не\u00A0удалось получить список видео',
    keep: (rows, id) =>
      saveStream(rows, streamOf(id, testTime, { kind: id === 'row-1' ? 'audio' : 'video' })),
    filter: { kind: 'audio' },
  },
};

const write = (at: TestPlatform, work: (rows: RowsWriter) => Promise<void>) =>
  at.store.of(demoAccount.id).change(work);

describe.each(Object.entries(kinds))('the list of %s', (_, { listAtom, countAtom, text, keep, filter }) => {
  async function open() {
    const page = await openPlatformConsole();
    await write(page.at, async (rows) => {
      for (const id of ['row-0', 'row-1', 'row-2']) await keep(rows, id);
    });
    const show = (params: ListParams) => {
      stops.push(page.store.sub(listAtom(params), () => undefined));
      return () => page.store.get(listAtom(params));
    };
    return { ...page, show };
  }

  test('holds the rows and the count of all; paging appends', async () => {
    const { show } = await open();
    const list = show({ limit: 2 });
    expect(list().status).toBe('loading');
    await vi.waitFor(() => expect(list()).toMatchObject({ status: 'ready', count: 3, hasMore: true }));
    expect(list()).toMatchObject({ refreshing: false, loadingMore: false });
    const first = list().items.map(({ id }) => id);
    list().loadMore();
    await vi.waitFor(() => expect(list().items).toHaveLength(3));
    expect(
      list()
        .items.map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(first);
    expect(list()).toMatchObject({ count: 3, hasMore: false, loadingMore: false });
  });

  test('is filtered, and counted, by the platform', async () => {
    const { store, show } = await open();
    const list = show({ filter });
    stops.push(store.sub(countAtom({ filter }), () => undefined));
    await vi.waitFor(() => expect(list().items.map(({ id }) => id)).toEqual(['row-1']));
    await vi.waitFor(() => expect(store.get(countAtom({ filter }))).toBe(1));
  });

  test('says that it cannot be read, and nothing when the session is lost', async () => {
    const { store, show, instead } = await open();
    instead.answer = () => refuse(500);
    const list = show({});
    await vi.waitFor(() => expect(list()).toMatchObject({ status: 'failed', error: { status: 500 } }));
    expect(store.get(toastAtom)).toMatchObject({ title: 'Ошибка', description: text });
    expect(list()).toMatchObject({ refreshing: false, loadingMore: false });
    instead.answer = null;
    list().retry();
    await vi.waitFor(() => expect(list().status).toBe('ready'));

    const guest = await open();
    guest.instead.answer = () => refuse(401);
    const lost = guest.show({});
    await vi.waitFor(() => expect(lost().status).toBe('failed'));
    expect(guest.store.get(toastAtom).shown).toBe(false);
  });
});

test('a row that makes no sense takes neither the others nor the count with it, and is told of', async () => {
  const { store, at, instead } = await openPlatformConsole();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  await write(at, async (rows) => {
    for (const id of ['row-0', 'row-1', 'row-2']) await kinds['streams']?.keep(rows, id);
  });
  instead.answer = async (_call, request) => {
    const answer = await at.platform.fetch(request);
    if (!request.url.endsWith('/stream/list')) return answer;
    const { list, count } = await answer.json();
    return Response.json({ list: list.map((row: object, place: number) => (place === 0 ? {} : row)), count });
  };
  const listAtom = streamListAtom({ partly: true });
  const countAtom = streamCountAtom({});
  for (const one of [listAtom, countAtom]) stops.push(store.sub(one, () => undefined));
  await vi.waitFor(() => expect(store.get(listAtom)).toMatchObject({ status: 'ready', count: 3, unread: 1 }));
  expect(store.get(listAtom).items).toHaveLength(2);
  await vi.waitFor(() => expect(store.get(countAtom)).toBe(3));
  expect(store.get(toastAtom).shown).toBe(false);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Rows of a list'), expect.anything());
  // A screen that would not say so shows none of them.
  const whole = streamListAtom({});
  stops.push(store.sub(whole, () => undefined));
  await vi.waitFor(() => expect(store.get(whole).status).toBe('failed'));
});

/** The page has asked ahead for the first two recordings; `there`: their answer has come. */
function askAhead(there: boolean) {
  const json = { list: [streamOf('row-1', testTime), streamOf('row-2', testTime)], count: 2 };
  const params = { limit: 24, sort: '-createdAt' };
  const asked = { url: './api/v1/author/stream/list', body: JSON.stringify({ page: 1, ...params }) };
  const ahead = { ...asked, route: '#/', answer: Promise.resolve(json), ...(there && { json }) };
  vi.stubGlobal('window', { askedAhead: ahead });
  vi.stubGlobal('document', { hidden: true });
  return { params, come: () => Object.assign(ahead, { json }) };
}

test('a first page that was asked for ahead is there at the first look, and not asked for', async () => {
  const { store, calls } = await openPlatformConsole();
  const listAtom = streamListAtom(askAhead(true).params);
  expect(store.get(listAtom)).toMatchObject({ status: 'ready', count: 2, refreshing: false });
  expect(store.get(listAtom).items.map(({ id }) => id)).toEqual(['row-1', 'row-2']);
  for (const shown of [listAtom, streamCountAtom({})]) stops.push(store.sub(shown, () => undefined));
  // What it does not tell is asked for.
  await vi.waitFor(() => expect(store.get(streamCountAtom({}))).toBe(0));
  expect(calls.map(({ body }) => body)).toEqual([{ limit: 1 }]);
});

test('nor is one asked for whose answer comes between the first look and the asking', async () => {
  const { store, calls } = await openPlatformConsole();
  const { params, come } = askAhead(false);
  const listAtom = streamListAtom(params);
  expect(store.get(listAtom).status).toBe('loading');
  come();
  stops.push(store.sub(listAtom, () => undefined));
  await vi.waitFor(() => expect(store.get(listAtom)).toMatchObject({ count: 2, refreshing: false }));
  expect(calls).toEqual([]);
});

test('a page that is asked for while the others are read again misses no row', async () => {
  let rows = [1, 2, 3, 4, 5, 6].map((at) => ({ id: `row-${at}` }));
  const keys = entityKeys('row');
  const { listAtom } = createList<{ id: string }>({
    keys,
    notListed: () => '',
    read: async ({ page = 1, limit = 25 } = {}) => ({
      list: rows.slice((page - 1) * limit, page * limit),
      count: rows.length,
    }),
  });
  const { store } = await openPlatformConsole();
  const atom = listAtom({ limit: 2 });
  stops.push(store.sub(atom, () => undefined));
  await vi.waitFor(() => expect(store.get(atom).items).toHaveLength(2));
  store.get(atom).loadMore();
  await vi.waitFor(() => expect(store.get(atom).items).toHaveLength(4));
  rows = rows.slice(1);
  createListCache(keys).invalidate(store.get(queryClientAtom));
  store.get(atom).loadMore();
  await vi.waitFor(() => expect(store.get(atom)).toMatchObject({ items: rows, hasMore: false }));
});

test('purchases come with the totals of all that match, loaded or not', async () => {
  const { store, at } = await openPlatformConsole();
  await write(at, async (rows) => {
    for (const id of ['one', 'two', 'three']) await savePurchase(rows, purchaseOf(id));
    await savePurchase(rows, purchaseOf('four', { status: 'awaiting' }));
  });
  const params = { limit: 2 };
  stops.push(store.sub(purchaseTotalsAtom(params), () => undefined));
  expect(store.get(purchaseTotalsAtom(params))).toBeNull();
  const totals = {
    grossKopecks: 297_000,
    feeKopecks: 19_305,
    refundedKopecks: 0,
    netKopecks: 277_695,
  };
  await vi.waitFor(() => expect(store.get(purchaseTotalsAtom(params))).toEqual(totals));
});

test('a platform that tells no totals is taken as it is', async () => {
  const { store, instead } = await openPlatformConsole();
  instead.answer = () => Response.json({ list: [], count: 0 });
  stops.push(store.sub(purchaseListAtom({}), () => undefined));
  await vi.waitFor(() => expect(store.get(purchaseListAtom({})).status).toBe('ready'));
  expect(store.get(purchaseTotalsAtom({}))).toBeNull();
});
