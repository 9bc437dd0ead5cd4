import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, test } from 'vitest';
import { memoryDevice } from '#lib/memory-device.ts';
import { fetchingAtom } from './queries.ts';
import { createAppStore, createQueryClient } from './store.ts';

test('a flag of reading is right also after nobody listened to it for a while', async () => {
  const store = createAppStore(createQueryClient({ retry: false }), memoryDevice());
  const client = store.get(queryClientAtom);
  const readingAtom = fetchingAtom(['kind']);
  const runningAtom = atom(false);
  // While it runs, the flag of reading is not asked.
  const busyAtom = atom((get) => get(runningAtom) || get(readingAtom));
  const stop = store.sub(busyAtom, () => undefined);
  const reading = Promise.withResolvers<string>();
  const read = client.fetchQuery({ queryKey: ['kind', 1], queryFn: () => reading.promise });
  expect(store.get(busyAtom)).toBe(true);
  store.set(runningAtom, true);
  reading.resolve('read');
  await read;
  store.set(runningAtom, false);
  expect(store.get(busyAtom)).toBe(false);
  stop();
});
