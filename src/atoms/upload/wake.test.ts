import { atom } from 'jotai';
import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryDevice } from '#lib/device/memory-device.ts';
import { createQueryClient } from '../queries.ts';
import { createAppStore } from '../store.ts';
import { firstScreenPauseAtom } from '../ui/late.ts';
import { queueKey } from './keys.ts';
import { wakeAtom, wakeBy } from './wake.ts';

test('uploads that left no note are looked for once the first screen has been read, however long that takes', async () => {
  const device = memoryDevice();
  await device.set(queueKey('author'), []);
  const keys = vi.spyOn(device, 'keys');
  const queries = createQueryClient({ retry: false });
  const store = createAppStore(queries, device);
  store.set(firstScreenPauseAtom, 5);
  const started = vi.fn<() => void>();
  wakeBy(async () => ({ startAtom: atom(null, started) }));
  onTestFinished(() => wakeBy(null));
  const screen = Promise.withResolvers<null>();
  const reading = queries.fetchQuery({ queryKey: ['screen'], queryFn: () => screen.promise });

  const stop = store.sub(wakeAtom('author'), () => undefined);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(keys).not.toHaveBeenCalled();
  screen.resolve(null);
  await reading;
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
  stop();
});
