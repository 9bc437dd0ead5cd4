import { expect, test, vi } from 'vitest';
import { indexedDevice } from './storage.ts';

const opened = vi.hoisted(() => ({ times: 0, isRefused: false, lose: () => undefined as void }));

vi.mock('idb', () => ({
  async openDB(_name: string, _version: number, { terminated }: { terminated?: () => void }) {
    if (opened.isRefused) throw new DOMException('Not now', 'UnknownError');
    const time = (opened.times += 1);
    opened.lose = () => terminated?.();
    return { get: async () => ({ at: 1, value: `opening ${time}` }) };
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
