import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { alikeOf, duplicatesOf, unusedOf, weightOf } from './library.ts';

const use = { type: 'lecture', id: '1', name: 'Лекция' };
const stream = fc.record({
  id: fc.uuid(),
  /** The content of the file: equal ones have the same size and digest. */
  content: fc.nat(5),
  size: fc.constant(0),
  usedIn: fc.oneof(fc.constant(undefined), fc.array(fc.constant(use), { maxLength: 3 })),
  createdAt: fc.constantFrom('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'),
});
/** Contents 0 and 1 have the same size and differ. */
const library = fc
  .uniqueArray(stream, { maxLength: 30, selector: ({ id }) => id })
  .map((all) => all.map((one) => ({ ...one, size: one.content < 2 ? 100 : one.content * 1000 })));

test('two recordings are in one group where their content is the same, and only there', () => {
  fc.assert(
    fc.property(library, (streams) => {
      const digests = new Map(alikeOf(streams).map(({ id, content }) => [id, `digest-${content}`]));
      const groups = duplicatesOf(streams, digests);
      const groupOf = (id: string) => groups.findIndex((group) => group.some((one) => one.id === id));
      const pairs = streams.flatMap((one) =>
        streams.filter(({ id }) => id !== one.id).map((other) => [one, other] as const),
      );
      for (const [one, other] of pairs)
        expect(groupOf(one.id) !== -1 && groupOf(one.id) === groupOf(other.id)).toBe(
          one.content === other.content,
        );
      for (const [kept, ...others] of groups)
        for (const other of others)
          expect(kept?.usedIn?.length ?? 0).toBeGreaterThanOrEqual(other.usedIn?.length ?? 0);
    }),
  );
});

test('what could not be read is called no duplicate', () => {
  const twins = ['a', 'b', 'c'].map((id) => ({ id, size: 5, usedIn: [], createdAt: '' }));
  const digests = new Map([
    ['a', 'x'],
    ['b', 'x'],
  ]);
  expect(duplicatesOf(twins, digests).map((group) => group.map(({ id }) => id))).toEqual([['a', 'b']]);
});

test('what nothing uses is told with its weight; what the platform does not tell of is not', () => {
  fc.assert(
    fc.property(library, (streams) => {
      const unused = unusedOf(streams);
      expect(unused.every(({ usedIn }) => usedIn !== undefined && usedIn.length === 0)).toBe(true);
      const sizes = unused.map(({ size }) => size);
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      const used = streams.filter((one) => !unused.includes(one));
      expect(weightOf(unused) + weightOf(used)).toBe(weightOf(streams));
    }),
  );
});
