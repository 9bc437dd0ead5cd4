import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { setNow } from '#lib/time/clock.ts';
import { memoryDevice } from '#lib/device/memory-device.ts';
import { withNotes } from '#lib/device/storage.ts';
import { createStock } from '../seen/stock.ts';
import { createFaceStock } from './stock.ts';

const day = 24 * 60 * 60_000;
const none = { kind: 'none' };
const pictureOf = (bytes: number) => ({ kind: 'frames', strip: new Blob([new Uint8Array(bytes)]) });

afterEach(() => setNow(null));

test('what is kept of one author is not told to another, and goes with the rows of who leaves', async () => {
  const device = memoryDevice();
  const stock = createFaceStock(device);
  await stock.write('anna', 'one', none);
  await stock.write('boris', 'one', { kind: 'wave', bars: [1], quiet: false });
  expect(await stock.read('anna', 'one')).toEqual(none);
  expect(await stock.read('anna', 'two')).toBeUndefined();
  await createStock(device).removeAll();
  expect(await device.keys('')).toEqual([]);
  expect(await createFaceStock(device).read('anna', 'one')).toBeUndefined();
});

test('there is never more than there is room for, and what was looked at last stays', async () => {
  const step = fc.record({ id: fc.nat(12), bytes: fc.nat(4000), isRead: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const device = memoryDevice();
      const most = 10_000;
      const stock = createFaceStock(device, most);
      let at = Date.parse('2026-11-20T06:00:00Z');
      for (const { id, bytes, isRead } of steps) {
        setNow((at += 2 * day));
        if (isRead) await stock.read('anna', `${id}`);
        else await stock.write('anna', `${id}`, pictureOf(bytes));
        const kept = await Promise.all((await device.keys('face/')).map((key) => device.get(key)));
        const sum = kept.reduce<number>((all, one) => all + (one as { size: number }).size, 0);
        expect(sum).toBeLessThanOrEqual(most);
        expect(isRead || (await stock.read('anna', `${id}`)) !== undefined).toBe(true);
      }
    }),
    { numRuns: 30 },
  );
});

test('of two the one that was looked at longer ago makes room', async () => {
  const device = memoryDevice();
  const stock = createFaceStock(
    withNotes(async () => device),
    1000,
  );
  const begin = Date.parse('2026-11-20T06:00:00Z');
  setNow(begin);
  await stock.write('anna', 'one', pictureOf(200));
  setNow(begin + 1);
  await stock.write('anna', 'two', pictureOf(200));
  setNow(begin + 2 * day);
  await stock.read('anna', 'one');
  await stock.write('anna', 'three', pictureOf(200));
  expect(await stock.read('anna', 'two')).toBeUndefined();
  expect(await stock.read('anna', 'one')).toBeDefined();
});

test('what another build has made in another way is made anew', async () => {
  const device = memoryDevice();
  await device.keep('face/anna/one', { version: 0, usedAt: 1, size: 1, value: none });
  expect(await createFaceStock(device).read('anna', 'one')).toBeUndefined();
});
