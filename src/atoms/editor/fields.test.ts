import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedFields, differencesOf, problemOf, sameValue } from './fields.ts';

interface Fields {
  name: string;
  tags: string[];
  cost: number | null;
  open: boolean;
}

const name = fc.constantFrom('Голос', 'Вдох', '');
const fields: fc.Arbitrary<Fields> = fc.record({
  name,
  tags: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
  cost: fc.option(fc.nat(2)),
  open: fc.boolean(),
});

/** A part of the fields, as an edit or a base holds it. */
const part: fc.Arbitrary<Partial<Fields>> = fc
  .tuple(fields, fc.subarray<keyof Fields>(['name', 'tags', 'cost', 'open']))
  .map(([all, names]) => Object.fromEntries(names.map((one) => [one, all[one]])));

test('the same value is the same whatever the order of an object’s keys; the order of a list counts', () => {
  expect(sameValue({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(sameValue(['a', 'b'], ['b', 'a'])).toBe(false);
  fc.assert(fc.property(fc.jsonValue(), (value) => sameValue(value, structuredClone(value))));
});

test('the changed fields, and they alone, make one version of the other', () => {
  fc.assert(
    fc.property(part, fields, (mine, theirs) => {
      const changed = changedFields<Fields>(mine, theirs);
      const edited = { ...theirs, ...mine };
      const picked = Object.fromEntries(changed.map((one) => [one, edited[one]]));
      expect({ ...theirs, ...picked }).toEqual(edited);
      for (const one of changed) expect(edited[one]).not.toEqual(theirs[one]);
    }),
  );
});

test('every edit differs from the platform’s copy or is there already: nothing typed falls between', () => {
  fc.assert(
    fc.property(part, part, fields, (mine, base, theirs) => {
      const differing = new Map(
        differencesOf<Fields>({ fields: mine, base }, theirs).map((one) => [String(one.field), one]),
      );
      for (const [field, value] of Object.entries(mine)) {
        const difference = differing.get(field);
        const home = difference === undefined ? Reflect.get(theirs, field) : difference.mine;
        expect(home).toEqual(value);
      }
    }),
  );
});

test('a conflict is what was known before the edit and is another on the platform now', () => {
  fc.assert(
    fc.property(part, part, fields, (mine, base, theirs) => {
      for (const { field, both } of differencesOf<Fields>({ fields: mine, base }, theirs)) {
        const known = Object.hasOwn(base, field);
        expect(both).toBe(known && !sameValue(base[field], theirs[field]));
      }
    }),
  );
});

test('a problem of a part of a field is a problem of the field; a field of a longer name is another', () => {
  expect(problemOf({ 'learnings.2': 'Пусто' }, 'learnings')).toBe('Пусто');
  expect(problemOf({ learnings: 'Мало', 'learnings.2': 'Пусто' }, 'learnings')).toBe('Мало');
  expect(problemOf({ costKopecks: 'Нет' }, 'cost')).toBeUndefined();
});
