import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrder, placed, without, type Ordered } from './ordered.ts';

const row = (id: string, orderNumber: number): Ordered => ({ id, orderNumber });
const abc = [row('a', 1), row('b', 2), row('c', 3)];
const shown = (items: Ordered[]) => items.map(({ id, orderNumber }) => `${id}${orderNumber}`).join(' ');

test('an item comes in at its place, or last', () => {
  expect(shown(placed(abc, row('x', 2)))).toBe('a1 x2 b3 c4');
  expect(shown(placed(abc, row('x', Infinity)))).toBe('a1 b2 c3 x4');
  expect(shown(placed([], row('x', 7)))).toBe('x1');
});

test('an item that is there moves, and the others make room', () => {
  expect(shown(placed(abc, row('a', 3)))).toBe('b1 c2 a3');
  expect(shown(placed(abc, row('c', 1)))).toBe('c1 a2 b3');
  expect(shown(placed(abc, row('b', 2)))).toBe('a1 b2 c3');
  expect(shown(placed(abc, row('a', 99)))).toBe('b1 c2 a3');
});

test('what is taken out leaves no hole', () => {
  expect(shown(without(abc, 'a'))).toBe('b1 c2');
  expect(shown(without(abc, 'nobody'))).toBe('a1 b2 c3');
});

test('holes, and numbers that stand twice, are mended', () => {
  expect(shown(inOrder([row('a', 7), row('b', 2), row('c', 7)]))).toBe('b1 a2 c3');
});

test('whatever is done, the numbers are 1..n and the rest keeps its order', () => {
  const id = fc.constantFrom(...'abcdef');
  const step = fc.oneof(
    fc.record({ put: id, at: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ put: id, at: fc.constant(Infinity) }),
    fc.record({ out: id }),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let items: Ordered[] = [];
      for (const each of steps) {
        const before = items;
        items = 'out' in each ? without(items, each.out) : placed(items, row(each.put, each.at));
        const touched = 'out' in each ? each.out : each.put;
        const rest = (of: Ordered[]) => of.map((item) => item.id).filter((other) => other !== touched);
        expect(items.map(({ orderNumber }) => orderNumber)).toEqual(items.map((_, index) => index + 1));
        expect(rest(items)).toEqual(rest(before));
        const place = 'out' in each ? -1 : Math.min(each.at, items.length) - 1;
        expect(items.findIndex((item) => item.id === touched)).toBe(place);
      }
    }),
    { numRuns: 200 },
  );
});
