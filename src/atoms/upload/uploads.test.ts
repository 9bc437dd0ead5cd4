import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from '#api/client.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { partSize } from '#domain/upload/schema.ts';
import { memoryDevice } from '#lib/device/memory-device.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { testPlatform } from '#platform/testing/platform.ts';
import { onePixel } from '#platform/testing/upload.ts';
import { fetchAdapter } from '#tests/support/fetch-adapter.ts';
import { createUploadServer, type UploadServerOptions } from '#tests/support/upload-server.ts';
import { consultationEditor } from '../consultation/editor.ts';
import { lectureEditor, editLectureAtom, lectureEditorAtom, saveLectureAtom } from '../lecture/editor.ts';
import { lectureOfUploadAtom } from '../media/lectureOfUpload.ts';
import type { Editable } from '../editor/config.ts';
import type { Editor } from '../editor/createEditor.ts';
import { goOnAtom, forgetPrivateAtom } from '../session/private.ts';
import { authAtom } from '../session/session.ts';
import { createAppStore, type Store } from '../store.ts';
import { toastAtom } from '../ui/toast.ts';
import { coverUploadAtom, uploadCoverAtom } from './covers.ts';
import { uploadsSummaryAtom, type Upload } from './entries.ts';
import { createMeter } from './speed.ts';
import {
  addUploadsAtom,
  cancelUploadAtom,
  dismissUploadAtom,
  uploadOfAtom,
  pauseAllUploadsAtom,
  pauseUploadAtom,
  resumeAllUploadsAtom,
  resumeUploadAtom,
  retryUploadAtom,
  uploadsAtom,
} from './uploads.ts';
import { createQueryClient } from '../queries.ts';

const original = client.defaults.adapter;
const stops: (() => void)[] = [];
/** What lets go of parts that a test still holds. */
const opened: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('location', { hash: '#/login', replace: vi.fn<() => void>() });
});

afterEach(() => {
  for (const release of opened.splice(0)) release();
  for (const stop of stops.splice(0)) stop();
  client.defaults.adapter = original;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A gate that holds the parts of uploads until it is opened. */
function gate() {
  let open = () => undefined as void;
  const opening = new Promise<void>((resolve) => (open = resolve));
  opened.push(open);
  return { open, hold: () => opening };
}

function begin(options: UploadServerOptions = {}) {
  const server = createUploadServer(options);
  client.defaults.adapter = fetchAdapter(server.fetch);
  const store = createAppStore(createQueryClient({ retry: false }), memoryDevice());
  stops.push(
    store.sub(uploadsAtom, () => undefined),
    () => store.set(forgetPrivateAtom),
  );
  return { server, store };
}

const file = (name: string, size: number) => new File([new Uint8Array(size)], name, { type: 'video/mp4' });
const add = (store: Store, ...files: File[]) => store.set(addUploadsAtom, { files });
const upload = (store: Store, id: string | undefined): Upload | undefined =>
  store.get(uploadsAtom).find((one) => one.id === id);
const until = (store: Store, id: string | undefined, state: Upload['state']) =>
  vi.waitFor(() => expect(upload(store, id)?.state).toBe(state), { timeout: 15_000 });

test('a file goes up, and its progress rises to 100', async () => {
  const { store } = begin();
  const seen: number[] = [];
  const [id] = add(store, file('лекция.mp4', partSize * 3));
  stops.push(store.sub(uploadsAtom, () => seen.push(upload(store, id)?.progress ?? 0)));
  expect(upload(store, id)).toMatchObject({ fileName: 'лекция.mp4', state: 'progress', mime: 'video/mp4' });
  await until(store, id, 'done');
  expect(upload(store, id)).toMatchObject({ progress: 100, streamID: 'stream-session-1', error: null });
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
});

test('names are made unique against the list', () => {
  const { store } = begin();
  add(store, file('a.mp4', 1), file('a.mp4', 1));
  add(store, file('a.mp4', 1));
  expect(store.get(uploadsAtom).map(({ fileName }) => fileName)).toEqual(['a.mp4', 'a (1).mp4', 'a (2).mp4']);
});

test('three files go side by side with four parts in all; the others wait their turn', async () => {
  const { server, store } = begin();
  const files = ['a', 'b', 'c', 'd', 'e'].map((name) => file(`${name}.mp4`, partSize * 2));
  const ids = add(store, ...files);
  expect(store.get(uploadsAtom).map(({ state }) => state)).toEqual([
    ...Array.from({ length: 3 }, () => 'progress'),
    'queued',
    'queued',
  ]);
  expect(store.get(uploadsSummaryAtom)).toMatchObject({ total: 5, active: 5, done: 0 });
  await Promise.all(ids.map((id) => until(store, id, 'done')));
  expect(server.state.most).toBeLessThanOrEqual(4);
  expect(store.get(uploadsSummaryAtom)).toMatchObject({
    active: 0,
    done: 5,
    progress: 100,
    secondsLeft: null,
  });
});

test('a pause stops the sending, a resume goes on from what was kept', async () => {
  const { open, hold } = gate();
  const { server, store } = begin({ hold: ({ range }) => (range?.[0] === 0 ? Promise.resolve() : hold()) });
  const [id] = add(store, file('a.mp4', partSize * 6));
  await vi.waitFor(() => expect(upload(store, id)?.sentBytes).toBe(partSize));
  store.set(pauseUploadAtom, id ?? '');
  expect(upload(store, id)).toMatchObject({ state: 'paused', speed: null, secondsLeft: null });
  open();
  const before = server.seen.length;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(server.seen.length).toBe(before);
  expect(upload(store, id)?.state).toBe('paused');
  store.set(resumeUploadAtom, id ?? '');
  await until(store, id, 'done');
  expect(server.seen.filter(({ call }) => call === 'new')).toHaveLength(1);
  expect(server.seen.slice(before).filter(({ range }) => range?.[0] === 0)).toEqual([]);
});

test('a pause makes room for one that waits; all can be paused and resumed', async () => {
  const { open, hold } = gate();
  const { store } = begin({ hold });
  const ids = add(store, ...['a', 'b', 'c', 'd'].map((name) => file(name, 10)));
  const states = () => store.get(uploadsAtom).map(({ state }) => state);
  store.set(pauseUploadAtom, ids[0] ?? '');
  expect(states()).toEqual(['paused', 'progress', 'progress', 'progress']);
  store.set(pauseAllUploadsAtom);
  expect(states()).toEqual(['paused', 'paused', 'paused', 'paused']);
  open();
  store.set(resumeAllUploadsAtom);
  await Promise.all(ids.map((id) => until(store, id, 'done')));
});

test('a cancelled file leaves the list, and a finished one can be put away', async () => {
  const { open, hold } = gate();
  const { server, store } = begin({ hold });
  const [one, two] = add(store, file('a.mp4', 10), file('b.mp4', 10));
  store.set(dismissUploadAtom, two ?? '');
  store.set(cancelUploadAtom, one ?? '');
  expect(store.get(uploadsAtom).map(({ id }) => id)).toEqual([two]);
  open();
  await until(store, two, 'done');
  expect(server.seen.filter(({ call }) => call === 'close')).toHaveLength(1);
  store.set(dismissUploadAtom, two ?? '');
  expect(store.get(uploadsAtom)).toEqual([]);
});

test('a refused file says why, keeps its reason in the author’s language, and can be tried again', async () => {
  let refused = true;
  const { store } = begin({
    interfere: ({ call }) =>
      call === 'part' && refused ? { answer: Response.json({ error: 'large' }, { status: 413 }) } : null,
  });
  const [id] = add(store, file('a.mp4', 10));
  await until(store, id, 'error');
  expect(upload(store, id)?.error).toEqual({
    reason: 'too-large',
    message: 'Файл слишком большой для платформы.',
  });
  expect(store.get(toastAtom)).toMatchObject({
    title: 'Ошибка',
    description: 'Не\u00A0удалось загрузить файл «a.mp4»',
  });
  expect(store.get(uploadsSummaryAtom)).toMatchObject({ failed: 1, active: 0 });
  refused = false;
  store.set(retryUploadAtom, id ?? '');
  await until(store, id, 'done');
  expect(upload(store, id)?.error).toBeNull();
});

test('a session that cannot be opened is told as such, and nothing is sent', async () => {
  const { server, store } = begin({
    interfere: ({ call }) =>
      call === 'new' ? { answer: Response.json({ error: 'no' }, { status: 400 }) } : null,
  });
  const [id] = add(store, file('a.mp4', 10));
  await until(store, id, 'error');
  expect(store.get(toastAtom).description).toBe('Не\u00A0удалось начать загрузку файла «a.mp4»');
  expect(server.seen.filter(({ call }) => call === 'part')).toEqual([]);
});

test('a file that is gone in the middle is told as such', async () => {
  const gone = file('a.mp4', 10);
  const { store } = begin({
    interfere({ call }) {
      if (call !== 'part') return null;
      vi.spyOn(gone, 'slice').mockImplementation(() => {
        const unreadable = new Blob(['x']);
        vi.spyOn(unreadable, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
        return unreadable;
      });
      return { answer: new TypeError('Failed to fetch') };
    },
  });
  const [id] = add(store, gone);
  await until(store, id, 'error');
  expect(upload(store, id)?.error?.reason).toBe('file');
  expect(store.get(toastAtom).description).toBe('Не\u00A0удалось прочитать файл «a.mp4»');
});

test('an empty file is refused before anything is sent', () => {
  const { server, store } = begin();
  const [id] = add(store, file('a.mp4', 0));
  expect(upload(store, id)).toMatchObject({ state: 'error', error: { reason: 'empty' } });
  expect(server.seen).toEqual([]);
});

test('an ended session stops the upload, and the return of the author lets it go on', async () => {
  let ended = true;
  const { server, store } = begin({
    interfere: ({ call }) =>
      call === 'part' && ended ? { answer: Response.json({ error: 'no session' }, { status: 401 }) } : null,
  });
  const [id] = add(store, file('a.mp4', 10));
  await until(store, id, 'error');
  expect(upload(store, id)?.error?.reason).toBe('unauthorized');
  expect(store.get(toastAtom).shown).toBe(false);
  ended = false;
  store.set(goOnAtom);
  await until(store, id, 'done');
  expect(server.seen.filter(({ call }) => call === 'new')).toHaveLength(1);
});

test('an author who leaves takes the uploads along', async () => {
  const { hold } = gate();
  const { store } = begin({ hold });
  add(store, file('a.mp4', 10));
  store.set(forgetPrivateAtom);
  expect(store.get(uploadsAtom)).toEqual([]);
});

test('the speed looks at the last seconds', () => {
  const meter = createMeter();
  expect(meter.speed()).toBeNull();
  meter.add({ at: 0, bytes: 0 });
  meter.add({ at: 100, bytes: 50_000 });
  expect(meter.speed()).toBeNull();
  meter.add({ at: 1000, bytes: 1_000_000 });
  expect(meter.speed()).toBe(1_000_000);
  meter.add({ at: 9000, bytes: 1_800_000 });
  expect(meter.speed()).toBe(100_000);
});

const facts = { kind: 'video', durationSec: 60, width: 1920, height: 1080, mime: 'video/mp4' } as const;

/** The console on the stand-in of the platform, with an author in it. */
async function beginOnPlatform() {
  const at = await testPlatform({ scenario: empty, probe: () => Promise.resolve(facts) });
  client.defaults.adapter = fetchAdapter((request) => at.platform.fetch(request));
  const store = createAppStore(createQueryClient({ retry: false }), memoryDevice());
  stops.push(store.sub(authAtom, () => undefined));
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  const open = async (key: string) => {
    const close = store.sub(lectureEditorAtom(key), () => undefined);
    stops.push(close);
    await vi.waitFor(() => expect(store.get(lectureEditorAtom(key)).status).toBe('ready'));
    return { close, editor: () => store.get(lectureEditorAtom(key)) };
  };
  return { at, store, open };
}

const toLecture = (draftKey: string) => ({ kind: 'lecture', draftKey }) as const;

test('the stream of a finished upload joins the draft that waits for it, whatever screen is open', async () => {
  const { store, open } = await beginOnPlatform();
  const { close } = await open('new');
  store.set(editLectureAtom, { key: 'new', patch: { name: 'Голос' } });
  const [id] = store.set(addUploadsAtom, { files: [file('a.mp4', 10)], target: toLecture('new') });
  expect(store.get(uploadOfAtom(toLecture('new')))?.id).toBe(id);
  close();
  await until(store, id, 'done');
  const { editor } = await open('new');
  expect(editor().fields.streamID).toBe(upload(store, id)?.streamID);
  expect(store.get(uploadOfAtom(toLecture('new')))).toBeNull();
});

test('a lecture that was saved during the upload gets the stream by itself', async () => {
  const { at, store, open } = await beginOnPlatform();
  const { hold, open: letGo } = gate();
  client.defaults.adapter = fetchAdapter(async (request) => {
    if (request.url.endsWith('/part')) await hold();
    return at.platform.fetch(request);
  });
  await open('new');
  store.set(editLectureAtom, { key: 'new', patch: { name: 'Голос' } });
  const [id] = store.set(addUploadsAtom, { files: [file('a.mp4', 10)], target: toLecture('new') });
  const result = await store.set(saveLectureAtom, { key: 'new' });
  const lectureId = result.status === 'saved' ? result.id : '';
  expect(store.get(uploadOfAtom(toLecture(lectureId)))?.id).toBe(id);
  letGo();
  await until(store, id, 'done');
  await vi.waitFor(async () => {
    const lecture = await at.ask<Lecture>(endpoints.lecture.get, { params: { id: lectureId } });
    expect(lecture.streamID).toBe(upload(store, id)?.streamID);
  });
  const { editor } = await open(lectureId);
  await vi.waitFor(() =>
    expect(editor()).toMatchObject({ dirty: false, fields: { streamID: upload(store, id)?.streamID } }),
  );
});

test('a stream that comes while its lecture is being saved is in it once that is saved', async () => {
  const { at, store, open } = await beginOnPlatform();
  const { hold, open: letGo } = gate();
  client.defaults.adapter = fetchAdapter(async (request) => {
    const answer = await at.platform.fetch(request);
    if (request.url.endsWith('/lecture/create')) await hold();
    return answer;
  });
  await open('new');
  store.set(editLectureAtom, { key: 'new', patch: { name: 'Голос' } });
  const saving = store.set(saveLectureAtom, { key: 'new' });
  const [id] = store.set(addUploadsAtom, { files: [file('a.mp4', 10)], target: toLecture('new') });
  await until(store, id, 'done');
  letGo();
  const result = await saving;
  const lectureId = result.status === 'saved' ? result.id : '';
  const { editor } = await open(lectureId);
  await vi.waitFor(() =>
    expect(editor()).toMatchObject({ dirty: false, fields: { streamID: upload(store, id)?.streamID } }),
  );
  const lecture = await at.ask<Lecture>(endpoints.lecture.get, { params: { id: lectureId } });
  expect(lecture.streamID).toBe(upload(store, id)?.streamID);
});

test('a lecture that is made of an upload which arrives meanwhile has its recording', async () => {
  const { at, store } = await beginOnPlatform();
  const [toArrive, toMake] = [gate(), gate()];
  client.defaults.adapter = fetchAdapter(async (request) => {
    if (request.url.endsWith('/part')) await toArrive.hold();
    if (request.url.endsWith('/lecture/create')) await toMake.hold();
    return at.platform.fetch(request);
  });
  const [id = ''] = add(store, file('Голос.mp4', 10));
  const making = store.set(lectureOfUploadAtom, id);
  toArrive.open();
  await until(store, id, 'done');
  toMake.open();
  const lectureId = (await making) ?? '';
  await vi.waitFor(async () => {
    const lecture = await at.ask<Lecture>(endpoints.lecture.get, { params: { id: lectureId } });
    expect(lecture.streamID).toBe(upload(store, id)?.streamID);
  });
});

test('a lecture of an upload whose answer was lost is not made twice', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { at, store } = await beginOnPlatform();
  const [id = ''] = add(store, file('Голос.mp4', 10));
  await until(store, id, 'done');
  const line = { isLost: true };
  client.defaults.adapter = fetchAdapter(async (request) => {
    const answer = await at.platform.fetch(request);
    return line.isLost && request.url.endsWith('/create') ? new Response('', { status: 502 }) : answer;
  });
  await expect(store.set(lectureOfUploadAtom, id)).rejects.toMatchObject({ status: 502 });
  line.isLost = false;
  const presses = [store.set(lectureOfUploadAtom, id), store.set(lectureOfUploadAtom, id)];
  const [made, again] = await Promise.all(presses);
  expect(again).toBe(made);
  const { list } = await at.ask<{ list: Lecture[] }>(endpoints.lecture.list, { body: {} });
  expect(list.map((lecture) => [lecture.id, lecture.streamID])).toEqual([
    [made, upload(store, id)?.streamID],
  ]);
});

test('a platform that is asked too often how far it is has not said that a recording plays', async () => {
  const { at, store } = await beginOnPlatform();
  const answers = [429, 408];
  client.defaults.adapter = fetchAdapter((request) => {
    const status = /\/stream\/[^/]+$/.test(request.url) ? answers.shift() : undefined;
    return status === undefined ? at.platform.fetch(request) : Promise.resolve(new Response('', { status }));
  });
  const [id = ''] = add(store, file('Голос.mp4', 10));
  await vi.waitFor(() => expect(answers).toHaveLength(1), { timeout: 5000 });
  await new Promise(setImmediate);
  expect(upload(store, id)?.state).toBe('processing');
  await until(store, id, 'done');
  expect(answers).toEqual([]);
});

test('a second file for a lecture takes the place of the first', async () => {
  const { hold } = gate();
  const { store } = begin({ hold });
  const target = toLecture('new');
  store.set(addUploadsAtom, { files: [file('a.mp4', 10)], target });
  const [second] = store.set(addUploadsAtom, { files: [file('b.mp4', 10)], target });
  expect(store.get(uploadsAtom).map(({ id }) => id)).toEqual([second]);
});

const cover = { editor: lectureEditor, key: 'new', fileName: 'cover.png' };

const picture = () => new Blob([onePixel], { type: 'image/png' });

test('a cover joins the draft, and a save that begins meanwhile takes it along', async () => {
  const { at, store, open } = await beginOnPlatform();
  await open('new');
  store.set(editLectureAtom, { key: 'new', patch: { name: 'Голос' } });
  const uploading = store.set(uploadCoverAtom, { ...cover, file: picture() });
  expect(store.get(coverUploadAtom({ kind: 'lecture', key: 'new' })).state).toBe('progress');
  const result = await store.set(saveLectureAtom, { key: 'new' });
  const imageId = await uploading;
  const id = result.status === 'saved' ? result.id : '';
  expect(await at.ask<Lecture>(endpoints.lecture.get, { params: { id } })).toMatchObject({ imageId });
  expect(store.get(coverUploadAtom({ kind: 'lecture', key: 'new' })).state).toBe('idle');
});

/** An editor of what has a cover, whatever its kind. */
function bind<Item extends Editable, Fields extends { imageId: string | null }>(
  kind: string,
  editor: Editor<Item, Fields>,
  named: Partial<Fields>,
) {
  const state = (store: Store, key: string) => store.get(editor.editorAtom(key));
  return {
    kind,
    edit: (store: Store) => store.set(editor.editAtom, { key: 'new', patch: named }),
    save: (store: Store, key: string) => store.set(editor.saveAtom, { key }),
    state,
    async open(store: Store, key: string) {
      stops.push(store.sub(editor.editorAtom(key), () => undefined));
      await vi.waitFor(() => expect(state(store, key).status).toBe('ready'));
    },
  };
}

const late = [
  { ...bind('lecture', lectureEditor, { name: 'Голос' }), editor: lectureEditor },
  { ...bind('consultation', consultationEditor, { name: 'Голос' }), editor: consultationEditor },
];

test.each(late)(
  'a cover of a new $kind that arrives once that is saved belongs to what was made',
  async ({ kind, editor, edit, save, state, open }) => {
    const { at, store } = await beginOnPlatform();
    const [toSave, toArrive] = [gate(), gate()];
    client.defaults.adapter = fetchAdapter(async (request) => {
      if (request.url.endsWith(`/${kind}/create`)) await toSave.hold();
      if (request.url.endsWith('/upload/image')) await toArrive.hold();
      return at.platform.fetch(request);
    });
    await open(store, 'new');
    edit(store);
    const saving = save(store, 'new');
    const uploading = store.set(uploadCoverAtom, { ...cover, editor, file: picture() });
    toSave.open();
    const result = await saving;
    const id = result.status === 'saved' ? result.id : '';
    await open(store, id);
    expect(store.get(coverUploadAtom({ kind, key: id })).state).toBe('progress');
    toArrive.open();
    const imageId = await uploading;
    expect(state(store, id).fields.imageId).toBe(imageId);
    expect(state(store, 'new').dirty).toBe(false);
    expect(await save(store, id)).toMatchObject({ status: 'saved' });
    expect(state(store, id).item).toMatchObject({ imageId });
  },
);

test('a save of what was just made waits for a cover that was chosen while it was being made', async () => {
  const { at, store, open } = await beginOnPlatform();
  const [toSave, toArrive] = [gate(), gate()];
  client.defaults.adapter = fetchAdapter(async (request) => {
    if (request.url.endsWith('/lecture/create')) await toSave.hold();
    if (request.url.endsWith('/upload/image')) await toArrive.hold();
    return at.platform.fetch(request);
  });
  await open('new');
  store.set(editLectureAtom, { key: 'new', patch: { name: 'Голос' } });
  const saving = store.set(saveLectureAtom, { key: 'new' });
  const uploading = store.set(uploadCoverAtom, { ...cover, file: picture() });
  toSave.open();
  const made = await saving;
  const id = made.status === 'saved' ? made.id : '';
  await open(id);
  store.set(editLectureAtom, { key: id, patch: { name: 'Голос и тело' } });
  const again = store.set(saveLectureAtom, { key: id });
  toArrive.open();
  const imageId = await uploading;
  expect(await again).toMatchObject({ status: 'saved' });
  const kept = await at.ask<Lecture>(endpoints.lecture.get, { params: { id } });
  expect(kept).toMatchObject({ name: 'Голос и тело', imageId });
});

test('a cover that the platform refuses is told in its words, and the draft stays as it was', async () => {
  const { store, open } = await beginOnPlatform();
  const { editor } = await open('new');
  const refused = store.set(uploadCoverAtom, { ...cover, file: new Blob(['text']) });
  await expect(refused).rejects.toMatchObject({ status: 400 });
  expect(store.get(coverUploadAtom({ kind: 'lecture', key: 'new' }))).toMatchObject({
    state: 'error',
    message: expect.stringContaining('JPG'),
  });
  expect(store.get(toastAtom).description).toBe('Не\u00A0удалось загрузить обложку');
  expect(editor().fields.imageId).toBeNull();
});
