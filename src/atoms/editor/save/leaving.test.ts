import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, test, vi } from 'vitest';
import { accountKeys } from '#api/account/queries.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { testPlatform } from '#platform/testing/platform.ts';
import { createVisits } from '#tests/support/visits.ts';
import { lectureEditor } from '../../lecture/editor.ts';
import { forgetPrivateAtom } from '../../session/private.ts';
import { authAtom } from '../../session/session.ts';
import type { Store } from '../../store.ts';
import { entriesAtom } from '../../upload/entries.ts';
import { addUploadsAtom } from '../../upload/uploads.ts';

const { editorAtom, editAtom, saveAtom } = lectureEditor;
const key = 'new';

/** Another author is here now. */
const become = (store: Store, id: string) =>
  store
    .get(queryClientAtom)
    .setQueryData(accountKeys.profile, (author: object | undefined) => author && { ...author, id });

/** An author who leaves while a new lecture of theirs is being saved, and another one who begins theirs. */
async function leaveWhileSaving(
  answer: (name: string) => Response | null,
  beforeLeaving: (store: Store) => Promise<unknown> = async () => undefined,
) {
  const at = await testPlatform({ scenario: empty });
  const toAnswer = Promise.withResolvers<void>();
  const line = { creations: 0 };
  const visit = createVisits({
    async fetch(request) {
      if (!request.url.endsWith('/lecture/create')) return at.platform.fetch(request);
      line.creations += 1;
      const isFirst = line.creations === 1;
      const { name } = (await request.clone().json()) as { name: string };
      const made = answer(name) ?? (await at.platform.fetch(request));
      if (isFirst) await toAnswer.promise;
      return made;
    },
  });
  const { store } = visit([authAtom, editorAtom(key)]);
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  await vi.waitFor(() => expect(store.get(editorAtom(key)).status).toBe('ready'));
  store.set(editAtom, { key, patch: { name: 'Голос' } });
  const first = store.set(saveAtom, { key });
  await vi.waitFor(() => expect(line.creations).toBe(1));
  await beforeLeaving(store);
  store.set(forgetPrivateAtom);
  become(store, 'author-other');
  store.set(editAtom, { key, patch: { name: 'Лес' } });
  const state = () => store.get(editorAtom(key));
  const lectures = async () =>
    (await at.ask<{ list: Lecture[] }>(endpoints.lecture.list, { body: {} })).list.map(({ name }) => name);
  return { store, first, state, lectures, letAnswer: toAnswer.resolve };
}

test('a save of an author who has left is none of the next one, and leaves nothing in their draft', async () => {
  const { store, first, state, lectures, letAnswer } = await leaveWhileSaving(() => null);
  expect(state().saving).toBe(false);
  letAnswer();
  await expect(first).rejects.toMatchObject({ status: 401 });
  expect(state()).toMatchObject({ fields: { name: 'Лес' }, id: null, saving: false });
  expect(await store.set(saveAtom, { key })).toMatchObject({ status: 'saved' });
  expect((await lectures()).toSorted()).toEqual(['Голос', 'Лес']);
});

test('a press of the next author does not join it', async () => {
  const { store, first, lectures, letAnswer } = await leaveWhileSaving(() => null);
  const second = store.set(saveAtom, { key });
  expect(second).not.toBe(first);
  expect(await second).toMatchObject({ status: 'saved' });
  expect((await lectures()).toSorted()).toEqual(['Голос', 'Лес']);
  letAnswer();
  await expect(first).rejects.toMatchObject({ status: 401 });
});

test('what the platform has refused of it stands beside no field of the next one', async () => {
  const refusal = { error: 'no', fields: { name: 'Занято' } };
  const { first, state, letAnswer } = await leaveWhileSaving(() => Response.json(refusal, { status: 422 }));
  letAnswer();
  await expect(first).rejects.toMatchObject({ status: 422 });
  expect(state().problems).toEqual({});
});

test('what waited for something on its way as its author left says nothing of the form of the next one', async () => {
  const at = await testPlatform({ scenario: empty });
  const { store } = createVisits({ fetch: (request) => at.platform.fetch(request) })([
    authAtom,
    editorAtom(key),
  ]);
  const state = () => store.get(editorAtom(key));
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  await vi.waitFor(() => expect(state().status).toBe('ready'));
  const arrival = Promise.withResolvers<void>();
  store.set(atom(null, (get) => lectureEditor.expectArrival(get, key, arrival.promise)));
  store.set(editAtom, { key, patch: { name: 'Голос' } });
  const saving = store.set(saveAtom, { key });
  store.set(forgetPrivateAtom);
  become(store, 'author-other');
  arrival.resolve();
  await expect(saving).rejects.toMatchObject({ status: 401 });
  expect(state().problems).toEqual({});
});

test('a recording that came for it is in no draft of the next one', async () => {
  const send = async (store: Store) => {
    const files = [new File([new Uint8Array(64)], 'Утро.mp4', { type: 'video/mp4' })];
    store.set(addUploadsAtom, { files, target: { kind: 'lecture', draftKey: key } });
    await vi.waitFor(() => expect(store.get(entriesAtom)[0]?.streamID).toBeTypeOf('string'));
  };
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { first, state, letAnswer } = await leaveWhileSaving(() => null, send);
  letAnswer();
  await expect(first).rejects.toMatchObject({ status: 401 });
  await new Promise((resolve) => setTimeout(resolve));
  expect(state().fields).toMatchObject({ name: 'Лес', streamID: null });
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
