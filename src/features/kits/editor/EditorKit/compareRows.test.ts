import { atom, createStore, type Getter } from 'jotai';
import { expect, test } from 'vitest';
import { chosenFields, compareRows, withSide } from './compareRows.ts';
import type { CompareFields } from './kind.ts';
import { price, prose, word } from './values.ts';

interface Fields {
  name: string;
  coach: string | null;
  costKopecks: number | null;
  oldCostKopecks: number | null;
}

const coachesAtom = atom<Record<string, string>>({ c1: 'Анна' });

const fields: CompareFields<Fields> = {
  name: { label: 'Название', value: ({ name }) => prose(name) },
  coach: {
    label: 'Ведёт',
    value: ({ coach }, get) => word(coach === null ? null : (get(coachesAtom)[coach] ?? coach)),
  },
  costKopecks: { label: 'Цена', value: (all) => price(all, 'ru') },
  oldCostKopecks: 'costKopecks',
};

const get: Getter = (one) => createStore().get(one);
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const platform: Fields = { name: 'Голос', coach: 'c1', costKopecks: 59_000, oldCostKopecks: 99_000 };
const device: Fields = { ...platform, name: 'Голос и диафрагма', costKopecks: 69_000, oldCostKopecks: null };
const differences = [
  { field: 'name', both: false },
  { field: 'costKopecks', both: true },
  { field: 'oldCostKopecks', both: false },
] as const;
const versions = { differences: [...differences], platform, device };

test('fields that are told together are one row, in words', () => {
  const { rows, same } = compareRows(fields, versions, get);
  expect(rows.map((row) => [row.id, row.label, row.both])).toEqual([
    ['name', 'Название', false],
    ['costKopecks', 'Цена', true],
  ]);
  const [, costs] = rows;
  expect(costs?.platform.kind === 'plain' && plain(costs.platform.text)).toBe('590 ₽ до скидки 990 ₽');
  expect(costs?.device.kind === 'plain' && plain(costs.device.text)).toBe('690 ₽ без скидки');
  expect(same).toEqual([{ label: 'Ведёт', value: { kind: 'plain', text: 'Анна' } }]);
});

test('a choice by row gives the fields of that side', () => {
  const chosen = chosenFields(fields, { costKopecks: 'platform' }, versions);
  expect(chosen.device).toEqual({ name: 'Голос и диафрагма' });
  expect(chosen.all).toEqual({ name: 'Голос и диафрагма', costKopecks: 59_000, oldCostKopecks: 99_000 });
});

test('what the platform holds in a conflict takes the place of an older copy', () => {
  const conflicts = [{ field: 'name', base: 'Голос', mine: 'Мой', theirs: 'Их', both: true }] as const;
  expect(withSide(platform, [...conflicts], 'theirs').name).toBe('Их');
  expect(withSide(platform, [...conflicts], 'mine').name).toBe('Мой');
});
