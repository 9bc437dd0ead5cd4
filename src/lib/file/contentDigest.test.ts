import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestOfContent, piecesOf } from './contentDigest.ts';

const readerOf = (bytes: Uint8Array<ArrayBuffer>) => async (first: number, end: number) =>
  bytes.slice(first, end).buffer;
const digestOf = (bytes: Uint8Array<ArrayBuffer>) => digestOfContent(bytes.length, readerOf(bytes));

test('pieces lie within the file, in order, head and end among them, and half a megabyte in all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 * 1024 ** 3 }), (size) => {
      const pieces = piecesOf(size);
      expect(pieces[0]?.[0]).toBe(0);
      expect(pieces.at(-1)?.[1]).toBe(size);
      let before = 0;
      for (const [first, end] of pieces) {
        expect(first).toBeGreaterThanOrEqual(before);
        expect(end).toBeGreaterThan(first);
        before = end;
      }
      expect(pieces.reduce((sum, [first, end]) => sum + end - first, 0)).toBeLessThanOrEqual(524_288);
    }),
  );
  expect(piecesOf(0)).toEqual([]);
});

test('the same bytes have one digest, and a byte that is put in anywhere before the end gives another', async () => {
  const bytes = Uint8Array.from({ length: 900_000 }, (_, at) => (at * 7919 + (at >> 8)) % 251);
  const first = await digestOf(bytes);
  expect(await digestOf(bytes.slice())).toBe(first);
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 200_000), async (at) => {
      const shifted = bytes.slice();
      shifted.copyWithin(at + 1, at, -1);
      shifted[at] = (bytes[at] ?? 0) ^ 255;
      expect(await digestOf(shifted)).not.toBe(first);
    }),
    { numRuns: 20 },
  );
});

test('a file that ends early has no digest', async () => {
  const bytes = new Uint8Array(10);
  await expect(digestOfContent(20, readerOf(bytes))).rejects.toThrow('not as long as it is said');
});
