import { expect, test } from 'vitest';
import { createFairSlots } from './fairSlots.ts';

const never = new AbortController().signal;
/** Lets resolved promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('no more than the limit are held, and a returned slot goes to who waits', async () => {
  const slots = createFairSlots(2);
  const one = await slots.take('a', never);
  await slots.take('a', never);
  let third = false;
  void slots.take('a', never).then(() => (third = true));
  await settle();
  expect(third).toBe(false);
  one();
  one();
  await settle();
  expect(third).toBe(true);
  let fourth = false;
  void slots.take('a', never).then(() => (fourth = true));
  await settle();
  expect(fourth).toBe(false);
});

test('more slots serve who waits at once; fewer are held once those above them end', async () => {
  const slots = createFairSlots(1);
  const first = await slots.take('a', never);
  const begun: string[] = [];
  const take = (owner: string) => slots.take(owner, never).then((giveBack) => (begun.push(owner), giveBack));
  const second = take('b');
  const third = take('c');
  slots.resize(2);
  const giveBack = await second;
  slots.resize(1);
  first();
  await settle();
  expect(begun).toEqual(['b']);
  giveBack();
  await third;
  expect(begun).toEqual(['b', 'c']);
});

test('files share evenly: the one with the fewest goes first', async () => {
  const slots = createFairSlots(2);
  const order: string[] = [];
  const take = (owner: string) =>
    slots.take(owner, never).then((giveBack) => {
      order.push(owner);
      return giveBack;
    });
  const [first, second] = [await take('a'), await take('a')];
  void take('a');
  void take('a');
  void take('b');
  first();
  await settle();
  second();
  await settle();
  expect(order).toEqual(['a', 'a', 'b', 'a']);
});

test('one who gives up waits no more, and one who comes too late does not begin to', async () => {
  const slots = createFairSlots(1);
  const held = await slots.take('a', never);
  const stop = new AbortController();
  const waiting = slots.take('b', stop.signal);
  const next = slots.take('c', never);
  stop.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow('stopped');
  held();
  await expect(next).resolves.toBeTypeOf('function');
  await expect(slots.take('d', stop.signal)).rejects.toThrow('stopped');
});
