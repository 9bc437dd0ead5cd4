import type { ListRequest } from '#domain/lists.ts';

/** Rows of one call, as many as the platform gives. */
const most = 100;

/** Reads all rows that match, page after page. For what is known to be short: a window of time, not a history. */
export async function readAll<Row>(
  read: (request: ListRequest, signal?: AbortSignal) => Promise<{ list: Row[]; count: number }>,
  request: Omit<NonNullable<ListRequest>, 'page' | 'limit'>,
  signal?: AbortSignal,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { list, count } = await read({ ...request, page, limit: most }, signal);
    rows.push(...list);
    if (list.length === 0 || rows.length >= count) return rows;
  }
}
