import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, asApiError } from '#api/api-error.ts';
import { entityKeys } from '#api/keys.ts';
import type { ListRequest } from '#domain/lists.ts';
import { memoryDevice } from '#lib/device/memory-device.ts';
import { createCollection, type CollectionTexts } from './collection.ts';
import { createAppStore } from './store.ts';
import { closeToastAtom, toastAtom } from './ui/toast.ts';
import type { ListParams } from './list.ts';
import { createQueryClient } from './queries.ts';

interface Thing {
  id: string;
  name: string;
}

const texts: CollectionTexts = {
  notFound: (id) => `Нет ${id}`,
  notCreated: 'Не создано',
  notUpdated: 'Не обновлено',
  notListed: 'Не получено',
};

/** A kind with a platform of its own, `total` things named by their number. */
function openKind(total: number, namespace: string, more: Partial<CollectionTexts> = {}) {
  const things = Array.from({ length: total }, (_, index): Thing => ({
    id: `${index}`,
    name: `Вещь ${index}`,
  }));
  const calls: string[] = [];
  /** `hold` keeps answers, which were made before, on their way. */
  const state = { fail: null as ApiError | null, truthy: true, hold: null as Promise<void> | null };
  const answer = async <T>(name: string, value: () => T): Promise<T> => {
    calls.push(name);
    if (state.fail) throw state.fail;
    const answered = value();
    if (state.hold) await state.hold;
    return answered;
  };
  const named = (id: string) => {
    const found = things.find((thing) => thing.id === id);
    if (!found) throw new ApiError('http', 'no such thing', { status: 404 });
    return structuredClone(found);
  };
  const collection = createCollection({
    keys: entityKeys(namespace),
    requests: {
      list: ({ page = 1, limit = 25, search = '' }: NonNullable<ListRequest> = {}) =>
        answer(`list ${page}`, () => {
          const matching = things.filter(({ name }) => name.includes(search));
          return {
            list: structuredClone(matching.slice((page - 1) * limit, page * limit)),
            count: matching.length,
          };
        }),
      read: async (id: string) => answer(`read ${id}`, () => named(id)),
      create: (body: { name: string }) =>
        answer('create', () => {
          const thing = { id: `${things.length}`, ...body };
          things.unshift(thing);
          return thing;
        }),
      update: (body: Thing) =>
        answer(`update ${body.id}`, () => {
          const thing = things.find(({ id }) => id === body.id);
          if (thing) thing.name = body.name;
          return state.truthy;
        }),
    },
    texts: { ru: { ...texts, ...more }, en: { ...texts, ...more } },
  });
  const store = createAppStore(createQueryClient({ retry: false }), memoryDevice());
  const show = (params: ListParams = { limit: 4 }) => {
    const listAtom = collection.listAtom(params);
    stops.push(store.sub(listAtom, () => undefined));
    return () => store.get(listAtom);
  };
  const loaded = async (params?: ListParams) => {
    const list = show(params);
    await vi.waitFor(() => expect(list()).toMatchObject({ status: 'ready', refreshing: false }));
    return list;
  };
  return { ...collection, store, calls, state, things, show, loaded };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

const idsOf = (list: () => { items: Thing[] }) => list().items.map(({ id }) => id);

test('the same parameters give the same atom, whatever their order', () => {
  const { listAtom } = openKind(0, 'same');
  expect(listAtom({ search: 'a', sort: 'name' })).toBe(listAtom({ sort: 'name', search: 'a' }));
  expect(listAtom({ search: 'a' })).not.toBe(listAtom({ search: 'b' }));
});

test('a list loads, and grows page by page to its end', async () => {
  const { show } = openKind(10, 'grow');
  const list = show();
  expect(list().status).toBe('loading');
  await vi.waitFor(() => expect(list().status).toBe('ready'));
  expect(list()).toMatchObject({ count: 10, hasMore: true, refreshing: false });
  list().loadMore();
  await vi.waitFor(() => expect(idsOf(list)).toHaveLength(8));
  list().loadMore();
  await vi.waitFor(() => expect(idsOf(list)).toHaveLength(10));
  expect(list().hasMore).toBe(false);
  expect(list().pages.map((page) => page.length)).toEqual([4, 4, 2]);
  list().loadMore();
  expect(list().loadingMore).toBe(false);
});

test('what is being read for the first time while a row is made is asked again', async () => {
  const { store, countAtom, createAtom, show, state } = openKind(3, 'raced');
  const late = Promise.withResolvers<void>();
  state.hold = late.promise;
  const list = show({ limit: 4 });
  const count = countAtom({});
  stops.push(store.sub(count, () => undefined));
  state.hold = null;
  await store.set(createAtom, { name: 'Новая' });
  late.resolve();
  await vi.waitFor(() => expect(store.get(count)).toBe(4));
  await vi.waitFor(() => expect(list()).toMatchObject({ status: 'ready', refreshing: false, count: 4 }));
});

test('a failed list offers a retry; a failed page keeps the rows', async () => {
  const { show, state } = openKind(6, 'fail');
  state.fail = new ApiError('http', 'broken', { status: 500 });
  const list = show();
  await vi.waitFor(() => expect(list()).toMatchObject({ status: 'failed', error: { status: 500 } }));
  state.fail = null;
  list().retry();
  await vi.waitFor(() => expect(list().status).toBe('ready'));
  state.fail = new ApiError('network', 'gone');
  list().loadMore();
  await vi.waitFor(() => expect(list().moreFailed).toBe(true));
  expect(list()).toMatchObject({ status: 'ready' });
  expect(idsOf(list)).toHaveLength(4);
  state.fail = null;
  list().loadMore();
  await vi.waitFor(() => expect(idsOf(list)).toHaveLength(6));
});

test('a list that cannot be read is told of; with rows on the screen a lost connection is not', async () => {
  const { show, state, store, countAtom } = openKind(6, 'told');
  const broken = new ApiError('http', 'broken', { status: 500 });
  state.fail = broken;
  const count = countAtom({});
  stops.push(store.sub(count, () => undefined));
  const list = show();
  await vi.waitFor(() => expect(list().status).toBe('failed'));
  expect(store.get(toastAtom)).toMatchObject({ title: 'Ошибка', description: 'Не получено' });
  store.set(closeToastAtom);
  state.fail = null;
  list().retry();
  await vi.waitFor(() => expect(list().status).toBe('ready'));
  state.fail = new ApiError('network', 'gone');
  list().retry();
  await vi.waitFor(() => expect(list()).toMatchObject({ status: 'ready', error: { kind: 'network' } }));
  expect(store.get(toastAtom).shown).toBe(false);
  state.fail = broken;
  list().retry();
  await vi.waitFor(() => expect(list()).toMatchObject({ status: 'ready', error: { status: 500 } }));
  expect(store.get(toastAtom)).toMatchObject({ title: 'Ошибка', description: 'Не получено' });
});

test('the words of a failed creation may follow from the error', async () => {
  const notCreated = (error: unknown) => `Не создано: ${asApiError(error).message}`;
  const { createAtom, store, state } = openKind(1, 'words', { notCreated });
  state.fail = new ApiError('http', 'занято', { status: 409 });
  await expect(store.set(createAtom, { name: 'Новая' })).rejects.toBe(state.fail);
  expect(store.get(toastAtom).description).toBe('Не создано: занято');
});

test('the rows stay while those of other parameters are read', async () => {
  const { loaded, show } = openKind(6, 'stay');
  await loaded({ limit: 4, keepRows: true });
  // Another list of the screen has nothing to do with it.
  expect(show({ limit: 4, search: '3' })().status).toBe('loading');
  const found = show({ limit: 4, search: '5', keepRows: true });
  expect(found()).toMatchObject({ status: 'ready', refreshing: true, hasMore: false });
  await vi.waitFor(() => expect(found()).toMatchObject({ count: 1, refreshing: false }));
  expect(idsOf(found)).toEqual(['5']);
});

test('a count asks for one row', async () => {
  const { countAtom, store, calls } = openKind(7, 'count');
  const atom = countAtom({ search: 'Вещь' });
  stops.push(store.sub(atom, () => undefined));
  expect(store.get(atom)).toBeNull();
  await vi.waitFor(() => expect(store.get(atom)).toBe(7));
  expect(calls).toEqual(['list 1']);
});

test('an item is taken from the loaded list first', async () => {
  const { loaded, itemAtom, store, calls } = openKind(6, 'first');
  await loaded();
  stops.push(store.sub(itemAtom('3'), () => undefined));
  expect(store.get(itemAtom('3'))).toMatchObject({ status: 'ready', item: { id: '3' } });
  expect(calls).toEqual(['list 1']);
});

test('an absent one comes from the platform and joins the list that holds everything', async () => {
  const { loaded, itemAtom, store, calls } = openKind(9, 'join');
  const list = await loaded();
  const narrow = await loaded({ limit: 4, search: '0' });
  stops.push(store.sub(itemAtom('8'), () => undefined));
  expect(store.get(itemAtom('8')).status).toBe('loading');
  await vi.waitFor(() => expect(store.get(itemAtom('8'))).toMatchObject({ item: { name: 'Вещь 8' } }));
  expect(calls).toContain('read 8');
  await vi.waitFor(() => expect(idsOf(list)).toEqual(['0', '1', '2', '3', '8']));
  expect(list().count).toBe(9);
  expect(idsOf(narrow)).toEqual(['0']);
});

test('an item that is not there says so to its screen', async () => {
  const { itemAtom, store, state } = openKind(1, 'screen');
  stops.push(store.sub(itemAtom('77'), () => undefined));
  expect(store.get(itemAtom('77')).status).toBe('loading');
  await vi.waitFor(() => expect(store.get(itemAtom('77')).status).toBe('notFound'));
  expect(store.get(toastAtom)).toMatchObject({ title: 'Ошибка', description: 'Нет 77' });
  state.fail = new ApiError('http', 'broken', { status: 503 });
  stops.push(store.sub(itemAtom('78'), () => undefined));
  await vi.waitFor(() => expect(store.get(itemAtom('78')).status).toBe('failed'));
  // It may well be there.
  expect(store.get(toastAtom).description).toBe(
    'На\u00A0платформе что-то сломалось. Повторите через минуту.',
  );
});

test('a created item stands first and counts; a failure is told and thrown', async () => {
  const { loaded, createAtom, store, state } = openKind(5, 'create');
  const list = await loaded();
  await store.set(createAtom, { name: 'Новая' });
  await vi.waitFor(() => expect(list()).toMatchObject({ count: 6, refreshing: false }));
  expect(list().items[0]).toMatchObject({ name: 'Новая' });
  state.fail = new ApiError('http', 'broken', { status: 500 });
  await expect(store.set(createAtom, { name: 'Ещё' })).rejects.toBe(state.fail);
  expect(store.get(toastAtom).description).toBe('Не создано');
});

test('a truthy update is read again and replaces the entry; another is not', async () => {
  const { loaded, updateAtom, store, calls, state } = openKind(5, 'update');
  const list = await loaded();
  expect(await store.set(updateAtom, { id: '1', name: 'Иначе' })).toEqual({ id: '1', name: 'Иначе' });
  await vi.waitFor(() => expect(list().items[1]?.name).toBe('Иначе'));
  expect(calls.filter((name) => name === 'read 1')).toHaveLength(1);
  state.truthy = false;
  expect(await store.set(updateAtom, { id: '2', name: 'Иначе' })).toBeNull();
  expect(calls).not.toContain('read 2');
});

test('an update that fails is told, logged and thrown; a lost session only thrown', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { updateAtom, store, state } = openKind(5, 'broken');
  state.fail = new ApiError('http', 'broken', { status: 500 });
  await expect(store.set(updateAtom, { id: '1', name: 'Иначе' })).rejects.toBe(state.fail);
  expect(store.get(toastAtom)).toMatchObject({ title: 'Ошибка', description: 'Не обновлено' });
  expect(logged).toHaveBeenCalledOnce();

  const guest = openKind(5, 'guest');
  guest.state.fail = new ApiError('http', 'no session', { status: 401 });
  await expect(guest.store.set(guest.updateAtom, { id: '1', name: 'Иначе' })).rejects.toMatchObject({
    status: 401,
  });
  expect(guest.store.get(toastAtom).shown).toBe(false);
});

test('what is removed leaves the list and the count at once', async () => {
  const { loaded, removeAtom, store, state } = openKind(3, 'rules');
  const list = await loaded();
  state.fail = new ApiError('network', 'gone');
  store.set(removeAtom, '1');
  await vi.waitFor(() => expect(idsOf(list)).toEqual(['0', '2']));
  expect(list().count).toBe(2);
});

test('a change of one row does not make the list look freshly read', async () => {
  const { loaded, refreshAtom, store, things } = openKind(4, 'age');
  const list = await loaded();
  const cache = store.get(queryClientAtom).getQueryCache();
  const [query] = cache.findAll({ queryKey: ['age', 'list'] });
  const before = query?.state.dataUpdatedAt;
  await new Promise((resolve) => setTimeout(resolve, 5));
  Object.assign(things[2] ?? {}, { name: 'Два' });
  await store.set(refreshAtom, '2');
  await vi.waitFor(() => expect(list().items[2]?.name).toBe('Два'));
  expect(query?.state.dataUpdatedAt).toBe(before);
});

test('an answer that comes after a newer one is no copy', async () => {
  const { loaded, refreshAtom, updateAtom, store, calls, state } = openKind(1, 'slow');
  const list = await loaded();
  const { promise, resolve } = Promise.withResolvers<void>();
  state.hold = promise;
  const older = store.set(refreshAtom, '0');
  await vi.waitFor(() => expect(calls).toContain('read 0'));
  state.hold = null;
  await store.set(updateAtom, { id: '0', name: 'Иначе' });
  resolve();
  expect(await older).toMatchObject({ name: 'Иначе' });
  expect(list().items).toMatchObject([{ name: 'Иначе' }]);
});
