import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertModule, moveModule, openingDay, removeModule } from './rules.ts';

interface One {
  id: string;
  orderNumber: number;
}

const named = (...ids: string[]): One[] => ids.map((id, at) => ({ id, orderNumber: at + 1 }));
const ids = (modules: One[]) => modules.map(({ id }) => id).join('');

describe('the order of modules', () => {
  it('takes a new one last, or where it is told, and shifts the others', () => {
    const two = named('a', 'b');
    const fresh = { id: 'x', orderNumber: 1 };
    expect(insertModule(two, fresh)).toEqual(named('a', 'b', 'x'));
    expect(insertModule(two, fresh, 1)).toEqual(named('x', 'a', 'b'));
    expect(insertModule(two, fresh, 2)).toEqual(named('a', 'x', 'b'));
    expect(insertModule(two, fresh, 900)).toEqual(named('a', 'b', 'x'));
    expect(insertModule([], fresh, 7)).toEqual(named('x'));
    expect(two).toEqual(named('a', 'b'));
  });

  it('closes the gap of one that went', () => {
    expect(removeModule(named('a', 'b', 'c'), 'b')).toEqual(named('a', 'c'));
    expect(removeModule(named('a'), 'nothing')).toEqual(named('a'));
  });

  it('moves one up and down', () => {
    expect(ids(moveModule(named('a', 'b', 'c', 'd'), 'a', 3))).toBe('bcad');
    expect(ids(moveModule(named('a', 'b', 'c', 'd'), 'd', 1))).toBe('dabc');
    expect(ids(moveModule(named('a', 'b', 'c'), 'b', 2))).toBe('abc');
    expect(ids(moveModule(named('a', 'b', 'c'), 'b', 99))).toBe('acb');
    expect(ids(moveModule(named('a', 'b'), 'nothing', 1))).toBe('ab');
  });

  it('mends what came without an order', () => {
    const odd = [
      { id: 'a', orderNumber: 7 },
      { id: 'b', orderNumber: 2 },
      { id: 'c', orderNumber: 7 },
    ];
    expect(removeModule(odd, 'nothing')).toEqual(named('b', 'a', 'c'));
  });

  it('stays 1…n with every module in it, whatever is done', () => {
    const step = fc.record({
      act: fc.constantFrom('insert', 'move', 'remove'),
      pick: fc.nat(20),
      place: fc.integer({ min: 1, max: 25 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let modules: One[] = [];
        let expected: string[] = [];
        for (const [at, { act, pick, place }] of steps.entries()) {
          const chosen = act === 'insert' ? `${at}` : expected[pick % expected.length];
          if (chosen === undefined) continue;
          const others = expected.filter((id) => id !== chosen);
          expected = act === 'remove' ? others : others.toSpliced(place - 1, 0, chosen);
          if (act === 'insert') modules = insertModule(modules, { id: chosen, orderNumber: 99 }, place);
          else if (act === 'move') modules = moveModule(modules, chosen, place);
          else modules = removeModule(modules, chosen);
          expect(modules).toEqual(named(...expected));
        }
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});

describe('the day a module opens on', () => {
  it('counts in a marathon and in a course that opens by days', () => {
    expect(openingDay('marathon', { unlockMode: 'all' }, { dayOffset: 4 })).toBe(4);
    expect(openingDay('marathon', { unlockMode: 'all' }, {})).toBe(0);
    expect(openingDay('course', { unlockMode: 'days' }, { dayOffset: 30 })).toBe(30);
    for (const unlockMode of ['all', 'order', 'dates', 'new mode'])
      expect(openingDay('course', { unlockMode }, { dayOffset: 4 })).toBeNull();
  });
});
