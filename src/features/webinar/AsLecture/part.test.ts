import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chaptersOf } from '#domain/chapters/read.ts';
import { bytesOf, chaptersIn, endsAfter, isWhole, lengthOf, wholePart } from './part.ts';

const chapters = chaptersOf('0:00 Ждём\n5:00 Тема\n5:00 Тема ещё раз\n50:00 Вопросы\n1:10:00 После записи');
const recording = { durationSec: 3600, size: 720_000 };

test('chapters of a recording are those that it has, one at a second', () => {
  expect(chaptersIn(chapters, recording).map(({ at, name }) => [at, name])).toEqual([
    [0, 'Ждём'],
    [300, 'Тема'],
    [3000, 'Вопросы'],
  ]);
  expect(chaptersIn(chapters, { durationSec: null }).at(-1)?.name).toBe('После записи');
});

test('a part ends before a later chapter, and is told by the one that ends there', () => {
  const own = chaptersIn(chapters, recording);
  expect(endsAfter(own, 0)).toEqual([
    { at: 300, name: 'Ждём' },
    { at: 3000, name: 'Тема' },
  ]);
  expect(endsAfter(own, 3000)).toEqual([]);
});

test('a part has the time and the bytes of its share', () => {
  expect(isWhole(wholePart)).toBe(true);
  expect(lengthOf(wholePart, recording)).toBe(3600);
  expect(bytesOf(wholePart, recording)).toBe(recording.size);
  expect(bytesOf({ from: 300, to: 3000 }, recording)).toBe(540_000);
  // Of a recording whose length nobody knows the room for all of it is wanted.
  expect(lengthOf({ from: 300, to: null }, { durationSec: null })).toBeNull();
  expect(bytesOf({ from: 300, to: 600 }, { durationSec: null, size: 10 })).toBe(10);
  fc.assert(
    fc.property(fc.nat(4000), fc.option(fc.nat(8000)), (from, to) => {
      const part = { from, to };
      expect(lengthOf(part, recording)).toBeGreaterThanOrEqual(0);
      expect(bytesOf(part, recording)).toBeLessThanOrEqual(recording.size);
    }),
  );
});
