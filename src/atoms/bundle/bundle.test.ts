import { readFile } from 'node:fs/promises';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { apiAddress } from '#api/address.ts';
import { endpoints } from '#api/endpoints.ts';
import { manifestOfOutline, outlineOfBundle } from '#domain/bundle/outline.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { leaveOut, rename } from '#domain/outline/edits.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { setNow } from '#lib/time/clock.ts';
import { testTime, type TestPlatform } from '#platform/testing/platform.ts';
import { keeping, opened, unpacked, type WholeBundle } from '#tests/support/bundles.ts';
import { createWorld, kits, pdf, type World } from '#tests/support/program.ts';
import { courseEditor } from '../course/editor.ts';
import { deviceAtom } from '../device.ts';
import { newKey } from '../editor/newKey.ts';
import { authAtom } from '../session/session.ts';
import type { Store } from '../store.ts';
import { exportCourse } from './exporting.ts';
import { importCourseAtom } from './importing.ts';

// Who takes trailers.
beforeAll(() => import('../course/trailer.ts'));

const lately = { timeout: 15_000, interval: 20 };

/** A page of an author, whose plain requests for files reach the platform too. */
async function openPage(world: World): Promise<Store> {
  setNow(testTime);
  onTestFinished(() => setNow(null));
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const url = new URL(address.replace(apiAddress, '/api'), 'http://console.test/');
    return world.at.platform.fetch(new Request(url, init));
  });
  const { store } = world.visit([authAtom, ...kits.course.atoms(newKey)]);
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  return store;
}

const processed = (at: TestPlatform, ids: readonly string[]) =>
  vi.waitFor(async () => {
    const { list } = await at.ask<{ list: Stream[] }>(endpoints.stream.list, {
      body: { filter: { id: ids } },
    });
    expect(list.map(({ status }) => status)).toEqual(ids.map(() => 'processed'));
  }, lately);

/** Uploads a recording, as one part. */
async function makeStream(at: TestPlatform, fileName: string): Promise<string> {
  const bytes = new Uint8Array(await readFile('platform/scenarios/media/0750.mp4'));
  const body = { fileName, size: bytes.length };
  const { sessionId } = await at.ask<{ sessionId: string }>(endpoints.upload.newSession, { body });
  await at.ask(endpoints.upload.part, {
    params: { id: sessionId },
    raw: bytes,
    headers: { 'content-range': `bytes 0-${bytes.length - 1}/${bytes.length}` },
  });
  const { ID } = await at.ask<{ ID: string }>(endpoints.upload.close, { params: { id: sessionId } });
  return ID;
}

async function makeImage(at: TestPlatform): Promise<string> {
  const form = new FormData();
  form.append('file', new File([await readFile('platform/scenarios/covers/avatar.webp')], 'cover.jpg'));
  return at.ask<string>(endpoints.upload.image, { raw: form });
}

/** A course with a bit of everything, and a quiz beside it. Answers their ids. */
async function makeCourse(at: TestPlatform): Promise<{ id: string; quizId: string }> {
  const imageId = await makeImage(at);
  const [vdoh, trailer] = [await makeStream(at, 'Вдох.mp4'), await makeStream(at, 'Трейлер.mp4')];
  const tag = await at.ask<{ id: string }>(endpoints.tag.create, { body: { name: 'Дыхание' } });
  const make = (body: Record<string, unknown>) => at.ask<Lecture>(endpoints.lecture.create, { body });
  const first = await make({
    ...{ name: 'Как мы дышим', description: '# Вдох\n\nи **выдох**', streamID: vdoh, imageId },
    ...{ tags: [tag.id], level: 'beginner', language: 'ru', isPreview: true },
  });
  const second = await make({ name: 'Пауза' });
  const { id } = await at.ask<{ id: string }>(endpoints.course.create, {
    body: {
      ...{ name: 'Опора тела', subtitle: 'Для начала', description: 'О *теле*', imageId, tags: [tag.id] },
      ...{ level: 'all', learnings: ['раз', 'два', 'три'], requirements: 'Коврик', audience: 'Всем' },
      ...{ unlockMode: 'days', accessDays: 90, maxStudents: 30, certificateEnabled: true },
      trailerStreamId: trailer,
    },
  });
  await at.ask(endpoints.publication.create, {
    body: { contentType: 'course', contentId: id, costKopecks: 490_000 },
  });
  const module = async (body: Record<string, unknown>) =>
    at.ask<{ id: string }>(endpoints.course.createModule, { params: { id }, body });
  const breath = await module({ name: 'Дыхание', description: 'Начало', lectures: [first.id, second.id] });
  await module({ name: 'Повтор', dayOffset: 7, lectures: [first.id] });
  await module({ name: 'Пустой' });
  await at.ask(endpoints.upload.attachment, {
    params: { type: 'course', id, moduleId: breath.id },
    query: `?fileName=${encodeURIComponent('План.pdf')}`,
    raw: await pdf('План.pdf').arrayBuffer(),
  });
  await processed(at, [vdoh, trailer]);
  return { id, quizId: await makeQuiz(at, imageId) };
}

async function makeQuiz(at: TestPlatform, imageId: string): Promise<string> {
  const body = { name: 'Что запомнилось', passingScore: 60, attempts: 3, timeLimitMin: 15, shuffle: true };
  const { id } = await at.ask<{ id: string }>(endpoints.quiz.create, { body });
  const question = await at.ask<{ id: string }>(endpoints.quiz.createQuestion, {
    params: { id },
    body: { text: 'Где опора?', type: 'multiple', points: 2, explanation: 'В стопах', imageId },
  });
  for (const [text, isCorrect] of [
    ['В стопах', true],
    ['В облаках', false],
  ])
    await at.ask(endpoints.quiz.createOption, {
      params: { id, qid: question.id },
      body: { text, isCorrect },
    });
  return id;
}

async function exported(id: string, quizzes: readonly string[], media = true): Promise<Blob> {
  const { into, blob } = keeping();
  const { signal } = new AbortController();
  await exportCourse({ id, media, quizzes }, { into, signal, onProgress: () => undefined });
  return blob();
}

/** Takes a file into the console, keeping in memory what a browser keeps on its disk. */
async function imported(
  store: Store,
  file: Blob,
  edit?: Parameters<typeof manifestOfOutline>[1],
  { signal } = new AbortController(),
): Promise<boolean> {
  const bundle = await opened(file);
  if (bundle === null) throw new Error('This is no course');
  const outline = edit ?? outlineOfBundle(bundle.manifest, 'нет внутри');
  return store.set(importCourseAtom, {
    bundle,
    manifest: manifestOfOutline(bundle.manifest, outline, false),
    keep: async (name, write) => {
      const { into, blob } = keeping();
      await write(into);
      return new File([blob()], name);
    },
    drop: async () => undefined,
    signal,
    onProgress: () => undefined,
  });
}

/** Saves the new course once its files are on the platform, and answers its id. */
async function saved(store: Store, world: World, streams: number): Promise<string> {
  const streamsOf = () => world.at.ask<{ list: Stream[] }>(endpoints.stream.list, { body: {} });
  await vi.waitFor(async () => expect((await streamsOf()).list).toHaveLength(streams), lately);
  const { list } = await streamsOf();
  await processed(
    world.at,
    list.map(({ id }) => id),
  );
  const result = await store.set(courseEditor.saveAtom, { key: newKey });
  if (result.status !== 'saved') throw new Error(JSON.stringify(result));
  return result.id;
}

/** Bytes as text: two that differ then say where. */
const told = ({ bytes, ...bundle }: WholeBundle) => ({
  ...bundle,
  bytes: [...bytes].map(([path, some]) => [
    path,
    some.length,
    Buffer.from(some).toString('base64').slice(0, 400),
  ]),
});

test('a course goes through a file into another console, and through a file again, and is the same', async () => {
  const from = await createWorld('course');
  await openPage(from);
  const { id, quizId } = await makeCourse(from.at);
  const file = await exported(id, [quizId]);
  const first = await unpacked(file);
  expect(first.manifest).toMatchObject({
    course: { name: 'Опора тела', costKopecks: 490_000, tags: ['Дыхание'], trailer: { name: 'Трейлер.mp4' } },
    modules: [
      { name: 'Дыхание', lectures: ['l1', 'l2'], attachments: [{ name: 'План.pdf' }] },
      { name: 'Повтор', dayOffset: 7, lectures: ['l1'] },
      { name: 'Пустой' },
    ],
    quizzes: [{ questions: [{ options: [{ isCorrect: true }, { isCorrect: false }] }] }],
  });
  from.close();

  const to = await createWorld('course');
  const store = await openPage(to);
  expect(await imported(store, file)).toBe(true);
  const made = await saved(store, to, 2);
  const { list } = await to.at.ask<{ list: { id: string }[] }>(endpoints.quiz.list, { body: {} });
  const again = await unpacked(
    await exported(
      made,
      list.map((quiz) => quiz.id),
    ),
  );
  expect(told(again)).toEqual(told(first));
}, 60_000);

test('the author sets right what is taken; without recordings lectures wait for theirs', async () => {
  const from = await createWorld('course');
  await openPage(from);
  const { id } = await makeCourse(from.at);
  const file = await exported(id, [], false);
  from.close();
  const bundle = await unpacked(file);
  expect(bundle.manifest.lectures[0]?.media).toMatchObject({ path: null, name: 'Вдох.mp4' });
  const outline = outlineOfBundle(bundle.manifest, 'нет внутри');
  const edited = leaveOut(rename(rename(outline, '0', 'Вдох и выдох'), '0/l/l2', 'Тишина'), ['1/l/l1'], true);

  const to = await createWorld('course');
  const store = await openPage(to);
  await imported(store, file, edited);
  const again = await unpacked(await exported(await saved(store, to, 0), [], false));
  expect(again.manifest.modules.map(({ name, lectures }) => [name, lectures])).toEqual([
    ['Вдох и выдох', ['l1', 'l2']],
    ['Пустой', []],
  ]);
  expect(again.manifest.lectures.map(({ name, media }) => [name, media])).toEqual([
    ['Как мы дышим', null],
    ['Тишина', null],
  ]);
}, 60_000);

test.each([
  ['before its course is saved', 0],
  ['while it is saved', 40],
  ['while it is saved, a little later', 200],
  ['after it was saved', 1500],
])(
  'a trailer that comes %s is its trailer',
  async (_, lateMs) => {
    const from = await createWorld('course');
    await openPage(from);
    const { id } = await makeCourse(from.at);
    const file = await exported(id, []);
    from.close();

    const to = await createWorld('course');
    const store = await openPage(to);
    await imported(store, file);
    await new Promise((resolve) => setTimeout(resolve, lateMs));
    const result = await store.set(courseEditor.saveAtom, { key: newKey });
    if (result.status !== 'saved') throw new Error(JSON.stringify(result));
    const ofCourse = () =>
      to.at.ask<{ trailerStreamId?: string }>(endpoints.course.get, { params: { id: result.id } });
    await vi.waitFor(async () => expect((await ofCourse()).trailerStreamId).toBeTypeOf('string'), lately);
    await vi.waitFor(() => expect(store.get(courseEditor.editorAtom(result.id)).dirty).toBe(false), lately);
  },
  60_000,
);

test.each([
  ['its tags', '/tag/create', 0],
  ['the last option of its quizzes', '/option/create', 1],
])(
  'what the author lets be during %s begins nothing, and leaves no quiz',
  async (_, call, quizzes) => {
    const from = await createWorld('course');
    await openPage(from);
    const { id, quizId } = await makeCourse(from.at);
    const file = await exported(id, quizzes === 0 ? [] : [quizId], false);
    from.close();

    const to = await createWorld('course');
    const store = await openPage(to);
    const stopping = new AbortController();
    let made = 0;
    to.between = async (request, go) => {
      const answer = await go();
      if (request.url.endsWith(call) && (made += 1) > quizzes) stopping.abort();
      return answer;
    };
    await expect(imported(store, file, undefined, stopping)).rejects.toMatchObject({ name: 'AbortError' });
    expect(await to.at.ask(endpoints.quiz.list, { body: {} })).toMatchObject({ count: 0 });
    expect(store.get(courseEditor.editorAtom(newKey)).dirty).toBe(false);
  },
  60_000,
);

test('a quiz that fails takes the others back, and nothing is begun', async () => {
  const from = await createWorld('course');
  await openPage(from);
  const { id, quizId } = await makeCourse(from.at);
  const file = await exported(id, [quizId, quizId], false);
  from.close();

  const to = await createWorld('course');
  const store = await openPage(to);
  let asked = 0;
  to.between = async (request, go) =>
    request.url.endsWith('/question/create') && (asked += 1) === 2
      ? Response.json({ error: 'broken' }, { status: 500 })
      : go();
  await expect(imported(store, file)).rejects.toMatchObject({ status: 500 });
  expect(await to.at.ask(endpoints.quiz.list, { body: {} })).toMatchObject({ count: 0 });
  expect(store.get(courseEditor.editorAtom(newKey)).dirty).toBe(false);
}, 60_000);

test.each([
  ['lost on its way', false],
  ['answered by nothing that can be read', true],
])(
  'a quiz whose creation was %s is there once, once the file is taken again',
  async (_, isMade) => {
    const from = await createWorld('course');
    await openPage(from);
    const { id, quizId } = await makeCourse(from.at);
    const file = await exported(id, [quizId], false);
    from.close();

    const to = await createWorld('course');
    const store = await openPage(to);
    // One of the same name that the author has by then is none of the file's.
    const mine = await to.at.ask<{ id: string }>(endpoints.quiz.create, {
      body: { name: 'Что запомнилось' },
    });
    let asked = 0;
    to.between = async (request, go) => {
      if (!request.url.endsWith('/quiz/create') || (asked += 1) > 1) return go();
      if (isMade) await go();
      throw new TypeError('The line broke');
    };
    await expect(imported(store, file)).rejects.toMatchObject({ kind: 'network' });
    const { list } = await to.at.ask<{ list: { id: string }[] }>(endpoints.quiz.list, { body: {} });
    expect(list.map((one) => one.id)).toEqual([mine.id]);
    await imported(store, file);
    expect(await to.at.ask(endpoints.quiz.list, { body: {} })).toMatchObject({ count: 2 });
  },
  60_000,
);

/** An import of a course with a quiz, whose page went after one of its calls: the file, and the platform that it was brought to. */
async function cutOff(isLast: (request: Request) => boolean) {
  const from = await createWorld('course');
  await openPage(from);
  const { id, quizId } = await makeCourse(from.at);
  const file = await exported(id, [quizId], false);
  from.close();

  const to = await createWorld('course');
  const cut = await openPage(to);
  const gone = Promise.withResolvers<void>();
  to.between = async (request, go) => {
    const answer = await go();
    if (isLast(request)) {
      to.close();
      gone.resolve();
    }
    return answer;
  };
  void imported(cut, file);
  await gone.promise;
  to.between = null;
  return { to, file };
}

test.each([
  ['was told', (request: Request) => request.url.endsWith('/option/create')],
  ['was not told', (request: Request) => request.url.endsWith('/quiz/create')],
])(
  'a quiz whose making %s as the page went is finished by the next import of its file',
  async (_, isLast) => {
    const { to, file } = await cutOff(isLast);
    const store = await openPage(to);
    expect(await imported(store, file)).toBe(true);
    const { list } = await to.at.ask<{ list: { id: string }[] }>(endpoints.quiz.list, { body: {} });
    expect(list).toMatchObject([{ questions: [{ options: [{ text: 'В стопах' }, { text: 'В облаках' }] }] }]);
    expect(await store.get(deviceAtom).keys('import/')).toEqual([]);
  },
  60_000,
);

interface Begun {
  id: string;
  questions: { id: string; options: { id: string }[] }[];
}

test.each<[string, (at: World['at'], begun: Begun) => Promise<unknown>]>([
  ['a name', (at, { id }) => at.ask(endpoints.quiz.update, { params: { id }, body: { id, name: 'Моё' } })],
  [
    'points',
    (at, { id, questions: [{ id: qid } = { id: '' }] }) =>
      at.ask(endpoints.quiz.updateQuestion, { params: { id, qid }, body: { points: 7 } }),
  ],
  [
    'the right answer',
    (at, { id, questions: [{ id: qid, options: [{ id: oid } = { id: '' }] } = { id: '', options: [] }] }) =>
      at.ask(endpoints.quiz.updateOption, { params: { id, qid, oid }, body: { isCorrect: false } }),
  ],
])(
  'a quiz of an import that was cut off stays as the author has changed it, though the next import fails: %s',
  async (_, change) => {
    const { to, file } = await cutOff((request) => request.url.endsWith('/option/create'));
    const ofQuizzes = async () =>
      (await to.at.ask<{ list: Begun[] }>(endpoints.quiz.list, { body: {} })).list;
    const [begun = { id: '', questions: [] }] = await ofQuizzes();
    await change(to.at, begun);
    const changed = await ofQuizzes();
    const store = await openPage(to);
    to.between = async (request, go) =>
      request.url.endsWith('/quiz/list') ? Response.json({ error: 'broken' }, { status: 500 }) : go();
    await expect(imported(store, file)).rejects.toMatchObject({ status: 500 });
    expect(await ofQuizzes()).toEqual(changed);
  },
  60_000,
);

test('a quiz that the author changes in another tab while its import goes on stays, though the import fails', async () => {
  const from = await createWorld('course');
  await openPage(from);
  const { id, quizId } = await makeCourse(from.at);
  const file = await exported(id, [quizId, quizId], false);
  from.close();

  const to = await createWorld('course');
  const store = await openPage(to);
  const ofQuizzes = async () =>
    (await to.at.ask<{ list: { id: string; name: string }[] }>(endpoints.quiz.list, { body: {} })).list;
  let asked = 0;
  to.between = async (request, go) => {
    if (!request.url.endsWith('/question/create') || (asked += 1) < 2) return go();
    const [mine] = (await ofQuizzes()).toReversed();
    const params = { id: mine?.id ?? '' };
    await to.at.ask(endpoints.quiz.update, { params, body: { ...params, name: 'Моё' } });
    return Response.json({ error: 'broken' }, { status: 500 });
  };
  await expect(imported(store, file)).rejects.toMatchObject({ status: 500 });
  expect((await ofQuizzes()).map(({ name }) => name)).toEqual(['Моё']);
}, 60_000);
