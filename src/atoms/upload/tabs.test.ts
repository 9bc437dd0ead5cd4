import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { client } from '#api/client.ts';
import { partSize } from '#domain/upload/schema.ts';
import { CodeError } from '#lib/loading/codeError.ts';
import { memoryDevice } from '#lib/device/memory-device.ts';
import { withNotes } from '#lib/device/storage.ts';
import type { Device, Disk } from '#lib/device/device.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { testPlatform } from '#platform/testing/platform.ts';
import { instantStorage } from '#tests/support/instantStorage.ts';
import { fetchAdapter } from '#tests/support/fetch-adapter.ts';
import { createUploadServer, type UploadServerOptions } from '#tests/support/upload-server.ts';
import { forgetPrivateAtom } from '../session/private.ts';
import { authAtom } from '../session/session.ts';
import { createAppStore, type Store } from '../store.ts';
import { cancelWithWayBackAtom } from '../media/cancelUpload.ts';
import { toastAtom } from '../ui/toast.ts';
import { commitAtom, engineAtom } from './engine.ts';
import { entriesAtom } from './entries.ts';
import { keepNowAtom } from './keep.ts';
import { addedKey, queueKey } from './keys.ts';
import { keptEntries } from './schema.ts';
import { guardAtom, startAtom } from './start.ts';
import {
  addUploadsAtom,
  cancelUploadAtom,
  moveUploadAtom,
  pauseUploadAtom,
  resumeUploadAtom,
  uploadsAtom,
} from './uploads.ts';
import { createQueryClient } from '../queries.ts';
import { offerFileAtom } from './offerFile.ts';

const original = client.defaults.adapter;

beforeEach(() => {
  vi.stubGlobal('location', { hash: '#/', replace: vi.fn<() => void>() });
});
afterEach(() => {
  client.defaults.adapter = original;
  vi.unstubAllGlobals();
});

/** A platform with an author in it, whose uploads a server of their own takes. */
async function begin(options: UploadServerOptions = {}) {
  const at = await testPlatform({ scenario: empty });
  const server = createUploadServer(options);
  client.defaults.adapter = fetchAdapter((request) =>
    /upload\/session|\/stream\//.test(request.url) ? server.fetch(request) : at.platform.fetch(request),
  );
  return { server, device: memoryDevice() };
}

/** A tab of the author that begins to work; `close` is what the browser does with it. */
async function beginTab(
  device: Device,
): Promise<{ store: Store; close: () => void; started: Promise<void> }> {
  const store = createAppStore(createQueryClient({ retry: false }), device);
  const stops = [store.sub(authAtom, () => undefined), store.sub(uploadsAtom, () => undefined)];
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  const close = () => {
    for (const stop of stops.splice(0)) stop();
    const engine = store.get(engineAtom);
    for (const { stop } of engine.jobs.values()) stop.abort();
    engine.jobs.clear();
    engine.leading = false;
    engine.author = null;
    for (const letGo of engine.letGo.splice(0)) letGo();
  };
  onTestFinished(close);
  return { store, close, started: store.set(startAtom) };
}

/** A tab of the author that works, or waits for the one that does. */
async function openTab(device: Device): Promise<{ store: Store; close: () => void }> {
  const { started, ...tab } = await beginTab(device);
  await started;
  return tab;
}

const file = (name: string, size: number) =>
  new File([new Uint8Array(size).fill(7)], name, { type: 'video/mp4', lastModified: 1_000 });
/** A guard against what never comes, not a measure: on a busy machine a copy or a part takes its time. */
const patience = { timeout: 15_000 };
const states = (store: Store) => store.get(uploadsAtom).map(({ state }) => state);
const until = (store: Store, state: string) =>
  vi.waitFor(() => expect(states(store)).toContain(state), patience);

/** Waits until the device knows of a part that arrived. */
async function keptPart(device: Device): Promise<void> {
  const look = async () => {
    const [entry] = keptEntries(await device.get(queueKey(demoAccount.id)));
    expect(entry?.parts.kept).toHaveLength(1);
  };
  await vi.waitFor(look, patience);
}

/** Holds all parts but the first `free` until it is opened. */
function holding(free: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let parts = 0;
  const hold = () => ((parts += 1) > free ? promise : Promise.resolve());
  return { hold, open: resolve };
}

test('the queue comes back on the next visit, a small file with it, and nothing that was kept goes again', async () => {
  const { hold, open } = holding(1);
  const { server, device } = await begin({ hold });
  const before = await openTab(device);
  before.store.set(addUploadsAtom, { files: [file('a.mp4', partSize * 2)] });
  await vi.waitFor(() => expect(before.store.get(uploadsAtom)[0]?.survival).toBe('copy'), patience);
  await keptPart(device);
  before.close();
  open();
  const after = await openTab(device);
  await until(after.store, 'done');
  expect(server.seen.filter(({ call }) => call === 'new')).toHaveLength(1);
  expect(server.sessions.get('session-1')?.ranges).toEqual([[0, partSize * 2 - 1]]);
});

test('a recording that was taken back is kept a week for whoever wants it again, and no longer', async () => {
  const { hold, open } = holding(0);
  const { device } = await begin({ hold });
  const before = await openTab(device);
  const [old = '', fresh = ''] = before.store.set(addUploadsAtom, {
    files: [file('a.mp4', 10), file('b.mp4', 10)],
  });
  const week = 7 * 24 * 60 * 60 * 1000;
  before.store.set(commitAtom, {
    type: 'patch',
    patches: [
      { id: old, patch: { state: 'waitingPlace', addedAt: Date.now() - week - 1000 } },
      { id: fresh, patch: { state: 'waitingPlace' } },
    ],
  });
  await before.store.set(keepNowAtom);
  before.close();
  open();
  const after = await openTab(device);
  await vi.waitFor(() => expect(after.store.get(entriesAtom).map(({ id }) => id)).toEqual([fresh]), patience);
});

test('a large file waits to be chosen again: another one is refused with its reason', async () => {
  const { hold, open } = holding(1);
  const { device } = await begin({ hold });
  const before = await openTab(device);
  const large = file('a.mp4', partSize * 5);
  const [id = ''] = before.store.set(addUploadsAtom, { files: [large] });
  await vi.waitFor(() => expect(before.store.get(uploadsAtom)[0]?.survival).toBe('choice'), patience);
  await keptPart(device);
  before.close();
  open();
  const { store } = await openTab(device);
  await until(store, 'waitingFile');
  const other = new File([new Uint8Array(partSize * 5)], 'a.mp4', { lastModified: 1_000 });
  expect(await store.set(offerFileAtom, { id, file: file('b.mp4', 10) })).toMatchObject({ reason: 'name' });
  expect(await store.set(offerFileAtom, { id, file: file('a.mp4', 10) })).toMatchObject({ reason: 'size' });
  expect(await store.set(offerFileAtom, { id, file: other })).toMatchObject({ reason: 'contents' });
  expect(await store.set(offerFileAtom, { id, file: large })).toEqual({ status: 'taken' });
  await until(store, 'done');
});

test('two tabs show one list, and only one of them sends', async () => {
  const { hold, open } = holding(0);
  const { server, device } = await begin({ hold });
  const one = await openTab(device);
  const two = await openTab(device);
  const ids = two.store.set(addUploadsAtom, { files: ['a', 'b', 'c'].map((name) => file(name, 10)) });
  await vi.waitFor(() => expect(states(one.store)).toEqual(['progress', 'progress', 'progress']));
  two.store.set(pauseUploadAtom, ids[1] ?? '');
  two.store.set(moveUploadAtom, { id: ids[2] ?? '', to: 'top' });
  await vi.waitFor(() => expect(states(one.store)).toEqual(['progress', 'progress', 'paused']));
  open();
  await vi.waitFor(() => expect(states(two.store)).toEqual(['done', 'done', 'paused']), { timeout: 15_000 });
  expect(states(one.store)).toEqual(states(two.store));
  expect(server.seen.filter(({ call }) => call === 'close')).toHaveLength(2);
});

test('when the tab that works is closed the other goes on, with the files', async () => {
  const { hold, open } = holding(0);
  const { server, device } = await begin({ hold });
  const one = await openTab(device);
  const two = await openTab(device);
  one.store.set(addUploadsAtom, { files: [file('a.mp4', 10)] });
  await vi.waitFor(() => expect(states(two.store)).toEqual(['progress']));
  one.close();
  open();
  await until(two.store, 'done');
  expect(server.seen.filter(({ call }) => call === 'new').length).toBeLessThanOrEqual(2);
});

/** Two tabs, the second of which hears nothing of the first any more once `deafen` is called. */
async function openPair(device: Device) {
  let isDeaf = false;
  const one = await openTab(device);
  const two = await openTab({
    ...device,
    channel: (name, hear) => device.channel(name, (told) => isDeaf || hear(told)),
  });
  const deafen = () => {
    isDeaf = true;
  };
  return { one, two, deafen };
}

test('a tab that takes over goes on with a session that it has not heard of', async () => {
  const { hold, open } = holding(0);
  const { server, device } = await begin({ hold });
  const { one, two, deafen } = await openPair(device);
  const [id = ''] = one.store.set(addUploadsAtom, { files: [file('a.mp4', 10)] });
  one.store.set(pauseUploadAtom, id);
  await vi.waitFor(() => expect(states(two.store)).toEqual(['paused']));
  deafen();
  one.store.set(resumeUploadAtom, id);
  const session = async () => keptEntries(await device.get(queueKey(demoAccount.id)))[0]?.session;
  await vi.waitFor(async () => expect(await session()).toMatchObject({ sessionId: 'session-1' }), patience);
  one.close();
  two.store.set(resumeUploadAtom, id);
  open();
  await until(two.store, 'done');
  expect(server.seen.filter(({ call }) => call === 'new')).toHaveLength(1);
});

test('a tab that takes over goes on with what the device knows of and it has never heard of', async () => {
  const { hold, open } = holding(0);
  const { server, device } = await begin({ hold });
  const { one, two, deafen } = await openPair(device);
  const add = (name: string) => one.store.set(addUploadsAtom, { files: [file(name, 10)] })[0] ?? '';
  const cancelled = add('a.mp4');
  await vi.waitFor(() => expect(states(two.store)).toEqual(['progress']), patience);
  one.store.set(pauseUploadAtom, cancelled);
  await vi.waitFor(() => expect(states(two.store)).toEqual(['paused']), patience);
  await one.store.set(keepNowAtom);
  two.store.set(cancelUploadAtom, cancelled);
  deafen();
  const id = add('b.mp4');
  await vi.waitFor(() => expect(one.store.get(uploadsAtom)[0]?.survival).toBe('copy'), patience);
  await one.store.set(keepNowAtom);
  one.close();
  open();
  await until(two.store, 'done');
  expect(two.store.get(uploadsAtom).map((upload) => upload.id)).toEqual([id]);
  expect(server.seen.filter(({ call }) => call === 'close')).toHaveLength(1);
});

test('what the tab before says too late takes nothing from the tab that works by then', async () => {
  const { hold, open } = holding(0);
  const { device } = await begin({ hold });
  const late: (() => void)[] = [];
  let isSlow = false;
  const one = await openTab(device);
  const two = await openTab({
    ...device,
    // What the device was to know of the first tab's session is lost with that tab.
    get: async (key) => (isSlow && key === queueKey(demoAccount.id) ? undefined : device.get(key)),
    channel: (name, hear) =>
      device.channel(name, (told) => (isSlow ? void late.push(() => hear(told)) : hear(told))),
  });
  const [id = ''] = one.store.set(addUploadsAtom, { files: [file('a.mp4', 10)] });
  one.store.set(pauseUploadAtom, id);
  await vi.waitFor(() => expect(states(two.store)).toEqual(['paused']), patience);
  isSlow = true;
  const sessionOf = (store: Store) => store.get(entriesAtom)[0]?.session?.sessionId;
  one.store.set(resumeUploadAtom, id);
  await vi.waitFor(() => expect(sessionOf(one.store)).toBe('session-1'), patience);
  one.close();
  two.store.set(resumeUploadAtom, id);
  await vi.waitFor(() => expect(sessionOf(two.store)).toBe('session-2'), patience);
  for (const hear of late) hear();
  expect(sessionOf(two.store)).toBe('session-2');
  open();
  await until(two.store, 'done');
});

/** A device whose disk and notes can be full. */
function roomOf(disk: Disk) {
  const room = { isDiskFull: true, takesNotes: true };
  vi.stubGlobal(
    'localStorage',
    instantStorage((name) => room.takesNotes || !name.startsWith('unwritten/')),
  );
  const write = async (work: () => Promise<void>) => {
    if (room.isDiskFull) throw new DOMException('full', 'QuotaExceededError');
    await work();
  };
  const device = withNotes(async () => ({
    ...disk,
    set: (key, value) => write(() => disk.set(key, value)),
    keep: (key, value) => write(() => disk.keep(key, value)),
    change: (key, to) => write(() => disk.change(key, to)),
  }));
  return { room, device };
}

test('what is added while the disk is full is on the list of the next visit, and its file is chosen again', async () => {
  const { hold, open } = holding(0);
  const { server, device: disk } = await begin({ hold });
  const { device } = roomOf(disk);
  const before = await openTab(device);
  const [id = ''] = before.store.set(addUploadsAtom, { files: [file('a.mp4', 10)] });
  await vi.waitFor(() => expect(before.store.get(uploadsAtom)[0]?.survival).toBe('noRoom'), patience);
  expect(before.store.get(uploadsAtom)[0]?.notice?.kind).toBe('deviceFull');
  await vi.waitFor(() => expect(before.store.get(entriesAtom)[0]?.session).not.toBeNull(), patience);
  before.close();
  open();
  const { store } = await openTab(device);
  await until(store, 'waitingFile');
  expect(await store.set(offerFileAtom, { id, file: file('a.mp4', 10) })).toEqual({ status: 'taken' });
  await until(store, 'done');
  expect(server.seen.filter(({ call }) => call === 'new')).toHaveLength(1);
});

test('what is added in the second tab while the disk is full goes on there once the first is closed', async () => {
  const { hold, open } = holding(0);
  const { server, device: disk } = await begin({ hold });
  const { room, device } = roomOf(disk);
  room.takesNotes = false;
  const one = await openTab(device);
  const two = await openTab(device);
  two.store.set(addUploadsAtom, { files: [file('a.mp4', 10)] });
  await vi.waitFor(() => expect(states(one.store)).toEqual(['progress']), patience);
  one.close();
  open();
  await until(two.store, 'done');
  expect(server.seen.filter(({ call }) => call === 'close')).toHaveLength(1);
});

test('what the device had no room to note of another tab is noted once it has some', async () => {
  const { hold } = holding(0);
  const { device: disk } = await begin({ hold });
  const { room, device } = roomOf(disk);
  room.takesNotes = false;
  const deaf: Device = { ...device, channel: (name) => device.channel(name, () => undefined) };
  const one = await openTab(deaf);
  const two = await openTab(device);
  const [id] = two.store.set(addUploadsAtom, { files: [file('a.mp4', 10)] });
  await vi.waitFor(() => expect(two.store.get(uploadsAtom)[0]?.survival).toBe('noRoom'), patience);
  room.isDiskFull = false;
  two.store.set(guardAtom);
  two.close();
  one.close();
  const after = await openTab(device);
  expect(after.store.get(entriesAtom).map((entry) => entry.id)).toEqual([id]);
});

test('a device that has room for nothing is told of, and asked again; once it has room all is kept', async () => {
  const { hold } = holding(0);
  const { device: disk } = await begin({ hold });
  const { room, device } = roomOf(disk);
  room.takesNotes = false;
  const { store } = await openTab(device);
  const notices = () => store.get(uploadsAtom).map(({ notice }) => notice?.kind ?? null);
  const add = (name: string) => store.set(addUploadsAtom, { files: [file(name, 10)] })[0] ?? '';
  store.set(pauseUploadAtom, add('a.mp4'));
  await vi.waitFor(() => expect(notices()).toEqual(['notRemembered']), patience);
  // Those that come later are told of as well.
  store.set(pauseUploadAtom, add('b.mp4'));
  await vi.waitFor(() => expect(notices()).toEqual(['notRemembered', 'notRemembered']), patience);
  room.isDiskFull = false;
  const kept = async () => keptEntries(await device.get(queueKey(demoAccount.id)));
  await vi.waitFor(async () => expect(await kept()).toHaveLength(2), patience);
  await vi.waitFor(() => expect(notices()).toEqual([null, null]), patience);
  await vi.waitFor(() =>
    expect(store.get(uploadsAtom).map(({ survival }) => survival)).toEqual(['copy', 'copy']),
  );
});

test('what was added in a tab that does not work outlives both, though the one that works never heard of it', async () => {
  const { hold, open } = holding(0);
  const { server, device } = await begin({ hold });
  const deaf: Device = { ...device, channel: (name) => device.channel(name, () => undefined) };
  const one = await openTab(deaf);
  const two = await openTab(device);
  const [id, other] = two.store.set(addUploadsAtom, { files: [file('a.mp4', 10), file('b.mp4', 10)] });
  two.store.set(cancelUploadAtom, other ?? '');
  await vi.waitFor(() => expect(two.store.get(uploadsAtom)[0]?.survival).toBe('copy'), patience);
  two.close();
  one.close();
  open();
  const after = await openTab(device);
  await until(after.store, 'done');
  expect(after.store.get(uploadsAtom).map((upload) => upload.id)).toEqual([id]);
  expect(server.seen.filter(({ call }) => call === 'new')).toHaveLength(1);
});

test('what a tab adds before it works keeps what has become of it by then', async () => {
  const { hold } = holding(0);
  const { device } = await begin({ hold });
  const works = Promise.withResolvers<void>();
  const slow: Device = {
    ...device,
    hold: async (name) => {
      if (name.startsWith('uploads/')) await works.promise;
      return device.hold(name);
    },
  };
  const { store, started } = await beginTab(slow);
  store.set(addUploadsAtom, { files: [file('a.mp4', 10)] });
  await vi.waitFor(() => expect(store.get(uploadsAtom)[0]?.survival).toBe('copy'), patience);
  works.resolve();
  await started;
  expect(store.get(uploadsAtom)).toMatchObject([{ fileName: 'a.mp4', survival: 'copy' }]);
});

test('a tab that was copied keeps what it adds at once, and takes nothing from the one it was copied from', async () => {
  const { hold } = holding(0);
  const { device } = await begin({ hold });
  const stuck: Device = { ...device, keep: () => new Promise(() => undefined) };
  await openTab(stuck);
  vi.stubGlobal('sessionStorage', instantStorage());
  const one = await openTab(device);
  const [first = ''] = one.store.set(addUploadsAtom, { files: [file('a.mp4', 10)] });
  const asked = Promise.withResolvers<void>();
  const slowly = (name: string) => asked.promise.then(() => device.hold(name));
  const two = await beginTab({ ...device, hold: slowly });
  const [second = ''] = two.store.set(addUploadsAtom, { files: [file('b.mp4', 10)] });
  asked.resolve();
  await two.started;
  const ids = (store: Store) => store.get(uploadsAtom).map(({ id }) => id);
  await vi.waitFor(() => expect(ids(one.store)).toEqual([first, second]), patience);
  expect(ids(two.store)).toEqual([first, second]);
  const noted = async () => {
    const keys = await device.keys(`${queueKey(demoAccount.id)}/`);
    const records = await Promise.all(keys.map(async (key) => keptEntries(await device.get(key))));
    return records.map((record) => record.map(({ id }) => id));
  };
  await vi.waitFor(async () => expect(await noted()).toEqual([[first], [second]]), patience);
});

test('a record whose tab is gone goes once the device has what it says, and so brings nothing back', async () => {
  const { hold, open } = holding(0);
  const { device } = await begin({ hold });
  const one = await openTab(device);
  const two = await openTab(device);
  const [id = ''] = two.store.set(addUploadsAtom, { files: [file('a.mp4', 10)] });
  two.close();
  await vi.waitFor(() => expect(one.store.get(entriesAtom)).toHaveLength(1), patience);
  await vi.waitFor(
    async () => expect(keptEntries(await device.get(queueKey(demoAccount.id)))).toHaveLength(1),
    patience,
  );
  one.store.set(cancelUploadAtom, id);
  await one.store.set(keepNowAtom);
  one.close();
  open();
  const after = await openTab(device);
  expect(after.store.get(entriesAtom)).toEqual([]);
});

test('once the device has what another tab added, that one keeps no note of it', async () => {
  const { hold } = holding(0);
  const { device } = await begin({ hold });
  await openTab(device);
  const two = await openTab(device);
  const notes = () => device.keys(`${queueKey(demoAccount.id)}/`);
  two.store.set(addUploadsAtom, { files: [file('a.mp4', 10)] });
  await vi.waitFor(async () => expect(await notes()).toHaveLength(1), patience);
  await vi.waitFor(async () => expect(await notes()).toEqual([]), patience);
  expect(keptEntries(await device.get(queueKey(demoAccount.id)))).toMatchObject([{ fileName: 'a.mp4' }]);
});

test('an author who leaves leaves nothing but what something of theirs waits for', async () => {
  const { hold } = holding(0);
  const { device } = await begin({ hold });
  const { store } = await openTab(device);
  store.set(addUploadsAtom, { files: [file('mine.mp4', 10)] });
  store.set(addUploadsAtom, { files: [file('draft.mp4', 10)], target: { kind: 'lecture', draftKey: 'new' } });
  await vi.waitFor(() =>
    expect(store.get(uploadsAtom).map(({ survival }) => survival)).toEqual(['copy', 'copy']),
  );
  store.set(forgetPrivateAtom);
  expect(store.get(uploadsAtom)).toEqual([]);
  await vi.waitFor(async () => expect(await device.keys('upload-copy/')).toHaveLength(1));
  const after = await openTab(device);
  expect(after.store.get(uploadsAtom).map(({ fileName }) => fileName)).toEqual(['draft.mp4']);
});

test('a file leaves the device only once the device knows that it has arrived', async () => {
  const { hold, open } = holding(0);
  const { device } = await begin({ hold });
  const known: string[] = [];
  const remove = async (key: string) => {
    const kept = keptEntries(await device.get(queueKey(demoAccount.id)));
    if (key.startsWith('upload-copy/')) known.push(...kept.map(({ state }) => state));
    await device.remove(key);
  };
  const { store } = await openTab({ ...device, remove });
  store.set(addUploadsAtom, { files: [file('a.mp4', 10)] });
  await vi.waitFor(() => expect(store.get(uploadsAtom)[0]?.survival).toBe('copy'), patience);
  open();
  await vi.waitFor(() => expect(known).toEqual([expect.stringMatching(/^(?:processing|done)$/)]), patience);
});

test('what is added and paused while the device still answers is kept as well', async () => {
  const { device } = await begin();
  const held = Promise.withResolvers<void>();
  const slow: Device = { ...device, hold: (name) => held.promise.then(() => device.hold(name)) };
  const store = createAppStore(createQueryClient({ retry: false }), slow);
  const stops = [store.sub(authAtom, () => undefined), store.sub(uploadsAtom, () => undefined)];
  onTestFinished(() => {
    for (const stop of stops) stop();
    store.set(forgetPrivateAtom);
  });
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  const [id] = store.set(addUploadsAtom, { files: [file('a.mp4', 8)] });
  store.set(pauseUploadAtom, id ?? '');
  await vi.waitFor(() => expect(store.get(uploadsAtom)[0]?.survival).toBe('copy'), patience);
  held.resolve();
  const kept = async () => keptEntries(await device.get(queueKey(demoAccount.id)));
  await vi.waitFor(async () => expect(await kept()).toMatchObject([{ id, state: 'paused' }]), patience);
});

test('what did not come as the queue was taken up keeps nothing from being sent, and is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const { device } = await begin();
  const hold = vi.spyOn(device, 'hold').mockRejectedValueOnce(new CodeError());
  const { store, started } = await beginTab(device);
  await expect(started).rejects.toThrow(CodeError);
  hold.mockRejectedValueOnce(new CodeError());
  store.set(addUploadsAtom, { files: [file('a.mp4', 10)] });
  await until(store, 'done');
  await store.set(startAtom);
  await store.set(keepNowAtom);
  expect(keptEntries(await device.get(queueKey(demoAccount.id)))).toHaveLength(1);
});

/** A device that does not answer what is on its queue until it fails. */
function failing(device: Device) {
  const asked = Promise.withResolvers<void>();
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => undefined);
  const get: Device['get'] = (key) => {
    if (key !== queueKey(demoAccount.id)) return device.get(key);
    asked.resolve();
    return failure.promise;
  };
  return {
    device: { ...device, get } satisfies Device,
    asked: asked.promise,
    fail: () => failure.reject(new Error('Nothing was read')),
  };
}

test('a tab that cannot lead after it has told of a file sends it alone, and each other tab what it has added', async () => {
  const { server, device } = await begin();
  const broken = failing(device);
  const first = await beginTab(broken.device);
  await broken.asked;
  const second = await openTab(device);
  first.store.set(addUploadsAtom, { files: [file('a.mp4', 10)] });
  second.store.set(addUploadsAtom, { files: [file('b.mp4', 10)] });
  await vi.waitFor(() => {
    expect(first.store.get(uploadsAtom)).toHaveLength(2);
    expect(second.store.get(uploadsAtom)).toHaveLength(2);
  });
  broken.fail();
  await expect(first.started).rejects.toThrow('Nothing was read');
  await vi.waitFor(() => {
    for (const { store } of [first, second])
      expect(states(store).filter((state) => state === 'processing' || state === 'done')).toHaveLength(
        states(store).length,
      );
  }, patience);
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  expect(server.seen.filter(({ call }) => call === 'new')).toHaveLength(2);
  expect(first.store.get(uploadsAtom).map(({ fileName }) => fileName)).toEqual(['a.mp4']);
  expect(second.store.get(uploadsAtom).map(({ fileName }) => fileName)).toEqual(['b.mp4']);
  const third = await openTab(device);
  await vi.waitFor(() => expect(third.store.get(uploadsAtom)).toHaveLength(1));
  expect(await device.keys(addedKey(demoAccount.id, ''))).toEqual([]);
});

test('a tab that sends alone leaves no file on the device once its author has left', async () => {
  const { hold, open } = holding(0);
  const { device } = await begin({ hold });
  const broken = failing(device);
  const { store, started } = await beginTab(broken.device);
  await broken.asked;
  store.set(addUploadsAtom, { files: [file('a.mp4', 10)] });
  await vi.waitFor(() => expect(store.get(uploadsAtom)[0]?.survival).toBe('copy'), patience);
  broken.fail();
  await expect(started).rejects.toThrow('Nothing was read');
  store.set(forgetPrivateAtom);
  await vi.waitFor(async () => expect(await device.keys('upload-copy/')).toEqual([]), patience);
  open();
});

test('a tab that cannot take over sends what it has all the same', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const { server, device } = await begin();
  // The first does not work yet, and so answers nobody.
  const held = failing(device);
  const first = await beginTab(held.device);
  await held.asked;
  const broken = failing(device);
  const second = await openTab(broken.device);
  second.store.set(addUploadsAtom, { files: [file('b.mp4', 10)] });
  first.close();
  await broken.asked;
  broken.fail();
  await until(second.store, 'done');
  expect(server.seen.filter(({ call }) => call === 'new')).toHaveLength(1);
});

test('a copy that the device does not read now keeps nothing else from going on', async () => {
  const { hold, open } = holding(0);
  const { device } = await begin({ hold });
  const before = await openTab(device);
  before.store.set(addUploadsAtom, { files: [file('a.mp4', 10), file('b.mp4', 20)] });
  const survivals = () => before.store.get(uploadsAtom).map(({ survival }) => survival);
  await vi.waitFor(() => expect(survivals()).toEqual(['copy', 'copy']), patience);
  await before.store.set(keepNowAtom);
  const [unreadable] = before.store.get(uploadsAtom);
  before.close();
  open();
  const get: Device['get'] = async (key) => {
    if (key.startsWith('upload-copy/') && key.endsWith(unreadable?.id ?? '')) throw new Error('Unreadable');
    return device.get(key);
  };
  const after = await openTab({ ...device, get });
  await until(after.store, 'done');
  expect(states(after.store)).toEqual(['waitingFile', expect.any(String)]);
  expect(after.store.get(engineAtom).author).toBe(demoAccount.id);
});

test('a cancelled file that is brought back outlives the page as before', async () => {
  const { hold, open } = holding(0);
  const { device } = await begin({ hold });
  const before = await openTab(device);
  const [id = ''] = before.store.set(addUploadsAtom, { files: [file('a.mp4', partSize)] });
  const isKept = () => expect(before.store.get(uploadsAtom)[0]?.survival).toBe('copy');
  await vi.waitFor(isKept, patience);
  before.store.set(cancelWithWayBackAtom, [id]);
  await vi.waitFor(async () => expect(await device.get(queueKey(demoAccount.id))).toBeUndefined(), patience);
  before.store.get(toastAtom).action?.run();
  await vi.waitFor(isKept, patience);
  await before.store.set(keepNowAtom);
  before.close();
  open();
  const after = await openTab(device);
  await until(after.store, 'done');
});

test('a file whose upload another tab has cancelled lies there for as long as that one offers it back', async () => {
  const { hold, open } = holding(0);
  const { device } = await begin({ hold });
  const first = await openTab(device);
  const second = await openTab(device);
  // Something that is served as soon as there is room changes the list in the middle of a cancellation.
  const ids = first.store.set(addUploadsAtom, {
    files: ['a.mp4', 'b.mp4', 'c.mp4', 'd.mp4'].map((name) => file(name, partSize)),
  });
  const copies = () => device.keys('upload-copy/');
  await vi.waitFor(async () => expect(await copies()).toHaveLength(4), patience);
  await vi.waitFor(() => expect(second.store.get(uploadsAtom)).toHaveLength(4), patience);
  second.store.set(cancelWithWayBackAtom, ids.slice(0, 1));
  const isForgotten = async () =>
    expect(keptEntries(await device.get(queueKey(demoAccount.id)))).toHaveLength(3);
  await vi.waitFor(isForgotten, patience);
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  expect(await copies()).toHaveLength(4);
  second.store.get(toastAtom).action?.run();
  await vi.waitFor(() => expect(first.store.get(uploadsAtom)).toHaveLength(4), patience);
  expect(await copies()).toHaveLength(4);
  first.store.set(cancelUploadAtom, ids[0] ?? '');
  await vi.waitFor(async () => expect(await copies()).toHaveLength(3), patience);
  open();
});

/** A file out of an archive, as the browser holds it: its reference, which the device has, and what takes it away. */
async function outOfArchive(device: Device) {
  await import('#lib/file/unpacked.ts');
  class Handle {
    kind = 'file';
  }
  const removeEntry = vi.fn<() => Promise<void>>(async () => undefined);
  vi.stubGlobal('FileSystemFileHandle', Handle);
  vi.stubGlobal('navigator', {
    storage: {
      getDirectory: async () => ({
        resolve: async () => ['unpacked', 'a'],
        getDirectoryHandle: async () => ({ removeEntry }),
      }),
    },
  });
  const handle: unknown = new Handle();
  const { get } = device;
  vi.spyOn(device, 'get').mockImplementation(async (key) =>
    key.startsWith('upload-handle/') ? handle : get(key),
  );
  return { handles: [handle as FileSystemFileHandle], removeEntry };
}

test('a file out of an archive that a tab sends alone is there until it is sent, whoever leads', async () => {
  const { hold, open } = holding(0);
  const { device } = await begin({ hold });
  const { handles, removeEntry } = await outOfArchive(device);
  const broken = failing(device);
  const first = await beginTab(broken.device);
  await broken.asked;
  const second = await openTab(device);
  first.store.set(addUploadsAtom, { files: [file('a.mp4', partSize)], handles });
  await vi.waitFor(() => expect(second.store.get(uploadsAtom)[0]?.survival).toBe('handle'), patience);
  broken.fail();
  await expect(first.started).rejects.toThrow('Nothing was read');
  await vi.waitFor(() => expect(second.store.get(engineAtom).leading).toBe(true), patience);
  expect(second.store.get(uploadsAtom)).toEqual([]);
  expect(removeEntry).not.toHaveBeenCalled();
  open();
  await until(first.store, 'done');
});

test.each(['it can be brought back no more', 'its author leaves'])(
  'a file out of an archive whose upload is cancelled is there until %s',
  async (until) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { hold, open } = holding(0);
    const { device } = await begin({ hold });
    const { handles, removeEntry } = await outOfArchive(device);
    const { store } = await openTab(device);
    const [id = ''] = store.set(addUploadsAtom, { files: [file('a.mp4', partSize)], handles });
    await vi.waitFor(() => expect(store.get(uploadsAtom)[0]?.survival).toBe('handle'), patience);
    store.set(cancelWithWayBackAtom, [id]);
    await vi.waitFor(
      async () => expect(await device.get(queueKey(demoAccount.id))).toBeUndefined(),
      patience,
    );
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
    expect(removeEntry).not.toHaveBeenCalled();
    if (until === 'its author leaves') store.set(forgetPrivateAtom);
    else await vi.advanceTimersByTimeAsync(10 * 60_000);
    await vi.waitFor(() => expect(removeEntry).toHaveBeenCalledOnce(), patience);
    open();
  },
);
