import { afterEach, expect, test, vi } from 'vitest';
import { client } from '#api/client.ts';
import { partSize } from '#domain/upload/schema.ts';
import { memoryDevice } from '#lib/device/memory-device.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { testPlatform } from '#platform/testing/platform.ts';
import { fetchAdapter } from '#tests/support/fetch-adapter.ts';
import { createQueryClient } from '../queries.ts';
import { forgetPrivateAtom } from '../session/private.ts';
import { authAtom } from '../session/session.ts';
import { createAppStore, type Store } from '../store.ts';
import { bytesPerSecond, uploadLimitAtom } from './limit.ts';
import { addUploadsAtom, cancelUploadAtom, uploadsAtom } from './uploads.ts';

const original = client.defaults.adapter;
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  client.defaults.adapter = original;
  vi.restoreAllMocks();
});

const file = (name: string, parts: number) => new File([new Uint8Array(parts * partSize)], name);

/** The console on the stand-in of the platform, with an author in it. `left` is the sessions of the parts that left. */
async function begin() {
  const at = await testPlatform({ scenario: empty });
  const left: string[] = [];
  client.defaults.adapter = fetchAdapter((request) => {
    const [, session] = /session\/([^/]+)\/part$/.exec(request.url) ?? [];
    if (session !== undefined) left.push(session);
    return at.platform.fetch(request);
  });
  const store = createAppStore(createQueryClient({ retry: false }), memoryDevice());
  stops.push(
    store.sub(authAtom, () => undefined),
    store.sub(uploadsAtom, () => undefined),
    () => store.set(uploadLimitAtom, null),
    () => store.set(forgetPrivateAtom),
  );
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  return { store, left };
}

const ids = (store: Store) => store.get(uploadsAtom).map(({ id }) => id);

test('all files together keep to the limit, and take turns under it', async () => {
  const { store, left } = await begin();
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  store.set(uploadLimitAtom, 5);
  const partMs = (partSize / (bytesPerSecond(5) ?? 1)) * 1000;
  store.set(addUploadsAtom, { files: [file('a.mp4', 6), file('b.mp4', 6)] });
  for (const count of [1, 2, 3, 4, 5, 6]) {
    await vi.waitFor(() => expect(left).toHaveLength(count), { timeout: 5000 });
    now += partMs;
  }
  const [one, other] = [...new Set(left)].map((session) => left.filter((each) => each === session).length);
  expect(Math.abs((one ?? 0) - (other ?? 0))).toBeLessThanOrEqual(2);
  for (const id of ids(store)) store.set(cancelUploadAtom, id);
}, 30_000);
