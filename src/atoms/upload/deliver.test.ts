import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Author } from '#api/account/profile.ts';
import { accountKeys } from '#api/account/queries.ts';
import { sessionEnded } from '#api/api-error.ts';
import { logFailuresTo } from '#lib/log.ts';
import { openPlatformConsole } from '#tests/support/platformConsole.ts';
import { deviceAtom } from '../device.ts';
import { forgetPrivateAtom } from '../session/private.ts';
import { authorAtom } from '../session/session.ts';
import { takesCovers } from './covers.ts';
import { onUploaded } from './deliver.ts';
import { applyAtom, patchAtom } from './engine.ts';
import { entriesAtom } from './entries.ts';
import { registerTargetCode } from './targetCode.ts';
import { addUploadsAtom, uploadsAtom } from './uploads.ts';

// Who takes recordings of courses.
beforeAll(() => import('../program/uploads.ts'));

/** A file that has arrived for a target. Its author leaves by `become`, and comes back by it. */
async function arrive(kind: string, owner?: string) {
  const { store, instead } = await openPlatformConsole([authorAtom, uploadsAtom]);
  await vi.waitFor(() => expect(store.get(authorAtom)).not.toBeNull());
  instead.answer = () => new Promise<Response>(() => undefined);
  const target = { kind, draftKey: 'new', ...(owner !== undefined && { owner }) };
  const [id = ''] = store.set(addUploadsAtom, { files: [new File(['film'], 'a.mp4')], target });
  store.set(patchAtom, id, { state: 'done', streamID: 'stream' });
  const become = (author: string) => {
    store.set(forgetPrivateAtom);
    store
      .get(queryClientAtom)
      .setQueryData<Author>(accountKeys.profile, (before) => before && { ...before, id: author });
  };
  const settle = () => new Promise((goOn) => setTimeout(goOn));
  return { store, become, settle };
}

/** The code of targets that comes once `come` is called. */
function slowTaker(register: () => void) {
  const { promise, resolve } = Promise.withResolvers<void>();
  registerTargetCode(async () => {
    await promise;
    register();
  });
  onTestFinished(() => registerTargetCode(async () => undefined));
  return resolve;
}

test('what has arrived is given to nobody who came while the code of its target was loading', async () => {
  const taken: string[] = [];
  const take = atom(
    null,
    async (_get, _set, { streamID }: { streamID: string }) => void taken.push(streamID),
  );
  const come = slowTaker(() => onUploaded('slow', take));
  const { become, settle } = await arrive('slow');
  become('author-other');
  come();
  await settle();
  expect(taken).toEqual([]);
});

test('a cover is put into no draft of who came while its editor was loading', async () => {
  const edit = vi.fn<(edit: object) => void>();
  const editAtom = atom(null, (_get, _set, change: object) => edit(change));
  const editor = { kind: 'slowEditor', editAtom, expectArrival: () => undefined };
  const come = slowTaker(() => takesCovers(editor));
  onTestFinished(logFailuresTo(() => undefined));
  const { become, settle } = await arrive('cover', 'slowEditor');
  become('author-other');
  come();
  await settle();
  expect(edit).not.toHaveBeenCalled();
});

test('a recording of a course is noted for nobody who came while the device was asked', async () => {
  onTestFinished(logFailuresTo(() => undefined));
  const { store, become, settle } = await arrive('unknown');
  const device = store.get(deviceAtom);
  const asked = Promise.withResolvers<undefined>();
  const isOfStreams = (name: string) => name.startsWith('program-streams');
  const { get } = device;
  const read = vi
    .spyOn(device, 'get')
    .mockImplementation((name) => (isOfStreams(name) ? asked.promise : get(name)));
  const target = { kind: 'courseLecture', owner: 'course', draftKey: 'new', itemId: 'draft' };
  const [id = ''] = store.set(addUploadsAtom, { files: [new File(['film'], 'b.mp4')], target });
  store.set(patchAtom, id, { state: 'done', streamID: 'stream' });
  await vi.waitFor(() => expect(read.mock.calls.flat().some(isOfStreams)).toBe(true));
  become('author-other');
  await settle();
  asked.resolve(undefined);
  await settle();
  expect(await device.keys('program-streams')).toEqual([]);
});

test('what did not reach its target as its author left reaches it once they are back', async () => {
  const failing = Promise.withResolvers<void>();
  const take = vi.fn<() => Promise<void>>().mockReturnValueOnce(failing.promise).mockResolvedValue();
  onUploaded(
    'left',
    atom(null, () => take()),
  );
  onTestFinished(logFailuresTo(() => undefined));
  const { store, become, settle } = await arrive('left');
  const [entry] = store.get(entriesAtom);
  const author = store.get(authorAtom)?.id ?? '';
  become('author-other');
  failing.reject(sessionEnded());
  await settle();
  become(author);
  store.set(applyAtom, { type: 'add', entries: entry ? [entry] : [] });
  await settle();
  expect(take).toHaveBeenCalledTimes(2);
  expect(store.get(entriesAtom)).toMatchObject([{ delivered: true }]);
});
