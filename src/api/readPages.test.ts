import { expect, test } from 'vitest';
import type { ListRequest } from '#domain/lists.ts';
import { readAll } from './readAll.ts';
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

test.each([
  ['moved to the front', (ids: string[]) => [ids[150] ?? '', ...ids.toSpliced(150, 1)]],
  ['left', (ids: string[]) => ids.slice(1)],
  ['come', (ids: string[]) => ['new', ...ids]],
])('where a row has %s between two pages, all are there, each once', async (_what, change) => {
  let ids = Array.from({ length: 200 }, (_, at) => `row-${at}`);
  let isChanged = false;
  const read = async (request: ListRequest) => {
    const from = ((request?.page ?? 1) - 1) * 100;
    const answer = { list: ids.slice(from, from + 100).map((id) => ({ id })), count: ids.length };
    if (!isChanged) ids = change(ids);
    isChanged = true;
    return answer;
  };
  expect((await readAll(read, {})).map(({ id }) => id)).toEqual(ids);
});
