import { expect, it } from 'vitest';
import { BusyError, createWorkQueue } from './workQueue.ts';

/** Work that ends when it is told to, and how many of it go on. */
function works() {
  const going: (() => void)[] = [];
  const begin = () => new Promise<void>((resolve) => going.push(resolve));
  return { going, begin };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('so much goes on at once, the rest waits its turn in order, and beyond that is refused', async () => {
  const { going, begin } = works();
  const inTurn = createWorkQueue({ atOnce: 2, waiting: 2 });
  const order: number[] = [];
  const all = [0, 1, 2, 3].map((at) =>
    inTurn(async () => {
      order.push(at);
      await begin();
    }),
  );
  await expect(inTurn(begin)).rejects.toThrow(BusyError);
  await settled();
  expect([going.length, order]).toEqual([2, [0, 1]]);
  going[0]?.();
  await settled();
  expect([going.length, order]).toEqual([3, [0, 1, 2]]);
  // There is room to wait again.
  const late = inTurn(begin);
  for (let at = 1; at < 5; at++) {
    going[at]?.();
    await settled();
  }
  await Promise.all([...all, late]);
});

it('work that fails gives its turn on', async () => {
  const inTurn = createWorkQueue({ atOnce: 1, waiting: 1 });
  const fails = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(() => Promise.resolve('done'));
  await expect(fails).rejects.toThrow('no');
  expect(await next).toBe('done');
});
