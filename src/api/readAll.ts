import type { ListRequest } from '#domain/lists.ts';
import { wholeList } from './wholeList.ts';

/** Rows of one call, the platform's maximum. */
const most = 100;

interface Page<Row> {
  list: Row[];
  count: number;
}

/** Reads all rows that match, each once, page after page. For what is known to be short: a window of time, not a history. */
export const readAll = <Row extends { id: string }>(
  read: (request: ListRequest, signal?: AbortSignal) => Promise<Page<Row>>,
  request: Omit<NonNullable<ListRequest>, 'page' | 'limit'>,
  signal?: AbortSignal,
): Promise<Row[]> =>
  wholeList(async () => {
    const pages: Page<Row>[] = [];
    for (let page = 1; ; page++) {
      const answer = await read({ ...request, page, limit: most }, signal);
      pages.push(answer);
      if (answer.list.length === 0 || page * most >= answer.count) return pages;
    }
  });
