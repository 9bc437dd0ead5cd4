import { queryClientAtom } from 'jotai-tanstack-query';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountKeys } from '#api/account/queries.ts';
import { client } from '#api/client.ts';
import { now, setNow } from '#lib/time/clock.ts';
import { memoryDevice } from '#lib/device/memory-device.ts';
import type { Device } from '#lib/device/device.ts';
import { fetchAdapter } from '#tests/support/fetch-adapter.ts';
import { createDrafts } from './drafts.ts';
import { emptyDraft } from './records.ts';
import { goOnAtom } from '../session/private.ts';
import { authAtom } from '../session/session.ts';
import { createAppStore } from '../store.ts';
import { createQueryClient } from '../queries.ts';

interface Fields {
  title: string;
  text: string;
}

const author = {
  id: 'marina',
  email: 'm@example.com',
  role: 'expert',
  firstName: 'Марина',
  lastName: 'Ветрова',
};
const original = client.defaults.adapter;
const stops: (() => void)[] = [];
/** What the test moves; the rest of time goes on. */
const timers: Parameters<typeof vi.useFakeTimers>[0] = { toFake: ['setTimeout', 'clearTimeout'] };

beforeEach(() => {
  client.defaults.adapter = fetchAdapter(async () => Response.json(author));
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  setNow(null);
  client.defaults.adapter = original;
  vi.unstubAllGlobals();
});

async function open(kind: string, device: Device = memoryDevice()) {
  const set = vi.spyOn(device, 'set');
  const store = createAppStore(createQueryClient({ retry: false }), device);
  stops.push(store.sub(authAtom, () => undefined));
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  const drafts = createDrafts<Fields>(kind, v.partial(v.object({ title: v.string(), text: v.string() })));
  const slot = drafts.slotAtom('1');
  const close = store.sub(slot, () => undefined);
  stops.push(close);
  await vi.waitFor(() => expect(store.get(slot).loaded).toBe(true));
  const server = { title: 'Было', text: '' };
  const edit = (patch: Partial<Fields>) =>
    store.set(drafts.mergeAtom, { key: '1', patch, server, updatedAt: '2026-11-20T09:00:00Z' });
  return { device, set, store, drafts, slot: () => store.get(slot), edit, close, server };
}

test('edits merge as they arrive, each with what it began from', async () => {
  const { slot, edit, server } = await open('merge');
  edit({ title: 'Стало' });
  server.title = 'Чужое';
  edit({ title: 'Стало иначе', text: 'Текст' });
  expect(slot().draft).toMatchObject({
    fields: { title: 'Стало иначе', text: 'Текст' },
    base: { title: 'Было', text: '' },
    baseUpdatedAt: '2026-11-20T09:00:00Z',
  });
});

test('they are kept within 400 ms, many edits in one write, under the author’s own key', async () => {
  const { device, set, slot, edit } = await open('keep');
  vi.useFakeTimers(timers);
  edit({ title: 'С' });
  edit({ title: 'Ст' });
  edit({ title: 'Ста' });
  await vi.advanceTimersByTimeAsync(400);
  expect(slot().keptAt).not.toBeNull();
  expect(set).toHaveBeenCalledOnce();
  expect(await device.get('draft/marina/keep/1')).toMatchObject({ draft: { fields: { title: 'Ста' } } });
});

test('a page that goes away keeps them at once', async () => {
  const listeners = new Map<string, () => void>();
  const target = {
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
    removeEventListener: (name: string) => void listeners.delete(name),
  };
  vi.stubGlobal('window', target);
  vi.stubGlobal('document', target);
  const { set, edit, close } = await open('hide');
  edit({ title: 'Уходя' });
  expect(set).not.toHaveBeenCalled();
  listeners.get('pagehide')?.();
  expect(set).toHaveBeenCalledOnce();
  edit({ title: 'Скрывая' });
  listeners.get('visibilitychange')?.();
  expect(set).toHaveBeenCalledTimes(2);
  close();
  expect(listeners.has('pagehide')).toBe(false);
});

test('what is typed before the device has answered is kept when the page goes', async () => {
  const device = memoryDevice();
  const hung = new Promise<never>(() => undefined);
  const store = createAppStore(createQueryClient({ retry: false }), { ...device, keys: () => hung });
  stops.push(store.sub(authAtom, () => undefined));
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  const drafts = createDrafts<Fields>('slow', v.partial(v.object({ title: v.string(), text: v.string() })));
  stops.push(store.sub(drafts.slotAtom('1'), () => undefined));
  const server = { title: 'Было', text: '' };
  store.set(drafts.mergeAtom, { key: '1', patch: { title: 'Сразу' }, server, updatedAt: null });
  void store.set(drafts.flushAtom);
  // The page goes, and lets its names go.
  const next = await open('slow', { ...device, hold: async () => () => undefined });
  expect(next.slot().offer).toMatchObject({ fields: { title: 'Сразу' } });
});

/** A draft of a device that tells what is there once `answer` is called. */
async function openLate(kind: string, device: Device) {
  const { promise: hung, resolve: answer } = Promise.withResolvers<void>();
  const slow = { ...device, keys: async (prefix: string) => hung.then(() => device.keys(prefix)) };
  const store = createAppStore(createQueryClient({ retry: false }), slow);
  stops.push(store.sub(authAtom, () => undefined));
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  const drafts = createDrafts<Fields>(kind, v.partial(v.object({ title: v.string(), text: v.string() })));
  const slot = drafts.slotAtom('1');
  stops.push(store.sub(slot, () => undefined));
  const server = { title: 'Было', text: '' };
  const edit = (patch: Partial<Fields>) =>
    store.set(drafts.mergeAtom, { key: '1', patch, server, updatedAt: null });
  return { store, drafts, slot, edit, answer };
}

test('of what is typed before and after the device has answered the later is kept', async () => {
  const device = memoryDevice();
  const early = Promise.withResolvers<void>();
  const { store, drafts, slot, edit, answer } = await openLate('order', {
    ...device,
    set: (key, value) => (key.includes('@') ? early.promise : device.set(key, value)),
  });
  edit({ title: 'Раньше' });
  const first = store.set(drafts.flushAtom);
  answer();
  await vi.waitFor(() => expect(store.get(slot).loaded).toBe(true));
  edit({ text: 'Позже' });
  await store.set(drafts.flushAtom);
  early.resolve();
  await first;
  expect(await device.get('draft/marina/order/1')).toMatchObject({
    draft: { fields: { title: 'Раньше', text: 'Позже' } },
  });
});

test('what is typed before the device has answered is there once, and leaves no other record', async () => {
  const device = memoryDevice();
  const { store, drafts, slot, edit, answer } = await openLate('late', device);
  edit({ title: 'Сразу' });
  const flushed = store.set(drafts.flushAtom);
  await vi.waitFor(async () => expect(await device.keys('draft/')).toHaveLength(1));
  answer();
  await flushed;
  expect(store.get(slot)).toMatchObject({ loaded: true, offer: null, draft: { fields: { title: 'Сразу' } } });
  expect(await device.keys('draft/')).toEqual(['draft/marina/late/1']);
});

test('what is typed before the device has answered is there once, also where there was no room for it at first', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const device = memoryDevice();
  let hasRoom = false;
  const full: Device = {
    ...device,
    async set(key, value) {
      // As a device does that notes what it has no room for.
      await device.set(key, value);
      if (!hasRoom) throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const store = createAppStore(createQueryClient({ retry: false }), full);
  stops.push(store.sub(authAtom, () => undefined));
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  const drafts = createDrafts<Fields>('tight', v.partial(v.object({ title: v.string(), text: v.string() })));
  const server = { title: 'Было', text: '' };
  const edit = (title: string) => {
    store.set(drafts.mergeAtom, { key: '1', patch: { title }, server, updatedAt: null });
    return store.set(drafts.flushAtom);
  };
  await edit('Сразу');
  hasRoom = true;
  await edit('Потом');
  expect(await device.keys('draft/')).toEqual(['draft/marina/tight/1']);
  told.mockRestore();
});

test('what a page wrote before it had its record is no other version, though the page went before it was gone', async () => {
  const device = memoryDevice();
  const left = (text: string, editedAt: number) => ({
    draft: { fields: { text }, base: {}, baseUpdatedAt: null, editedAt, createdId: null },
    offer: null,
  });
  await device.set('draft/marina/gone/1@early', left('раз', 1));
  await device.set('draft/marina/gone/1', { ...left('раз два', 2), early: 'draft/marina/gone/1@early' });
  const { slot } = await open('gone', device);
  expect(slot()).toMatchObject({ offer: { fields: { text: 'раз два' } }, older: [] });
  expect(await device.keys('draft/')).toEqual(['draft/marina/gone/1']);
});

test('nor is it one where there was no room to join it, and its page went as well', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const device = memoryDevice();
  const left = { base: {}, baseUpdatedAt: null, createdId: null };
  const early = 'draft/marina/again/1@5f0c-early';
  await device.set(early, { draft: { ...left, fields: { text: 'раз' }, editedAt: 1 }, offer: null });
  const later = { ...left, fields: { text: 'раз два' }, editedAt: 2 };
  await device.set('draft/marina/again/1', { draft: later, offer: null, early });
  const full: Device = {
    ...device,
    async set(key, value) {
      // As a device does that notes what it has no room for.
      await device.set(key, value);
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  await open('again', full);
  const { slot } = await open('again', { ...device, hold: memoryDevice().hold });
  expect(slot()).toMatchObject({ offer: { fields: { text: 'раз два' } }, older: [] });
  expect(await device.keys('draft/')).toEqual(['draft/marina/again/1']);
  told.mockRestore();
});

test('what a page has joined and edited is no other version, though the page went before it was gone', async () => {
  const device = memoryDevice();
  for (const text of ['раз', 'другое']) {
    const { edit, store, drafts } = await open('joined', device);
    setNow(now() + 1000);
    edit({ text });
    await store.set(drafts.flushAtom);
  }
  expect(await device.keys('draft/')).toHaveLength(2);
  const later = () => ({ ...device, hold: memoryDevice().hold });
  const joining = await open('joined', { ...later(), remove: async () => undefined });
  joining.store.set(joining.drafts.restoreAtom, '1');
  joining.edit({ text: 'другое два' });
  await joining.store.set(joining.drafts.flushAtom);
  expect(await device.keys('draft/')).toHaveLength(2);
  // A tab of an older version reads the record as well: it knows one name, and drops what it cannot read.
  expect(await device.get('draft/marina/joined/1')).toMatchObject({ early: expect.any(String) });
  const { slot } = await open('joined', later());
  expect(slot()).toMatchObject({
    offer: { fields: { text: 'другое два' } },
    older: [{ fields: { text: 'раз' } }],
  });
});

test('what was joined goes before what says that it was, once nobody needs either', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const device = memoryDevice();
  for (const text of ['раз', 'другое']) {
    const { edit, store, drafts } = await open('over', device);
    edit({ text });
    await store.set(drafts.flushAtom);
  }
  const removed: string[] = [];
  const { store, drafts } = await open('over', {
    ...device,
    hold: memoryDevice().hold,
    set: async () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    remove: async (name) => void removed.push(name),
  });
  store.set(drafts.discardObsoleteAtom, { key: '1', isObsolete: () => true });
  await store.set(drafts.flushAtom);
  expect(removed).toEqual(['draft/marina/over/1@2', 'draft/marina/over/1']);
  told.mockRestore();
});

test('a cleared draft leaves nothing on the device', async () => {
  const { device, store, drafts, edit } = await open('clear');
  edit({ title: 'Стало' });
  await store.set(drafts.flushAtom);
  expect(await device.keys('draft/')).toHaveLength(1);
  store.set(drafts.setAtom, { key: '1', draft: null });
  await store.set(drafts.flushAtom);
  expect(await device.keys('draft/')).toEqual([]);
});

test('typing without a pause puts nothing off: every 300 ms what is typed is kept', async () => {
  const { device, slot, edit } = await open('steady');
  const kept = async () => {
    const record = v.safeParse(
      v.object({ draft: v.object({ fields: v.object({ text: v.string() }) }) }),
      await device.get('draft/marina/steady/1'),
    );
    return record.success ? record.output.draft.fields.text.length : 0;
  };
  vi.useFakeTimers(timers);
  let typed = '';
  for (let ms = 0; ms < 1200; ms += 20) {
    typed += 'я';
    edit({ text: typed });
    await vi.advanceTimersByTimeAsync(20);
    // What was typed half a second ago is safe, at every moment.
    expect(await kept()).toBeGreaterThanOrEqual(typed.length - 500 / 20);
  }
  expect(slot().draft?.fields.text).toBe(typed);
});

test('two tabs keep what is typed in each, and the next visit is offered both, the later first', async () => {
  const device = memoryDevice();
  const first = await open('tabs', device);
  const second = await open('tabs', device);
  first.edit({ title: 'Из первой' });
  await first.store.set(first.drafts.flushAtom);
  setNow(now() + 5);
  second.edit({ title: 'Из второй' });
  await second.store.set(second.drafts.flushAtom);
  expect(await device.keys('draft/')).toHaveLength(2);

  // Both tabs are killed: nothing is held any more.
  const third = await open('tabs', { ...device, hold: memoryDevice().hold });
  const offered = () => third.slot().offer?.fields.title;
  expect(offered()).toBe('Из второй');
  third.store.set(third.drafts.restoreAtom, '1');
  // Two drafts never mix: the other one waits until this one is saved or let go.
  expect(third.slot()).toMatchObject({ offer: null, draft: { fields: { title: 'Из второй' } } });
  third.store.set(third.drafts.setAtom, { key: '1', draft: null });
  expect(offered()).toBe('Из первой');
  third.store.set(third.drafts.discardOfferAtom, '1');
  await third.store.set(third.drafts.flushAtom);
  expect(await device.keys('draft/')).toEqual([]);
});

test('what is typed beside an offer that nobody answered leaves both to the next visit', async () => {
  const first = await open('beside');
  first.edit({ title: 'Первая' });
  await first.store.set(first.drafts.flushAtom);
  const left = (await first.device.get('draft/marina/beside/1')) ?? null;
  const device = memoryDevice();
  await device.set('draft/marina/beside/1', left);
  const second = await open('beside', device);
  expect(second.slot().offer?.fields).toEqual({ title: 'Первая' });
  second.edit({ title: 'Вторая' });
  await second.store.set(second.drafts.flushAtom);
  const kept = (await device.get('draft/marina/beside/1')) ?? null;
  const last = memoryDevice();
  await last.set('draft/marina/beside/1', kept);
  const { slot } = await open('beside', last);
  expect([slot().offer, ...slot().older].map((one) => one?.fields.title).sort()).toEqual([
    'Вторая',
    'Первая',
  ]);
});

test('a tab is not offered what another one is writing', async () => {
  const device = memoryDevice();
  const first = await open('living', device);
  first.edit({ title: 'Ещё пишу' });
  await first.store.set(first.drafts.flushAtom);
  const second = await open('living', device);
  expect(second.slot()).toMatchObject({ loaded: true, offer: null, draft: null });
});

test('what a full device refused is kept once there is room', async () => {
  const device = memoryDevice();
  const { edit, slot } = await open('full', device);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const full = vi.spyOn(device, 'set').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  vi.useFakeTimers(timers);
  edit({ title: 'Без места' });
  await vi.advanceTimersByTimeAsync(400);
  expect(slot().keptAt).toBeNull();
  expect(logged).toHaveBeenCalledOnce();
  full.mockRestore();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await device.get('draft/marina/full/1')).toMatchObject({
    draft: { fields: { title: 'Без места' } },
  });
  expect(slot().keptAt).not.toBeNull();
  logged.mockRestore();
});

test('what is typed while a full device is not asked again waits no longer than ever', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const device = memoryDevice();
  const { edit } = await open('again', device);
  const full = vi.spyOn(device, 'set').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  vi.useFakeTimers(timers);
  edit({ title: 'Без места' });
  await vi.advanceTimersByTimeAsync(400);
  full.mockRestore();
  edit({ title: 'Есть место' });
  await vi.advanceTimersByTimeAsync(400);
  expect(await device.get('draft/marina/again/1')).toMatchObject({
    draft: { fields: { title: 'Есть место' } },
  });
  told.mockRestore();
});

test('what is typed while the screen of what was new is going belongs to what was made of it', async () => {
  const { device, store, drafts, edit, slot, close } = await open('going');
  store.set(drafts.setAtom, { key: '1', draft: { ...emptyDraft('made') } });
  edit({ title: 'Вдогонку' });
  expect(slot().draft?.fields).toEqual({ title: 'Вдогонку' });
  close();
  expect(drafts.slotOf(store.get, 'made').draft).toMatchObject({
    fields: { title: 'Вдогонку' },
    base: { title: 'Было' },
    createdId: null,
  });
  expect(drafts.slotOf(store.get, '1').draft).toBeNull();
  await store.set(drafts.flushAtom);
  expect(await device.keys('draft/')).toEqual(['draft/marina/going/made']);
});

test('where a draft of what was made stands already, both are there', async () => {
  const { store, drafts, edit, close } = await open('beside');
  store.set(drafts.setAtom, { key: '1', draft: { ...emptyDraft('made') } });
  store.set(drafts.setAtom, {
    key: 'made',
    draft: { ...emptyDraft(null), fields: { title: 'Пока сохраняли' } },
  });
  edit({ title: 'Вдогонку' });
  close();
  const { draft, older } = drafts.slotOf(store.get, 'made');
  expect(draft).toMatchObject({ fields: { title: 'Вдогонку' }, createdId: null });
  expect(older).toMatchObject([{ fields: { title: 'Пока сохраняли' } }]);
});

test('when the session ends meanwhile, it stays where it is kept', async () => {
  const { device, store, drafts, edit } = await open('ended');
  store.set(drafts.setAtom, { key: '1', draft: { ...emptyDraft('made') } });
  edit({ title: 'Вдогонку' });
  store.get(queryClientAtom).setQueryData(accountKeys.profile, null);
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('guest'));
  await store.set(drafts.flushAtom);
  const draft = { fields: { title: 'Вдогонку' }, createdId: 'made' };
  expect(await device.get('draft/marina/ended/1')).toMatchObject({ draft });
  // A save that is still under way looks for it there.
  expect(drafts.slotOf(store.get, '1').draft).toMatchObject(draft);
});

test('what two tabs have left is offered though the device has no room to join it', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const device = memoryDevice();
  const left = (text: string, editedAt: number) => ({
    draft: { fields: { text }, base: {}, baseUpdatedAt: null, editedAt, createdId: null },
    offer: null,
    older: [],
  });
  await device.set('draft/marina/room/1', left('раз', 1));
  await device.set('draft/marina/room/1@2', left('два', 2));
  const full = { ...device, set: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
  const { slot } = await open('room', full);
  expect(slot().offer?.fields).toEqual({ text: 'два' });
  expect(slot().older.map(({ fields }) => fields)).toEqual([{ text: 'раз' }]);
  // Nothing of it is gone while it is nowhere else.
  expect(await device.keys('draft/marina/room/')).toHaveLength(2);
  told.mockRestore();
});

test('what was typed beside an offer is no part of it: taken, the offer is what it was, and the other comes after it', async () => {
  const device = memoryDevice();
  const first = await open('apart', device);
  first.edit({ text: 'Раньше' });
  await first.store.set(first.drafts.flushAtom);
  const next = await open('apart', { ...device, hold: memoryDevice().hold });
  next.edit({ text: 'Позже' });
  next.store.set(next.drafts.restoreAtom, '1');
  expect(next.slot()).toMatchObject({ offer: null, draft: { fields: { text: 'Раньше' } } });
  next.store.set(next.drafts.setAtom, { key: '1', draft: null });
  expect(next.slot().offer).toMatchObject({ fields: { text: 'Позже' } });
});

test('an offer that is taken where something else was just made is no part of that', async () => {
  const device = memoryDevice();
  const first = await open('made', device);
  first.edit({ text: 'Раньше' });
  await first.store.set(first.drafts.flushAtom);
  const next = await open('made', { ...device, hold: memoryDevice().hold });
  next.store.set(next.drafts.setAtom, { key: '1', draft: emptyDraft('42') });
  next.store.set(next.drafts.restoreAtom, '1');
  expect(next.slot()).toMatchObject({ offer: null, draft: { createdId: null, fields: { text: 'Раньше' } } });
});

test('what a page knows is not found once more where its screen is opened again', async () => {
  const device = memoryDevice();
  const first = await open('again', device);
  first.edit({ text: 'Раньше' });
  await first.store.set(first.drafts.flushAtom);
  let isSlow: Promise<void> | undefined;
  const keys = async (prefix: string) => isSlow?.then(() => device.keys(prefix)) ?? device.keys(prefix);
  const next = await open('again', { ...device, hold: memoryDevice().hold, keys });
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  isSlow = promise;
  next.close();
  await vi.waitFor(() => next.store.set(next.drafts.flushAtom));
  stops.push(next.store.sub(next.drafts.slotAtom('1'), () => undefined));
  next.store.set(next.drafts.restoreAtom, '1');
  setNow(now() + 5);
  next.edit({ text: 'Позже' });
  const flushed = next.store.set(next.drafts.flushAtom);
  answer();
  await flushed;
  const kept = { draft: { fields: { text: 'Позже' } }, offer: null, older: [] };
  expect(next.slot()).toMatchObject(kept);
  expect(await device.get('draft/marina/again/1')).toMatchObject(kept);
});

test('what another tab has left meanwhile stays, though the author goes before this page has read it', async () => {
  const device = memoryDevice();
  const left = (text: string, editedAt: number) => ({
    draft: { fields: { text }, base: {}, baseUpdatedAt: null, editedAt, createdId: null },
    offer: null,
  });
  await device.set('draft/marina/others/1', left('раз', 1));
  let isSlow: Promise<void> | undefined;
  const keys = async (prefix: string) => isSlow?.then(() => device.keys(prefix)) ?? device.keys(prefix);
  const { store, drafts, close } = await open('others', { ...device, keys });
  close();
  await vi.waitFor(() => store.set(drafts.flushAtom));
  await device.set('draft/marina/others/1@2', left('два', 2));
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  isSlow = promise;
  store.set(drafts.setAtom, { key: '1', draft: null });
  const flushed = store.set(drafts.flushAtom);
  store.get(queryClientAtom).setQueryData(accountKeys.profile, null);
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('guest'));
  answer();
  await flushed;
  const { slot } = await open('others', { ...device, hold: memoryDevice().hold });
  expect(slot()).toMatchObject({ offer: { fields: { text: 'два' } }, older: [{ fields: { text: 'раз' } }] });
  expect(slot().older).toHaveLength(1);
});

test('who has joined what a page wrote before it had its record has not joined that record', async () => {
  const device = memoryDevice();
  const left = { base: {}, baseUpdatedAt: null, createdId: null };
  const early = 'draft/marina/beside/1@5f0c-early';
  const first = { ...left, fields: { text: 'раз' }, editedAt: 1 };
  const later = { ...left, fields: { text: 'раз два' }, editedAt: 2 };
  await device.set(early, { draft: first, offer: null });
  // The page of this record lives while another one joins what it has left beside it.
  const letGo = await device.hold('draft/marina/beside/1');
  await device.set('draft/marina/beside/1', { draft: later, offer: null, early });
  await open('beside', device);
  expect(await device.keys('draft/')).toEqual(['draft/marina/beside/1', 'draft/marina/beside/1@2']);
  letGo?.();
  const { slot } = await open('beside', { ...device, hold: memoryDevice().hold });
  expect(slot().offer?.fields).toEqual({ text: 'раз два' });
});

test('two drafts that were edited in one millisecond are two', async () => {
  setNow(1_764_000_000_000);
  const device = memoryDevice();
  const first = await open('moment', device);
  first.edit({ text: 'раз' });
  await first.store.set(first.drafts.flushAtom);
  const second = await openLate('moment', { ...device, hold: memoryDevice().hold });
  second.edit({ text: 'два' });
  const kept = second.store.set(second.drafts.flushAtom);
  second.answer();
  await kept;
  await vi.waitFor(() => expect(second.store.get(second.slot).loaded).toBe(true));
  second.edit({ title: 'Дальше' });
  await second.store.set(second.drafts.flushAtom);
  const { slot } = await open('moment', { ...device, hold: memoryDevice().hold });
  const found = [slot().offer, ...slot().older].map((one) => one?.fields.text);
  expect(found.sort()).toEqual(['два', 'раз']);
});

test('a draft that the device does not read at once is still there for the next visit', async () => {
  const device = memoryDevice();
  // Each page that comes finds the names of the one before free.
  const page = (): Device => {
    const { hold, wait } = memoryDevice();
    return { ...device, hold, wait };
  };
  const first = await open('unread', page());
  first.edit({ title: 'Вчера' });
  await first.store.set(first.drafts.flushAtom);
  const get = () => Promise.reject(new DOMException('Connection lost', 'UnknownError'));
  const second = await open('unread', { ...page(), get });
  expect(second.slot().offer).toBeNull();
  second.edit({ title: 'Сегодня' });
  await second.store.set(second.drafts.flushAtom);
  const { slot } = await open('unread', page());
  const left = [slot().offer, ...slot().older].map((one) => one?.fields.title);
  expect(left).toEqual(['Сегодня', 'Вчера']);
});

test('a field that another version of the console kept otherwise takes nothing else of a draft with it', async () => {
  const device = memoryDevice();
  const kept = { baseUpdatedAt: null, createdId: null, base: { title: 'Было', text: '' } };
  await device.set('draft/marina/shape/1', {
    draft: { ...kept, fields: { title: 'Моё', text: { root: [] } }, editedAt: 2 },
    offer: null,
    older: [{ ...kept, fields: { title: 7, text: 'Раньше' }, editedAt: 1 }],
  });
  const { slot } = await open('shape', device);
  const left = [slot().offer, ...slot().older].map((one) => one?.fields);
  expect(left).toEqual([{ title: 'Моё' }, { text: 'Раньше' }]);
});

test('a device that could not be opened is asked again, and what earlier visits left is offered then', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const device = memoryDevice();
  const draft = { ...emptyDraft(null), fields: { title: 'Вчера' } };
  await device.set('draft/marina/closed/2', { draft, offer: null, older: [] });
  const { store, drafts } = await open('closed', device);
  vi.useFakeTimers(timers);
  const closed = vi.spyOn(device, 'hold').mockRejectedValue(new Error('The code did not come'));
  const slot = drafts.slotAtom('2');
  stops.push(store.sub(slot, () => undefined));
  await vi.advanceTimersByTimeAsync(100);
  expect(store.get(slot).loaded).toBe(false);
  closed.mockRestore();
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(store.get(slot)).toMatchObject({ offer: { fields: { title: 'Вчера' } } }));
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

test('what an author began as they left is in no draft of the next one', async () => {
  const { device, store, drafts } = await open('begun');
  const read = Promise.withResolvers<string[]>();
  vi.spyOn(device, 'keys').mockReturnValueOnce(read.promise);
  const beginning = store.set(drafts.beginAtom, { key: 'new', fields: { title: 'Моё' }, base: {} });
  store.get(queryClientAtom).setQueryData(accountKeys.profile, { ...author, id: 'oleg' });
  read.resolve([]);
  expect(await beginning).toBe(false);
  expect(store.get(drafts.slotAtom('new')).draft).toBeNull();
});

test('what was edited while the session had ended is kept once its author is back', async () => {
  const { device, store, edit } = await open('back');
  const queries = store.get(queryClientAtom);
  queries.setQueryData(accountKeys.profile, null);
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('guest'));
  edit({ title: 'Пришло само' });
  queries.setQueryData(accountKeys.profile, author);
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  vi.useFakeTimers(timers);
  store.set(goOnAtom);
  await vi.advanceTimersByTimeAsync(400);
  expect(await device.get('draft/marina/back/1')).toMatchObject({
    draft: { fields: { title: 'Пришло само' } },
  });
});
