import * as fc from 'fast-check';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { differencesOf } from '#atoms/editor/fields.ts';
import { chosenFields, compareRows } from './compareRows.ts';
import type { CompareFields } from './kind.ts';
import { word } from './values.ts';

interface Fields {
  name: string;
  place: string;
  cost: string;
  oldCost: string;
}

const declared: CompareFields<Fields> = {
  name: { label: 'Название', value: ({ name }) => word(name) },
  place: { label: 'Место', value: ({ place }) => word(place) },
  cost: { label: 'Цена', value: ({ cost }) => word(cost) },
  oldCost: 'cost',
};

const text = fc.constantFrom('a', 'b', 'c');
const fields: fc.Arbitrary<Fields> = fc.record({ name: text, place: text, cost: text, oldCost: text });
const choice = fc.dictionary(
  fc.constantFrom('name', 'place', 'cost'),
  fc.constantFrom('platform' as const, 'device' as const),
);
const store = createStore();

test('every difference stands in a row, and every row is a difference', () => {
  fc.assert(
    fc.property(fields, fields, (platform, device) => {
      const differences = differencesOf<Fields>({ fields: device, base: {} }, platform);
      const versions = { differences, platform, device };
      const { rows, same } = compareRows(declared, versions, (one) => store.get(one));
      const homes = new Set(differences.map(({ field }) => (field === 'oldCost' ? 'cost' : field)));
      expect(rows.map(({ id }) => id).toSorted()).toEqual([...homes].toSorted());
      expect(rows.length + same.length).toBe(3);
    }),
  );
});

test('every differing field is chosen from exactly one side, and no other field is touched', () => {
  fc.assert(
    fc.property(fields, fields, choice, (platform, device, sides) => {
      const differences = differencesOf<Fields>({ fields: device, base: {} }, platform);
      const chosen = chosenFields(declared, sides, { differences, platform, device });
      expect(Object.keys(chosen.all).toSorted()).toEqual(differences.map(({ field }) => field).toSorted());
      for (const { field } of differences) {
        const side = sides[field === 'oldCost' ? 'cost' : field] ?? 'device';
        expect(chosen.all[field]).toBe(side === 'device' ? device[field] : platform[field]);
        expect(Object.hasOwn(chosen.device, field)).toBe(side === 'device');
      }
    }),
  );
});
