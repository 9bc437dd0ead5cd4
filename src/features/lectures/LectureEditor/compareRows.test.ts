import { expect, test } from 'vitest';
import { noFields } from '#atoms/lectures/fields.ts';
import { chosenFields, compareRows, withTheirs } from './compareRows.ts';

const names = { tag: (id: string) => `тег ${id}`, stream: (id: string) => `файл ${id}` };
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const platform = { ...noFields, name: 'Голос', costKopecks: 59_000, oldCostKopecks: 99_000, level: 'guru' };
const device = { ...platform, name: 'Голос и диафрагма', costKopecks: 69_000, oldCostKopecks: null };
const differences = [
  { field: 'name', both: false },
  { field: 'costKopecks', both: true },
  { field: 'oldCostKopecks', both: false },
] as const;

test('the two prices are one row, in words', () => {
  const { rows, same } = compareRows([...differences], platform, device, names, 'ru');
  expect(rows.map((row) => [row.id, row.label, row.both])).toEqual([
    ['name', 'Название', false],
    ['price', 'Цена', true],
  ]);
  const [, price] = rows;
  expect(price?.platform.kind === 'plain' && plain(price.platform.text)).toBe('590 ₽ до скидки 990 ₽');
  expect(price?.device.kind === 'plain' && plain(price.device.text)).toBe('690 ₽ без скидки');
  expect(same).toHaveLength(7);
});

test('what the console does not know is told as it came, and ids by their names', () => {
  const odd = { ...device, tags: ['t-1'], streamID: 's-1' };
  const fields = [
    { field: 'tags', both: false },
    { field: 'streamID', both: false },
    { field: 'level', both: false },
  ] as const;
  const { rows } = compareRows([...fields], platform, odd, names, 'ru');
  expect(rows.map((row) => row.device)).toEqual([
    { kind: 'plain', text: 'файл s-1' },
    { kind: 'tags', names: ['тег t-1'] },
    { kind: 'plain', text: 'guru' },
  ]);
});

test('a choice by row gives the fields of that side', () => {
  const chosen = chosenFields({ price: 'platform' }, [...differences], platform, device);
  expect(chosen.device).toEqual({ name: 'Голос и диафрагма' });
  expect(chosen.all).toEqual({ name: 'Голос и диафрагма', costKopecks: 59_000, oldCostKopecks: 99_000 });
});

test('what the platform holds in a conflict takes the place of an older copy', () => {
  const conflicts = [{ field: 'name', base: 'Голос', mine: 'Мой', theirs: 'Их', both: true }] as const;
  expect(withTheirs(platform, [...conflicts]).name).toBe('Их');
});
