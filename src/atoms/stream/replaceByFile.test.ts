import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Author } from '#api/account/profile.ts';
import { accountKeys } from '#api/account/queries.ts';
import { createLecture, readLecture } from '#api/lecture/requests.ts';
import { logFailuresTo } from '#lib/log.ts';
import { saveStream } from '#platform/records/save.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { streamOf } from '#platform/testing/contents.ts';
import { testTime } from '#platform/testing/platform.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { deviceAtom } from '../device.ts';
import { forgetPrivateAtom } from '../session/private.ts';
import { authorAtom } from '../session/session.ts';
import { patchAtom } from '../upload/engine.ts';
import { replaceByFileAtom, replacingUploadAtom, watchedReplacementAtom } from './replaceByFile.ts';
import { cutReplacementAtom, replacementAtom } from './replacing.ts';

const key = `replace/${demoAccount.id}/old`;

/** An author with a recording in one lecture, and a file on its way to the place of that recording. */
async function open({
  kind = 'video',
  status = 'processed',
}: { kind?: 'video' | 'audio'; status?: string } = {}) {
  const page = await openPlatformConsole([authorAtom, replacementAtom, replacingUploadAtom('old')]);
  const { store } = page;
  await page.at.store.of(demoAccount.id).change(async (rows) => {
    await saveStream(rows, streamOf('old', testTime, { status: 'processed' }));
    await saveStream(rows, streamOf('new', testTime, { status, kind }));
  });
  const lecture = await createLecture({ name: 'Лекция', streamID: 'old' });
  await vi.waitFor(() => expect(store.get(authorAtom)?.id).toBe(demoAccount.id));
  // The file itself is sent by the queue, whose own tests say how: its calls are held.
  page.instead.answer = ({ path }) =>
    path.includes('upload/') ? new Promise<Response>(() => undefined) : null;
  const id = store.set(replaceByFileAtom, { from: 'old', file: new File(['film'], 'new.mp4') }) ?? '';
  const held = async () => (await readLecture(lecture.id)).streamID;
  const arrive = (state: 'processing' | 'done') => store.set(patchAtom, id, { state, streamID: 'new' });
  return { ...page, lecture, held, arrive };
}

test('a file takes the place of a recording once the platform has processed it, and not before', async () => {
  const { store, held, arrive, told } = await open({ status: 'uploaded' });
  expect(store.get(replacingUploadAtom('old'))?.fileName).toBe('new.mp4');
  arrive('processing');
  await new Promise((goOn) => setTimeout(goOn, 20));
  expect(await held()).toBe('old');
  arrive('done');
  await vi.waitFor(async () => expect(await held()).toBe('new'));
  await vi.waitFor(() => expect(told()).toMatch(/^Запись заменена в\s1\sматериале$/));
  expect(store.get(replacingUploadAtom('old'))).toBeNull();
  expect(store.get(replacementAtom)).toBeNull();
  expect(await store.get(deviceAtom).get(key)).toBeUndefined();
});

test('whoever looks at the replacement sees it there, and is told nothing beside it', async () => {
  const { store, held, arrive, told } = await open();
  store.set(watchedReplacementAtom, 'old');
  arrive('done');
  await vi.waitFor(() =>
    expect(store.get(replacementAtom)?.uses.map(({ state }) => state)).toEqual(['done']),
  );
  expect(await held()).toBe('new');
  expect(told()).toBe('');
});

test('what failed is told in words, and the library offers to go on', async () => {
  const { store, arrive, instead, told, held, lecture } = await open();
  instead.answer = ({ method, path }) =>
    method === 'POST' && path === `lecture/${lecture.id}` ? refuse(500) : null;
  arrive('done');
  await vi.waitFor(() => expect(told()).toMatch(/^«new\.mp4» загружена, но\sзаменить/));
  expect(await held()).toBe('old');
  expect(store.get(replacementAtom)).toBeNull();
  expect(store.get(cutReplacementAtom)).toEqual({ from: 'old', to: 'new' });
  expect(await store.get(deviceAtom).get(key)).toEqual({ from: 'old', to: 'new' });
});

test('a platform that does not answer loses nothing: the replacement is noted', async () => {
  const { store, arrive, instead, told } = await open();
  instead.answer = ({ path }) => (path.startsWith('stream/') ? refuse(500) : null);
  arrive('done');
  await vi.waitFor(() => expect(told()).toMatch(/^Новая запись загружена/));
  expect(store.get(cutReplacementAtom)).toEqual({ from: 'old', to: 'new' });
});

test('what arrived as its author left is told to no other, and noted for none', async () => {
  const { store, arrive, instead, told } = await open();
  onTestFinished(logFailuresTo(() => undefined));
  const asked = vi.fn<() => void>();
  const late = Promise.withResolvers<void>();
  instead.answer = async ({ path }) => {
    if (!path.startsWith('stream/')) return new Promise<Response>(() => undefined);
    asked();
    await late.promise;
    return refuse(500);
  };
  arrive('done');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  store.set(forgetPrivateAtom);
  const queries = store.get(queryClientAtom);
  queries.setQueryData<Author>(accountKeys.profile, (one) => one && { ...one, id: 'author-other' });
  late.resolve();
  await new Promise((goOn) => setTimeout(goOn, 20));
  expect(told()).toBe('');
  expect(store.get(cutReplacementAtom)).toBeNull();
  expect(await store.get(deviceAtom).keys('replace/')).toEqual([]);
});

test('a sound takes no place of a video, whatever its name was', async () => {
  const { arrive, told, held } = await open({ kind: 'audio' });
  arrive('done');
  await vi.waitFor(() => expect(told()).toMatch(/звук, а\sзаменить нужно видео/));
  expect(await held()).toBe('old');
});
