import { expect, test } from 'vitest';
import type { ListRequest } from '#domain/lists.ts';
import { readPages } from './readPages.ts';

const rows = Array.from({ length: 730 }, (_, at) => ({ id: `row-${at}` }));

test('reads all pages, several at once, in their order', async () => {
  const asked: number[] = [];
  let under = 0;
  let most = 0;
  const read = async (request: ListRequest) => {
    const { page = 1, limit = 25 } = request ?? {};
    asked.push(page);
    under += 1;
    most = Math.max(most, under);
    await Promise.resolve();
    under -= 1;
    return { list: rows.slice((page - 1) * limit, page * limit), count: rows.length };
  };
  const { count, rest } = await readPages(read, { sort: 'createdAt' });
  expect([count, asked]).toEqual([730, [1]]);
  expect(await rest()).toEqual(rows);
  expect(asked.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(most).toBe(4);
});

test('one page needs no other, and a row that moved is kept once', async () => {
  const list = [{ id: 'a' }, { id: 'a' }];
  const { rest } = await readPages(async () => ({ list, count: 2 }), {});
  expect(await rest()).toEqual([{ id: 'a' }]);
});
