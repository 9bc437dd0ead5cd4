import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pieces } from './pieces.ts';

/** Chunks whose memory is gone once the next is asked for, as those off the wire. */
async function* chunksOf(sizes: number[]) {
  let next = 0;
  for (const size of sizes) {
    const chunk = Uint8Array.from({ length: size }, () => next++ % 251);
    yield chunk;
    chunk.buffer.transfer(0);
  }
}

it('a body comes in pieces of one size, whatever chunks it came in', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(40), { maxLength: 12 }),
      fc.integer({ min: 1, max: 30 }),
      async (sizes, size) => {
        const got: Uint8Array[] = [];
        for await (const piece of pieces(chunksOf(sizes), size)) got.push(piece);
        const total = sizes.reduce((sum, one) => sum + one, 0);
        const whole = Uint8Array.from({ length: total }, (_, at) => at % 251);
        expect(got.flatMap((piece) => [...piece])).toEqual([...whole]);
        expect(got.slice(0, -1).every((piece) => piece.length === size)).toBe(true);
        expect(got).toHaveLength(Math.ceil(total / size));
      },
    ),
    { numRuns: 100 },
  );
});

it('a large piece is whole, though room is made for it as it comes', async () => {
  const size = 300_000;
  const got: Uint8Array[] = [];
  for await (const piece of pieces(chunksOf([10, 70_000, 90_000, 160_000, 5]), size)) got.push(piece);
  expect(got.map(({ length }) => length)).toEqual([size, 20_015]);
  expect(Buffer.concat(got).every((byte, at) => byte === at % 251)).toBe(true);
});
