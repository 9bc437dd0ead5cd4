import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { accountPlatform } from '#platform/testing/accounts.ts';
import { openConsole } from '#tests/support/console.ts';
import { loginAtom } from '../session/login.ts';
import { authAtom, authorAtom } from '../session/session.ts';
import { toastAtom } from '../ui/toast.ts';
import { entriesAtom } from '../upload/entries.ts';
import { avatarUploadAtom, cancelAvatarAtom } from './avatar.ts';
import { changeAvatarAtom } from './profile.ts';

/** A signed-in console. `state.answer` answers the calls of the photo instead of the platform, as long as it gives anything. */
async function open() {
  const at = await accountPlatform({ origin: 'http://127.0.0.1' });
  const state: { answer: () => Promise<Response> | undefined; calls: number } = {
    answer: () => undefined,
    calls: 0,
  };
  const { store } = openConsole({
    async fetch(request) {
      if (!request.url.endsWith('/register/avatar')) return at.fetch(request);
      state.calls += 1;
      return (await state.answer()) ?? at.fetch(request);
    },
    hash: '#/profile',
    mounted: [authAtom, avatarUploadAtom],
  });
  await store.set(loginAtom, { email: demoAccount.email, password: demoAccount.password });
  const photo = new Blob([new Uint8Array(await readFile('platform/scenarios/covers/avatar.webp'))]);
  return { store, state, photo, before: store.get(authorAtom)?.avatarId };
}

test('a photo goes through the queue of uploads, and is the author’s once it is there', async () => {
  const { store, photo, before } = await open();
  const going = store.set(changeAvatarAtom, photo);
  expect(store.get(avatarUploadAtom)).toMatchObject({ state: 'progress' });
  expect(store.get(entriesAtom)).toMatchObject([{ purpose: 'avatar', fileName: 'avatar.jpg' }]);
  await going;
  expect(store.get(toastAtom)).toMatchObject({
    kind: 'success',
    description: 'Данные пользователя обновлены',
  });
  await vi.waitFor(() => expect(store.get(authorAtom)?.avatarId).not.toBe(before));
  expect(store.get(entriesAtom)).toEqual([]);
  expect(store.get(avatarUploadAtom)).toMatchObject({ state: 'idle' });
});

test('a platform that breaks is asked again, and the photo arrives', async () => {
  const { store, state, photo, before } = await open();
  state.answer = () => (state.calls === 1 ? Promise.resolve(new Response('', { status: 503 })) : undefined);
  await store.set(changeAvatarAtom, photo);
  expect(state.calls).toBe(2);
  await vi.waitFor(() => expect(store.get(authorAtom)?.avatarId).not.toBe(before));
});

test('a photo that the platform refuses is told of in its words, and leaves nothing in the queue', async () => {
  const { store, before } = await open();
  await expect(store.set(changeAvatarAtom, new Blob(['<svg/>']))).rejects.toMatchObject({ status: 400 });
  expect(store.get(avatarUploadAtom)).toMatchObject({ state: 'error', message: expect.any(String) });
  expect(store.get(toastAtom)).toMatchObject({
    kind: 'error',
    description: 'Не\u00A0удалось загрузить фото',
  });
  expect(store.get(entriesAtom)).toEqual([]);
  expect(store.get(authorAtom)?.avatarId).toBe(before);
});

test('a photo that is taken off on its way does not arrive after all', async () => {
  const { store, state, photo, before } = await open();
  const held = new Promise<Response>(() => undefined);
  state.answer = () => held;
  const going = store.set(changeAvatarAtom, photo);
  await vi.waitFor(() => expect(state.calls).toBe(1));
  store.set(cancelAvatarAtom);
  await expect(going).rejects.toMatchObject({ kind: 'aborted' });
  expect(store.get(entriesAtom)).toEqual([]);
  expect(store.get(avatarUploadAtom)).toMatchObject({ state: 'idle' });
  expect(store.get(authorAtom)?.avatarId).toBe(before);
});
