import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  countOf,
  findById,
  growingItems,
  itemsOf,
  nextPage,
  removeById,
  replaceAll,
  replaceById,
  type Entity,
  type Page,
  type Pages,
} from './pages.ts';

interface Row extends Entity {
  version: number;
}

const row = fc.record({ id: fc.integer({ min: 0, max: 12 }).map(String), version: fc.nat(99) });

/** Loaded pages as a platform gives them: a row may stand on two pages when it moved between the readings. */
const pages: fc.Arbitrary<Pages<Row>> = fc
  .array(fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 4 }), { minLength: 1, maxLength: 4 })
  .chain((lists) => {
    const least = new Set(lists.flat().map(({ id }) => id)).size;
    return fc.integer({ min: least, max: least + 10 }).map((count) => ({
      pages: lists.map((list) => ({ list, count })),
      pageParams: lists.map((_, index) => index + 1),
    }));
  });

const ids = (value: Pages<Row>) => itemsOf(value).map(({ id }) => id);
const property = (...args: Parameters<typeof fc.assert>) => fc.assert(...args);

test('a list never shows a row twice', () => {
  property(
    fc.property(pages, (value) => {
      expect(new Set(ids(value)).size).toBe(ids(value).length);
    }),
  );
});

test('replacing the list leaves exactly what was given', () => {
  property(
    fc.property(fc.uniqueArray(row, { selector: ({ id }) => id }), fc.nat(1000), (list, count) => {
      expect(itemsOf(replaceAll(list, count))).toEqual(list);
      expect(countOf(replaceAll(list, count))).toBe(count);
      expect(countOf(replaceAll(list))).toBe(list.length);
    }),
  );
});

test('a new row stands first and counts; a found one stands last and does not', () => {
  property(
    fc.property(pages, row, (value, item) => {
      fc.pre(!findById(value, item.id));
      const created = add(value, item, 'new');
      expect(ids(created)).toEqual([item.id, ...ids(value)]);
      expect(countOf(created)).toBe(countOf(value) + 1);
      const found = add(value, item, 'found');
      expect(ids(found)).toEqual([...ids(value), item.id]);
      expect(countOf(found)).toBe(Math.max(countOf(value), ids(value).length + 1));
    }),
  );
});

test('adding a row that is there replaces it where it stands, and adding it twice is adding it once', () => {
  property(
    fc.property(pages, row, fc.constantFrom('new' as const, 'found' as const), (value, item, as) => {
      const once = add(value, item, as);
      expect(add(once, item, as)).toEqual(once);
      if (!findById(value, item.id)) return;
      expect(ids(once)).toEqual(ids(value));
      expect(countOf(once)).toBe(countOf(value));
      expect(findById(once, item.id)).toEqual(item);
    }),
  );
});

test('removing takes one row and one off the count, and nothing else', () => {
  property(
    fc.property(pages, row, (value, { id }) => {
      const rest = removeById(value, id);
      expect(ids(rest)).toEqual(ids(value).filter((other) => other !== id));
      expect(countOf(rest)).toBe(countOf(value) - (findById(value, id) ? 1 : 0));
      expect(removeById(rest, id)).toBe(rest);
      expect(rest.pages.length).toBe(value.pages.length);
    }),
  );
});

test('replacing keeps the place and the number of rows; a stranger changes nothing', () => {
  property(
    fc.property(pages, row, (value, item) => {
      const next = replaceById(value, item);
      expect(next === value).toBe(!findById(value, item.id));
      expect(ids(next)).toEqual(ids(value));
      expect(itemsOf(next)).toEqual(itemsOf(value).map((other) => (other.id === item.id ? item : other)));
    }),
  );
});

test('no rule changes the pages it was given', () => {
  property(
    fc.property(pages, row, (value, item) => {
      const before = structuredClone(value);
      add(value, item, 'new');
      add(value, item, 'found');
      removeById(value, item.id);
      replaceById(value, item);
      expect(value).toEqual(before);
    }),
  );
});

test('paging asks for every page once and then stops', () => {
  property(
    fc.property(fc.nat(200), fc.integer({ min: 1, max: 30 }), (total, limit) => {
      const read: Page<number>[] = [];
      for (let page: number | null = 1; page !== null; page = nextPage(read, limit)) {
        expect(page).toBe(read.length + 1);
        const list = Array.from(
          { length: Math.max(0, Math.min(limit, total - (page - 1) * limit)) },
          (_, i) => i,
        );
        read.push({ list, count: total });
        expect(read.length).toBeLessThan(300);
      }
      expect(read.reduce((sum, { list }) => sum + list.length, 0)).toBe(total);
    }),
  );
});

test('a list that grows shows what it would show gone through anew, whatever it was asked for before', () => {
  property(
    fc.property(pages, pages, row, fc.array(fc.nat(6), { maxLength: 8 }), (one, other, changed, asked) => {
      const grown = growingItems<Row>();
      const first = (count: number) => ({ pages: one.pages.slice(0, count), pageParams: [] });
      const states = [first(1), first(2), first(3), first(4), replaceById(one, changed), other, first(0)];
      for (const at of [0, 1, 2, 3, ...asked]) {
        const value = states[at] ?? one;
        expect(grown(value)).toEqual(itemsOf(value));
        expect(grown(value)).toEqual(itemsOf(value));
      }
    }),
  );
});

test('the same pages give the same rows', () => {
  const grown = growingItems<Row>();
  const value = replaceAll([{ id: '1', version: 1 }]);
  expect(grown({ ...value })).toBe(grown(value));
});
