import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openDevice } from './indexed.ts';

const database = {
  times: 0,
  isRefused: false,
  /** What is never answered: the opening, or what is asked of the open database. */
  isSilent: null as 'opening' | 'asking' | null,
  lose: () => undefined as void,
};
beforeEach(() => {
  database.times = 0;
});

const never = () => new Promise<never>(() => undefined);

const open = () =>
  openDevice(async (terminated) => {
    if (database.isRefused) throw new DOMException('Not now', 'UnknownError');
    if (database.isSilent === 'opening') return never();
    const time = (database.times += 1);
    database.lose = terminated;
    return {
      get: async () => (database.isSilent === 'asking' ? never() : `opening ${time}`),
      put: never,
      delete: never,
      getAllKeys: never,
      transaction: () => {
        throw new Error('No transactions here');
      },
    };
  });

test('a database that the browser has closed by itself is opened anew', async () => {
  const device = await open();
  expect(await device.get('key')).toBe('opening 1');
  expect(await device.get('key')).toBe('opening 1');
  database.lose();
  database.isRefused = true;
  await expect(device.get('key')).rejects.toMatchObject({ name: 'UnknownError' });
  database.isRefused = false;
  expect(await device.get('key')).toBe('opening 2');
});

/** A device under a clock of its own that goes on whenever nothing else does. */
function onSilentDisk(isSilent: 'opening' | 'asking') {
  vi.useFakeTimers();
  database.isSilent = isSilent;
  onTestFinished(() => {
    database.isSilent = null;
    vi.useRealTimers();
  });
  return open();
}

/** What comes of work once a device has had a while to answer. */
async function inAWhile(work: Promise<unknown>): Promise<unknown> {
  const results: unknown[] = [];
  void Promise.allSettled([work]).then((settled) => results.push(...settled));
  for (let turn = 0; turn < 10 && results.length === 0; turn++) await vi.advanceTimersByTimeAsync(5000);
  return results[0];
}

test('a database whose opening is never answered keeps nobody waiting: nothing is known of, and a write is refused', async () => {
  const opening = onSilentDisk('opening');
  expect(await inAWhile(opening.then((device) => device.get('key')))).toEqual({
    status: 'fulfilled',
    value: undefined,
  });
  expect(await inAWhile(opening.then((device) => device.set('key', 1)))).toMatchObject({
    status: 'rejected',
  });
});

test('a database that answers no more refuses what is asked of it', async () => {
  const device = await onSilentDisk('asking');
  expect(await inAWhile(device.get('key'))).toMatchObject({ status: 'rejected' });
  expect(await inAWhile(device.set('key', 1))).toMatchObject({ status: 'rejected' });
});

test('once a database has not answered, nobody waits as long for it again until it does', async () => {
  const device = await onSilentDisk('asking');
  await inAWhile(device.get('key'));
  const settled = vi.fn<() => void>();
  void device.get('key').then(settled, settled);
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled).toHaveBeenCalledOnce();

  database.isSilent = null;
  expect(await device.get('key')).toBe('opening 1');
  database.isSilent = 'asking';
  settled.mockClear();
  void device.get('key').then(settled, settled);
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(9000);
  expect(settled).toHaveBeenCalledOnce();
});
