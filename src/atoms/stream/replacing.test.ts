import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Author } from '#api/account/profile.ts';
import { accountKeys } from '#api/account/queries.ts';
import { readLecture, createLecture, updateLecture } from '#api/lecture/requests.ts';
import { readStream } from '#api/stream/requests.ts';
import { logFailuresTo } from '#lib/log.ts';
import { saveStream } from '#platform/records/save.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { streamOf } from '#platform/testing/contents.ts';
import { testTime } from '#platform/testing/platform.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { createWebinar, readWebinar, updateWebinar } from '#api/webinar/requests.ts';
import { createCourse, readCourse } from '#api/course/requests.ts';
import { createMeditation, readMeditation } from '#api/meditation/requests.ts';
import { createMarathon, readMarathon } from '#api/marathon/requests.ts';
import { deviceAtom } from '../device.ts';
import { forgetPrivateAtom } from '../session/private.ts';
import { authorAtom } from '../session/session.ts';
import {
  cutReplacementAtom,
  dropReplacementAtom,
  findCutReplacementAtom,
  putAwayReplacementAtom,
  replacementAtom,
  replaceStreamAtom,
  resumeReplacementAtom,
  retryReplacementAtom,
} from './replacing.ts';

const key = `replace/${demoAccount.id}/old`;

/** An author with two recordings, the first of which is in one of each kind. */
async function open() {
  const page = await openPlatformConsole([authorAtom]);
  const ready = (id: string) => streamOf(id, testTime, { status: 'processed' });
  await page.at.store.of(demoAccount.id).change(async (rows) => {
    await saveStream(rows, ready('old'));
    await saveStream(rows, ready('new'));
  });
  const startsAt = new Date(testTime + 10 * 24 * 3_600_000).toISOString();
  const lecture = await createLecture({ name: 'Лекция', streamID: 'old' });
  const other = await createLecture({ name: 'Ещё лекция', streamID: 'old' });
  const meditation = await createMeditation({ name: 'Медитация', streamID: 'old' });
  const course = await createCourse({ name: 'Курс', trailerStreamId: 'old' });
  const marathon = await createMarathon({
    name: 'Марафон',
    startsAt,
    timezone: 'Europe/Moscow',
    trailerStreamId: 'old',
  });
  const webinar = await createWebinar({
    name: 'Вебинар',
    startsAt,
    durationMin: 60,
    timezone: 'Europe/Moscow',
  });
  await updateWebinar({ id: webinar.id, recordingStreamId: 'old' });
  const [from, to] = [await readStream('old'), await readStream('new')];
  const held = async () => [
    (await readLecture(lecture.id)).streamID,
    (await readLecture(other.id)).streamID,
    (await readMeditation(meditation.id)).streamID,
    (await readCourse(course.id)).trailerStreamId,
    (await readMarathon(marathon.id)).trailerStreamId,
    (await readWebinar(webinar.id)).recordingStreamId,
  ];
  await vi.waitFor(() => expect(page.store.get(authorAtom)?.id).toBe(demoAccount.id));
  page.calls.length = 0;
  const states = () => page.store.get(replacementAtom)?.uses.map(({ state }) => state);
  const written = () => page.calls.filter(({ method, path }) => method === 'POST' && !path.endsWith('list'));
  return { ...page, from, to, held, states, written, lecture, other };
}

test('every lecture, meditation, trailer and webinar that has the old recording gets the new one, and nothing is left to go on with', async () => {
  const { store, from, to, held, states } = await open();
  expect(from.usedIn).toHaveLength(6);
  await store.set(replaceStreamAtom, { from, to });
  expect(states()).toEqual(Array.from({ length: 6 }, () => 'done'));
  expect(await held()).toEqual(Array.from({ length: 6 }, () => 'new'));
  expect((await readStream('old')).usedIn).toEqual([]);
  expect((await readStream('new')).usedIn).toHaveLength(6);
  expect(await store.get(deviceAtom).get(key)).toBeUndefined();
});

test('what fails is told and the others go on; a second try does the rest and nothing twice', async () => {
  const { store, from, to, held, states, written, instead, lecture } = await open();
  instead.answer = ({ method, path }) =>
    method === 'POST' && path === `lecture/${lecture.id}` ? refuse(500) : null;
  await store.set(replaceStreamAtom, { from, to });
  expect(states()?.toSorted()).toEqual(['done', 'done', 'done', 'done', 'done', 'failed']);
  expect(await store.get(deviceAtom).get(key)).toEqual({ from: 'old', to: 'new' });
  instead.answer = null;
  const before = written().length;
  await store.set(retryReplacementAtom);
  expect(written().length - before).toBe(1);
  expect((await held()).every((id) => id === 'new')).toBe(true);
  expect(await store.get(deviceAtom).get(key)).toBeUndefined();
});

test('a change whose answer was lost is found done, and is not sent again', async () => {
  const { store, from, to, states, written, lecture } = await open();
  await updateLecture({ id: lecture.id, streamID: 'new' });
  const before = written().length;
  await store.set(replaceStreamAtom, { from, to });
  expect(states()?.every((state) => state === 'done')).toBe(true);
  expect(written().length - before).toBe(5);
});

test('what has another recording by now, is gone, or is of a kind that nobody here knows is left as it is', async () => {
  const { store, from, to, states, other, held } = await open();
  await updateLecture({ id: other.id, streamID: null });
  const uses = [
    ...(from.usedIn ?? []),
    { type: 'lecture', id: 'no-such', name: 'Была' },
    { type: 'podcast', id: '1', name: 'Выпуск' },
  ];
  await store.set(replaceStreamAtom, { from: { ...from, usedIn: uses }, to });
  expect(states()?.filter((state) => state === 'gone')).toHaveLength(2);
  expect(states()?.at(-1)).toBe('unknown');
  expect((await held())[1]).toBeNull();
  expect(await store.get(deviceAtom).get(key)).toBeUndefined();
});

test('a replacement that the page did not live to end is found by the next one and goes on, or is let be', async () => {
  const { store, held } = await open();
  await store.get(deviceAtom).set(key, { from: 'old', to: 'new' });
  await store.set(findCutReplacementAtom);
  expect(store.get(cutReplacementAtom)).toEqual({ from: 'old', to: 'new' });
  expect((await store.set(resumeReplacementAtom))?.id).toBe('old');
  await vi.waitFor(() => expect(store.get(replacementAtom)?.isRunning).toBe(false));
  expect((await held()).every((id) => id === 'new')).toBe(true);
  expect(store.get(cutReplacementAtom)).toBeNull();
  await store.set(dropReplacementAtom);
  await store.get(deviceAtom).set(key, { from: 'old', to: 'new' });
  await store.set(findCutReplacementAtom);
  await store.set(dropReplacementAtom);
  expect(store.get(cutReplacementAtom)).toBeNull();
  expect(await store.get(deviceAtom).get(key)).toBeUndefined();
});

test('a replacement that was cut is still offered once another one is over, and after a visit that saw neither end', async () => {
  const { store, from, to, instead, lecture } = await open();
  const device = store.get(deviceAtom);
  await device.set(`replace/${demoAccount.id}/gone`, { from: 'gone', to: 'new' });
  await store.set(findCutReplacementAtom);
  instead.answer = ({ method, path }) =>
    method === 'POST' && path === `lecture/${lecture.id}` ? refuse(500) : null;
  await store.set(replaceStreamAtom, { from, to });
  store.set(putAwayReplacementAtom);
  await store.set(findCutReplacementAtom);
  const offered: unknown[] = [];
  while (store.get(cutReplacementAtom) !== null && offered.length < 3) {
    offered.push(store.get(cutReplacementAtom));
    await store.set(dropReplacementAtom);
  }
  expect(offered).toEqual([
    { from: 'gone', to: 'new' },
    { from: 'old', to: 'new' },
  ]);
  expect(await device.keys('replace/')).toEqual([]);
});

test('what failed of one replacement is offered once the next one has begun and ended', async () => {
  const { store, from, to, instead, lecture } = await open();
  instead.answer = ({ method, path }) =>
    method === 'POST' && path === `lecture/${lecture.id}` ? refuse(500) : null;
  await store.set(replaceStreamAtom, { from, to });
  // Its dialog was closed, and what failed stays noted.
  await store.set(replaceStreamAtom, { from: { ...to, usedIn: [] }, to: from });
  await store.set(dropReplacementAtom);
  expect(store.get(cutReplacementAtom)).toEqual({ from: 'old', to: 'new' });
});

test('a replacement of an author who has left says nothing of the one that the next author has begun', async () => {
  const { store, from, to, instead } = await open();
  const late = Promise.withResolvers<Response>();
  instead.answer = () => late.promise;
  const first = store.set(replaceStreamAtom, { from, to });
  await vi.waitFor(() => expect(store.get(replacementAtom)?.uses[0]?.state).toBe('running'));
  store.set(forgetPrivateAtom);
  const queries = store.get(queryClientAtom);
  queries.setQueryData<Author>(accountKeys.profile, (one) => one && { ...one, id: 'author-other' });
  instead.answer = () => new Promise<Response>(() => undefined);
  void store.set(replaceStreamAtom, { from, to });
  late.resolve(refuse(401));
  await first;
  expect(store.get(replacementAtom)).toMatchObject({ isRunning: true });
  expect(store.get(replacementAtom)?.uses.map(({ state }) => state)).not.toContain('failed');
});

test('what a device without room has not noted is offered as long as the page lives', async () => {
  const { store, from, to, instead, lecture } = await open();
  const set = vi.spyOn(store.get(deviceAtom), 'set').mockRejectedValue(new Error('Full'));
  onTestFinished(() => set.mockRestore());
  onTestFinished(logFailuresTo(() => undefined));
  instead.answer = ({ method, path }) =>
    method === 'POST' && path === `lecture/${lecture.id}` ? refuse(500) : null;
  await store.set(replaceStreamAtom, { from, to });
  store.set(putAwayReplacementAtom);
  await store.set(findCutReplacementAtom);
  expect(store.get(cutReplacementAtom)).toEqual({ from: 'old', to: 'new' });
  await store.set(dropReplacementAtom);
  await store.set(findCutReplacementAtom);
  expect(store.get(cutReplacementAtom)).toBeNull();
});

test('what an earlier console has noted, of one replacement alone, is offered as well', async () => {
  const { store } = await open();
  const device = store.get(deviceAtom);
  await device.set(`replace/${demoAccount.id}`, { from: 'old', to: 'new' });
  await store.set(findCutReplacementAtom);
  expect(store.get(cutReplacementAtom)).toEqual({ from: 'old', to: 'new' });
  await store.set(dropReplacementAtom);
  expect(await device.keys('replace/')).toEqual([]);
});
