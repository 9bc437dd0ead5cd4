import { afterEach, expect, test, vi } from 'vitest';
import { client } from '#api/client.ts';
import { engineAtom } from '#atoms/upload/engine.ts';
import { entriesAtom } from '#atoms/upload/entries.ts';
import { addUploadsAtom } from '#atoms/upload/uploads.ts';
import { authAtom } from '#atoms/session/session.ts';
import { setNow } from '#lib/time/clock.ts';
import { closeStoryEnvironment, openStoryEnvironment } from '#storybook/environment.ts';
import { fetchAdapter } from '#tests/support/fetch-adapter.ts';
import { instantStorage } from '#tests/support/instantStorage.ts';

const { adapter } = client.defaults;

afterEach(() => {
  client.defaults.adapter = adapter;
  setNow(null);
  vi.unstubAllGlobals();
});

test('an upload of a story that nobody answers does not go on in the next one', async () => {
  vi.stubGlobal('localStorage', instantStorage());
  vi.stubGlobal('sessionStorage', instantStorage());
  const { store, platform } = openStoryEnvironment();
  const begins = vi.fn<() => void>();
  client.defaults.adapter = fetchAdapter(async (request) => {
    if (!request.url.includes('/upload/')) return platform.fetch(request);
    begins();
    return new Promise(() => undefined);
  });
  const stop = store.sub(authAtom, () => undefined);
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  store.set(addUploadsAtom, { files: [new File(['кадры'], 'a.mp4', { type: 'video/mp4' })] });
  await vi.waitFor(() => expect(begins).toHaveBeenCalledOnce());
  await closeStoryEnvironment();
  expect(store.get(engineAtom).author).toBeNull();
  expect(store.get(entriesAtom)).toEqual([]);
  openStoryEnvironment();
  expect(Object.keys(localStorage)).toEqual([]);
  stop();
});
