import { expect, test } from 'vitest';
import { pagesOf } from './pagesOf.ts';

test('a page that is short of a row is not the last one', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => ({ id: `r-${at}` }));
  const read = async ({ page = 1, limit = 25 } = {}) => ({
    list: rows.slice((page - 1) * limit, page * limit).filter(({ id }) => id !== 'r-7'),
    count: rows.length,
  });
  const found: string[] = [];
  const { signal } = new AbortController();
  for await (const { list } of pagesOf({ request: {}, read, signal }))
    found.push(...list.map(({ id }) => id));
  expect(found).toHaveLength(249);
});
