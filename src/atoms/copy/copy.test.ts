import type { Atom } from 'jotai';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Consultation } from '#domain/consultation/schema.ts';
import type { Course } from '#domain/course/schema.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import type { Marathon } from '#domain/marathon/schema.ts';
import type { Question, Quiz } from '#domain/quiz/schema.ts';
import type { Webinar } from '#domain/webinar/schema.ts';
import { setNow } from '#lib/time/clock.ts';
import { createWorld, kits, makeProgram, type World } from '#tests/support/program.ts';
import { testTime } from '#platform/testing/platform.ts';
import { copy as consultationCopy } from '../consultation/copy.ts';
import { consultationEditor } from '../consultation/editor.ts';
import type { CopyWish } from './copy.ts';
import { copy as courseCopy } from '../course/copy.ts';
import { courseEditor } from '../course/editor.ts';
import { newKey } from '../editor/draft.ts';
import { copy as lectureCopy } from '../lecture/copy.ts';
import { lectureEditor } from '../lecture/editor.ts';
import { copy as marathonCopy } from '../marathon/copy.ts';
import { marathonEditor } from '../marathon/editor.ts';
import { copy as quizCopy } from '../quiz/copy.ts';
import { quizEditor } from '../quiz/editor.ts';
import { authAtom } from '../session/session.ts';
import type { Store } from '../store.ts';
import { until } from '../until.ts';
import { copy as webinarCopy } from '../webinar/copy.ts';
import { copy as asLecture } from '../webinar/asLecture.ts';
import { beginTrimmedAtom } from '../webinar/trimRecording.ts';
import { webinarEditor } from '../webinar/editor.ts';

/** A page that looks at what is new of a kind. */
async function openNew(world: World, ...atoms: Atom<unknown>[]): Promise<Store> {
  setNow(testTime);
  onTestFinished(() => setNow(null));
  const { store } = world.visit([authAtom, ...atoms]);
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  return store;
}

const copies = {
  lecture: lectureCopy,
  quiz: quizCopy,
  consultation: consultationCopy,
  webinar: webinarCopy,
  course: courseCopy,
  marathon: marathonCopy,
};

/** Begins a copy, as the menu of a row does. */
async function begin(store: Store, kind: keyof typeof copies, wish: CopyWish): Promise<boolean> {
  const copy = copies[kind];
  const release = await until(store, copy.originalAtom(wish.id), ({ status }) => status !== 'loading');
  const begun = await store.set(copy.beginAtom, wish);
  release();
  return begun;
}

/** What differs between any two of the platform's. */
const bare = ({ id: _id, createdAt: _created, updatedAt: _updated, ...rest }: Record<string, unknown>) =>
  rest;

/** The calls of a page that change something. */
const changes = ({ calls }: World) =>
  calls.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/list'));

test('a copy of a lecture is nowhere until it is saved, and then equals the original but for its name', async () => {
  const world = await createWorld('course');
  const original = await world.at.ask<Lecture>(endpoints.lecture.create, {
    body: {
      name: 'Вдох и выдох',
      description: 'О дыхании',
      level: 'beginner',
      isPreview: true,
      language: 'ru',
    },
  });
  const store = await openNew(world, lectureEditor.editorAtom(newKey));
  expect(await begin(store, 'lecture', { id: original.id })).toBe(true);
  expect(changes(world)).toEqual([]);
  expect(store.get(lectureEditor.editorAtom(newKey)).fields.name).toBe('Вдох и выдох\u00A0— копия');

  const result = await store.set(lectureEditor.saveAtom, { key: newKey });
  if (result.status !== 'saved') throw new Error(result.status);
  expect(result.id).not.toBe(original.id);
  const copy = await world.at.ask<Lecture>(endpoints.lecture.get, { params: { id: result.id } });
  expect(bare(copy)).toEqual({ ...bare(original), name: 'Вдох и выдох\u00A0— копия' });
});

test('undo of a copy leaves an empty form and nothing on the platform, and redo brings it back', async () => {
  const world = await createWorld('course');
  const { id } = await world.at.ask<Lecture>(endpoints.lecture.create, { body: { name: 'Тишина' } });
  const store = await openNew(world, lectureEditor.editorAtom(newKey));
  await begin(store, 'lecture', { id });
  store.set(lectureEditor.moveAtom, { key: newKey, way: 'undo' });
  expect(store.get(lectureEditor.editorAtom(newKey))).toMatchObject({ dirty: false, fields: { name: '' } });
  store.set(lectureEditor.moveAtom, { key: newKey, way: 'redo' });
  expect(store.get(lectureEditor.editorAtom(newKey)).fields.name).toBe('Тишина\u00A0— копия');
  store.set(lectureEditor.discardAtom, newKey);
  expect(store.get(lectureEditor.editorAtom(newKey)).dirty).toBe(false);
  expect(changes(world)).toEqual([]);
});

test('a reload before the save is offered the copy, and what was begun before it as another version', async () => {
  const world = await createWorld('course');
  const { id } = await world.at.ask<Lecture>(endpoints.lecture.create, { body: { name: 'Тишина' } });
  const store = await openNew(world, lectureEditor.editorAtom(newKey));
  store.set(lectureEditor.editAtom, { key: newKey, patch: { description: 'Начатое раньше' } });
  await begin(store, 'lecture', { id });
  // Neither mixes with the other.
  expect(store.get(lectureEditor.editorAtom(newKey))).toMatchObject({
    offer: null,
    fields: { description: '' },
  });
  await store.set(lectureEditor.flushAtom);

  world.close();
  setNow(testTime + 60_000);
  const next = await openNew(world, lectureEditor.editorAtom(newKey));
  const state = () => next.get(lectureEditor.editorAtom(newKey));
  await vi.waitFor(() => expect(state().offer?.fields.name).toBe('Тишина\u00A0— копия'));
  next.set(lectureEditor.restoreAtom, newKey);
  expect(state().fields).toMatchObject({ name: 'Тишина\u00A0— копия', description: '' });
  next.set(lectureEditor.discardAtom, newKey);
  expect(state().offer?.fields).toMatchObject({ name: '', description: 'Начатое раньше' });
});

/** A new lecture is being saved, until the platform is let answer. */
async function saveNew(world: Awaited<ReturnType<typeof createWorld>>) {
  const store = await openNew(world, lectureEditor.editorAtom(newKey));
  await vi.waitFor(() => expect(store.get(lectureEditor.statusAtom(newKey))).toBe('ready'));
  store.set(lectureEditor.editAtom, { key: newKey, patch: { name: 'Первая' } });
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  world.between = async (request, go) => {
    if (request.url.endsWith('lecture/create')) await held;
    return go();
  };
  const saving = store.set(lectureEditor.saveAtom, { key: newKey });
  return { store, saving, answer };
}

test('nothing is begun while a new one is being saved', async () => {
  const world = await createWorld('course');
  const { id } = await world.at.ask<Lecture>(endpoints.lecture.create, { body: { name: 'Тишина' } });
  const { store, saving, answer } = await saveNew(world);
  expect(await begin(store, 'lecture', { id })).toBe(false);
  answer();
  expect(await saving).toMatchObject({ status: 'saved' });
  expect(await begin(store, 'lecture', { id })).toBe(true);
});

test('a copy of a quiz is a draft with its questions and answers, and the original is left alone', async () => {
  const world = await createWorld('course');
  const { id } = await world.at.ask<Quiz>(endpoints.quiz.create, {
    body: { name: 'Проверка', passingScore: 80, attempts: 2, shuffle: true },
  });
  const question = await world.at.ask<Question>(endpoints.quiz.createQuestion, {
    params: { id },
    body: { text: 'Чем дышим?', type: 'single', points: 3, explanation: 'Носом' },
  });
  for (const [text, isCorrect] of [
    ['Носом', true],
    ['Ртом', false],
  ])
    await world.at.ask(endpoints.quiz.createOption, {
      params: { id, qid: question.id },
      body: { text, isCorrect },
    });
  await world.at.ask(endpoints.quiz.update, { params: { id }, body: { id, status: 'active' } });
  const original = await world.at.ask<Quiz>(endpoints.quiz.get, { params: { id } });
  const store = await openNew(world, quizEditor.editorAtom(newKey));
  await begin(store, 'quiz', { id });
  const result = await store.set(quizEditor.saveAtom, { key: newKey });
  if (result.status !== 'saved') throw new Error(result.status);
  const copy = await world.at.ask<Quiz>(endpoints.quiz.get, { params: { id: result.id } });
  const told = ({ questions, ...quiz }: Quiz) => ({
    ...bare(quiz),
    questions: questions.map(({ options, ...one }) => ({ ...bare(one), options: options.map(bare) })),
  });
  expect(told(copy)).toMatchObject({
    ...told(original),
    name: 'Проверка\u00A0— копия',
    status: 'draft',
  });
  expect(await world.at.ask<Quiz>(endpoints.quiz.get, { params: { id } })).toEqual(original);
});

test('a copy of a consultation has its price and cannot be booked', async () => {
  const world = await createWorld('course');
  const original = await world.at.ask<Consultation>(endpoints.consultation.create, {
    body: {
      name: 'Разбор',
      format: 'video',
      durationMin: 45,
      link: 'https://example.com/room',
      timezone: 'Europe/Moscow',
      weeklySchedule: [{ weekday: 1, from: '10:00', to: '12:00' }],
      questions: ['Что беспокоит?'],
      isActive: true,
    },
  });
  const store = await openNew(world, consultationEditor.editorAtom(newKey));
  await begin(store, 'consultation', { id: original.id });
  const result = await store.set(consultationEditor.saveAtom, { key: newKey });
  if (result.status !== 'saved') throw new Error(JSON.stringify(result));
  const copy = await world.at.ask<Consultation>(endpoints.consultation.get, { params: { id: result.id } });
  expect(bare(copy)).toMatchObject({
    ...bare(original),
    name: 'Разбор\u00A0— копия',
    isActive: false,
  });
});

test('a copy of a webinar is planned for the same weekday and time', async () => {
  const world = await createWorld('course');
  const { id, ...original } = await world.at.ask<Webinar>(endpoints.webinar.create, {
    body: {
      name: 'Голос',
      startsAt: '2026-11-26T16:00:00.000Z',
      durationMin: 90,
      timezone: 'Europe/Moscow',
      link: 'https://example.com/live',
      speakers: ['Марина'],
    },
  });
  const store = await openNew(world, webinarEditor.editorAtom(newKey));
  await begin(store, 'webinar', { id });
  const result = await store.set(webinarEditor.saveAtom, { key: newKey });
  if (result.status !== 'saved') throw new Error(JSON.stringify(result));
  const copy = await world.at.ask<Webinar>(endpoints.webinar.get, { params: { id: result.id } });
  expect(copy).toMatchObject({
    name: 'Голос\u00A0— копия',
    startsAt: '2026-12-03T16:00:00.000Z',
    durationMin: original.durationMin,
    link: original.link,
    speakers: original.speakers,
    status: 'scheduled',
  });
  expect(copy.publicationId).not.toBe(original.publicationId ?? '');
});

const programme = [
  { name: 'Начало', lectures: ['Вдох', 'Выдох'], files: ['план.pdf'] },
  { name: 'Дальше', lectures: ['Тишина'], files: [] },
];

test.each(['shared', 'own'] as const)(
  'a copy of a course with %s lectures holds its whole programme',
  async (lectures) => {
    const world = await createWorld('course');
    const id = await makeProgram(world, programme);
    const read = (one: string) => world.at.ask<Course>(endpoints.course.get, { params: { id: one } });
    const original = await read(id);
    const catalogue = () =>
      world.at.ask<{ list: Lecture[] }>(endpoints.lecture.list, { body: { limit: 100 } });
    const before = await catalogue();
    const store = await openNew(world, ...kits.course.atoms(newKey));
    expect(await begin(store, 'course', { id, lectures })).toBe(true);
    expect(changes(world)).toEqual([]);
    const result = await store.set(courseEditor.saveAtom, { key: newKey });
    if (result.status !== 'saved') throw new Error(JSON.stringify(result));

    const copy = await read(result.id);
    const { list } = await catalogue();
    const nameOf = (one: string) => list.find((lecture) => lecture.id === one)?.name;
    const told = (course: Course) =>
      course.modules.map(({ name, lectures: of, attachments }) => ({
        name,
        lectures: of.map(nameOf),
        files: attachments.map(({ fileName, size, mime }) => [fileName, size, mime]),
      }));
    expect(copy.name).toBe(`${original.name}\u00A0— копия`);
    expect(told(copy)).toEqual(told(original));
    const ids = (course: Course) => course.modules.flatMap((module) => module.lectures);
    const both = ids(copy).filter((one) => ids(original).includes(one));
    expect(both).toEqual(lectures === 'shared' ? ids(original) : []);
    expect(list.length - before.list.length).toBe(lectures === 'own' ? 3 : 0);
    expect(await read(id)).toEqual(original);
  },
);

test('own lectures keep what the author chose for them', async () => {
  const world = await createWorld('course');
  const { id } = await world.at.ask<Course>(endpoints.course.create, { body: { name: 'Дыхание' } });
  const chosen = { name: 'Вдох', description: 'О вдохе', level: 'expert', language: 'en', isPreview: true };
  const lecture = await world.at.ask<Lecture>(endpoints.lecture.create, { body: chosen });
  await world.at.ask(endpoints.course.createModule, {
    params: { id },
    body: { name: 'Первый', lectures: [lecture.id] },
  });
  const store = await openNew(world, ...kits.course.atoms(newKey));
  await begin(store, 'course', { id, lectures: 'own' });
  const result = await store.set(courseEditor.saveAtom, { key: newKey });
  if (result.status !== 'saved') throw new Error(JSON.stringify(result));
  const copy = await world.at.ask<Course>(endpoints.course.get, { params: { id: result.id } });
  const own = copy.modules[0]?.lectures[0] ?? '';
  expect(await world.at.ask<Lecture>(endpoints.lecture.get, { params: { id: own } })).toMatchObject(chosen);
});

test('a file that cannot be read is named in its module, for the author to choose', async () => {
  const world = await createWorld('course');
  const id = await makeProgram(world, programme);
  const store = await openNew(world, ...kits.course.atoms(newKey));
  world.between = (request, go) =>
    request.url.includes('/attach/') ? Promise.resolve(new Response(null, { status: 500 })) : go();
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await begin(store, 'course', { id });
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
  const { order, modules } = store.get(kits.course.program.treeAtom(newKey));
  const [file = ''] = modules[order[0] ?? '']?.attachments ?? [];
  expect(store.get(kits.course.program.attachmentAtom({ key: newKey, id: file }))?.fileName).toBe('план.pdf');
  expect(store.get(kits.course.program.isLostAtom({ key: newKey, id: file }))).toBe(true);
});

test('a copy of a marathon begins when it is told to, as a draft without those who came', async () => {
  const world = await createWorld('marathon');
  const id = await makeProgram(world, programme);
  const original = await world.at.ask<Marathon>(endpoints.marathon.get, { params: { id } });
  const store = await openNew(world, ...kits.marathon.atoms(newKey));
  await begin(store, 'marathon', { id, lectures: 'shared', startsAt: '2027-02-01T06:00:00.000Z' });
  const result = await store.set(marathonEditor.saveAtom, { key: newKey });
  if (result.status !== 'saved') throw new Error(JSON.stringify(result));
  const copy = await world.at.ask<Marathon>(endpoints.marathon.get, { params: { id: result.id } });
  expect(copy).toMatchObject({
    name: `${original.name}\u00A0— копия`,
    startsAt: '2027-02-01T06:00:00.000Z',
    timezone: original.timezone,
    status: 'draft',
    seatsTaken: 0,
  });
  expect(copy.modules.map(({ lectures }) => lectures)).toEqual(
    original.modules.map(({ lectures }) => lectures),
  );
});

test('nothing is cut out of a recording while the lecture that was begun before is being saved', async () => {
  const world = await createWorld('course');
  const { store, saving, answer } = await saveNew(world);
  const part = { from: 60, to: null, bytes: 1, signal: new AbortController().signal };
  const recording = { id: 'recording', size: 1 };
  const onProgress = vi.fn<(share: number) => void>();
  const wish = { id: 'webinar', recording, ...part, onProgress };
  expect(await store.set(beginTrimmedAtom, wish)).toBe(false);
  expect(world.calls.filter(({ path }) => path.includes('stream/'))).toEqual([]);
  answer();
  await saving;
});

test('the recording of a webinar begins a lecture, which is nowhere until it is saved', async () => {
  const world = await createWorld('course');
  const { id } = await world.at.ask<Webinar>(endpoints.webinar.create, {
    body: {
      name: 'Голос',
      description: 'О голосе',
      startsAt: '2026-11-26T16:00:00.000Z',
      durationMin: 90,
      timezone: 'Europe/Moscow',
    },
  });
  const store = await openNew(world, lectureEditor.editorAtom(newKey));
  const release = await until(store, asLecture.originalAtom(id), ({ status }) => status !== 'loading');
  expect(await store.set(asLecture.beginAtom, { id })).toBe(true);
  release();
  const { fields } = store.get(lectureEditor.editorAtom(newKey));
  expect(fields).toMatchObject({ name: 'Голос', description: 'О голосе', streamID: null });
  expect(changes(world)).toEqual([]);
});
