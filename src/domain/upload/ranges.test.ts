import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, holds, joinRanges, receivedOf, type Range } from './ranges.ts';

const ranges = fc.array(
  fc.tuple(fc.nat(60), fc.nat(10)).map(([first, more]): Range => [first, first + more]),
  { maxLength: 8 },
);

/** The same ranges as a set of bytes. */
const bytes = (list: readonly Range[]) =>
  new Set(list.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i)));

test('joined ranges hold the same bytes, in order and apart', () => {
  fc.assert(
    fc.property(ranges, (list) => {
      const joined = joinRanges(list);
      expect(bytes(joined)).toEqual(bytes(list));
      expect(bytesOf(joined)).toBe(bytes(list).size);
      expect(joined.every(([first], index) => index === 0 || first > (joined[index - 1]?.[1] ?? 0) + 1)).toBe(
        true,
      );
    }),
  );
});

test('what is received ends at the first hole', () => {
  fc.assert(
    fc.property(ranges, (list) => {
      const all = bytes(list);
      const received = receivedOf(joinRanges(list));
      expect(all.has(received)).toBe(false);
      expect(Array.from({ length: received }, (_, i) => i).every((byte) => all.has(byte))).toBe(true);
    }),
  );
});

test('a range is held when all of its bytes are', () => {
  fc.assert(
    fc.property(ranges, fc.nat(60), fc.nat(10), (list, first, more) => {
      const all = bytes(list);
      const every = [...bytes([[first, first + more]])].every((byte) => all.has(byte));
      expect(holds(joinRanges(list), [first, first + more])).toBe(every);
    }),
  );
});
