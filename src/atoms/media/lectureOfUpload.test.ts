import { expect, test, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { memoryDevice } from '#lib/device/memory-device.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { testPlatform } from '#platform/testing/platform.ts';
import { createVisits } from '#tests/support/visits.ts';
import { authAtom } from '../session/session.ts';
import { keepNowAtom } from '../upload/keep.ts';
import { startAtom } from '../upload/start.ts';
import { addUploadsAtom, uploadsAtom } from '../upload/uploads.ts';
import { lectureOfUploadAtom } from './lectureOfUpload.ts';

const patience = { timeout: 15_000 };

/** Visits of an author with a recording that belongs to nothing; `line` may lose the answers to creations. */
async function begin() {
  const at = await testPlatform({
    scenario: empty,
    probe: () =>
      Promise.resolve({ kind: 'video', durationSec: 60, width: 1920, height: 1080, mime: 'video/mp4' }),
  });
  const device = memoryDevice();
  const line = { isSilent: false, creations: 0 };
  const visit = createVisits({
    device,
    async fetch(request) {
      const isCreation = request.url.endsWith('/lecture/create');
      if (isCreation) line.creations += 1;
      const answer = await at.platform.fetch(request);
      return isCreation && line.isSilent ? new Promise<never>(() => undefined) : answer;
    },
  });
  const open = async () => {
    const opened = visit([authAtom, uploadsAtom]);
    await vi.waitFor(() => expect(opened.store.get(authAtom).status).toBe('author'));
    return opened;
  };
  const lectures = async () =>
    (await at.ask<{ list: Lecture[] }>(endpoints.lecture.list, { body: {} })).list.map(({ name }) => name);
  return { device, line, open, lectures };
}

const video = (name: string) => new File([new Uint8Array(10)], name, { type: 'video/mp4' });

test('two tabs that make it in one moment make one', async () => {
  const { line, open, lectures } = await begin();
  const first = await open();
  const [id = ''] = first.store.set(addUploadsAtom, { files: [video('Голос.mp4')] });
  await vi.waitFor(() => expect(first.store.get(uploadsAtom)[0]?.streamID).toBeTypeOf('string'), patience);
  await first.store.set(keepNowAtom);
  const second = await open();
  await second.store.set(startAtom);
  await vi.waitFor(() => expect(second.store.get(uploadsAtom)).toHaveLength(1), patience);
  const [one, other] = await Promise.all(
    [first, second].map(({ store }) => store.set(lectureOfUploadAtom, id)),
  );
  expect(one).toBeTypeOf('string');
  expect(other).toBe(one);
  expect([await lectures(), line.creations]).toEqual([['Голос'], 1]);
});

test('a page that goes before the answer comes leaves no second lecture to the next one', async () => {
  const { device, line, open, lectures } = await begin();
  const before = await open();
  const [id = ''] = before.store.set(addUploadsAtom, { files: [video('Голос.mp4')] });
  await vi.waitFor(() => expect(before.store.get(uploadsAtom)[0]?.streamID).toBeTypeOf('string'), patience);
  await before.store.set(keepNowAtom);
  line.isSilent = true;
  void before.store.set(lectureOfUploadAtom, id);
  await vi.waitFor(async () => expect(await lectures()).toEqual(['Голос']));
  before.end();
  line.isSilent = false;
  const after = await open();
  await after.store.set(startAtom);
  await vi.waitFor(() => expect(after.store.get(uploadsAtom)).toHaveLength(1), patience);
  expect(await after.store.set(lectureOfUploadAtom, id)).toBeTypeOf('string');
  expect(await lectures()).toEqual(['Голос']);
  expect(line.creations).toBe(1);
  // What it is known by stays until the next one is made: by then the device knows whose the recording is.
  const noted = async () =>
    (await device.keys('lecture-of-upload/')).map((key) => key.slice(key.lastIndexOf('/') + 1));
  expect(await noted()).toEqual([id]);
  const [next = ''] = after.store.set(addUploadsAtom, { files: [video('Лес.mp4')] });
  await after.store.set(lectureOfUploadAtom, next);
  expect(await noted()).toEqual([next]);
  expect((await lectures()).toSorted()).toEqual(['Голос', 'Лес']);
});
