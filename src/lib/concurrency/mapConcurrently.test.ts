import { expect, test } from 'vitest';
import { mapConcurrently } from './mapConcurrently.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('answers in the order of what is given, no more than so many at a time', async () => {
  let going = 0;
  let most = 0;
  const doubled = await mapConcurrently([1, 2, 3, 4, 5], 2, async (value, at) => {
    going += 1;
    most = Math.max(most, going);
    await turn();
    if (value % 2 === 1) await turn();
    going -= 1;
    return value * 2 + at;
  });
  expect(doubled).toEqual([2, 5, 8, 11, 14]);
  expect(most).toBe(2);
  expect(await mapConcurrently([], 2, turn)).toEqual([]);
});

test('ends with the first failure', async () => {
  const begun: number[] = [];
  const work = mapConcurrently([1, 2, 3, 4], 1, async (value) => {
    begun.push(value);
    await turn();
    if (value === 2) throw new Error('broken');
  });
  await expect(work).rejects.toThrow('broken');
  expect(begun).toEqual([1, 2]);
});
