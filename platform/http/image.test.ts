import { expect, it } from 'vitest';
import { readImage } from './image.ts';

const begin = [0xff, 0xd8];
const app = [0xff, 0xe0, 0, 4, 1, 2];
/** The size 640×480 as a JPEG tells it. */
const size = [0xff, 0xc0, 0, 11, 8, 480 >> 8, 480 & 255, 640 >> 8, 640 & 255, 1, 0, 0, 0];
const read = (...parts: number[][]) => readImage(Uint8Array.from(parts.flat()));

it('finds the size of a JPEG behind its segments', () => {
  const facts = { mime: 'image/jpeg', width: 640, height: 480 };
  expect(read(begin, app, size)).toEqual(facts);
  expect(read(begin, app, app, size)).toEqual(facts);
});

it('takes no JPEG whose size is behind bytes that belong to nothing, or behind too many segments', () => {
  expect(read(begin, app, [1, 2, 3], size)).toBeNull();
  expect(read(begin, ...Array.from({ length: 1001 }, () => app), size)).toBeNull();
  expect(read(begin, app, size.slice(0, 8))).toBeNull();
});
