import { expect, onTestFinished, test, vi } from 'vitest';
import { indexedDevice } from './storage.ts';

const opened = vi.hoisted(() => ({
  times: 0,
  isRefused: false,
  /** What is never answered: the opening, or what is asked of the open database. */
  isSilent: null as 'opening' | 'asking' | null,
  lose: () => undefined as void,
}));

const never = () => new Promise<never>(() => undefined);

vi.mock('idb', () => ({
  async openDB(_name: string, _version: number, { terminated }: { terminated?: () => void }) {
    if (opened.isRefused) throw new DOMException('Not now', 'UnknownError');
    if (opened.isSilent === 'opening') return never();
    const time = (opened.times += 1);
    opened.lose = () => terminated?.();
    return {
      get: async () => (opened.isSilent === 'asking' ? never() : { at: 1, value: `opening ${time}` }),
      put: () => never(),
    };
  },
}));

test('a database that the browser has closed by itself is opened anew', async () => {
  const device = indexedDevice();
  expect(await device.get('key')).toBe('opening 1');
  expect(await device.get('key')).toBe('opening 1');
  opened.lose();
  opened.isRefused = true;
  await expect(device.get('key')).rejects.toMatchObject({ name: 'UnknownError' });
  opened.isRefused = false;
  expect(await device.get('key')).toBe('opening 2');
});

/** A device under a clock of its own that goes on whenever nothing else does. */
function onSilentDisk(isSilent: 'opening' | 'asking') {
  vi.useFakeTimers();
  opened.isSilent = isSilent;
  onTestFinished(() => {
    opened.isSilent = null;
    vi.useRealTimers();
  });
  return indexedDevice();
}

/** What comes of work once a device has had a while to answer. */
async function inAWhile(work: Promise<unknown>): Promise<unknown> {
  const results: unknown[] = [];
  void Promise.allSettled([work]).then((settled) => results.push(...settled));
  for (let turn = 0; turn < 10 && results.length === 0; turn++) await vi.advanceTimersByTimeAsync(5000);
  return results[0];
}

test('a database whose opening is never answered keeps nobody waiting: nothing is known of, and a write is refused', async () => {
  const device = onSilentDisk('opening');
  expect(await inAWhile(device.get('key'))).toEqual({ status: 'fulfilled', value: undefined });
  expect(await inAWhile(device.set('key', 1))).toMatchObject({ status: 'rejected' });
});

test('a database that answers no more refuses what is asked of it', async () => {
  const device = onSilentDisk('asking');
  expect(await inAWhile(device.get('key'))).toMatchObject({ status: 'rejected' });
  expect(await inAWhile(device.set('key', 1))).toMatchObject({ status: 'rejected' });
});
