import type { ListRequest } from '#domain/lists.ts';
import type { ListParams } from '#atoms/list.ts';
import type { Page } from '#atoms/pages.ts';
import { readableRows } from '#atoms/readableRows.ts';

/** Rows of a page: as many as the platform gives. */
const pageSize = 100;

/** Reads a page of a list. */
export type ReadPage<Row> = (request: ListRequest, signal: AbortSignal) => Promise<Page<Row>>;

interface Asked<Row> {
  request: ListParams;
  read: ReadPage<Row>;
  /** Number of the page to begin with. */
  from?: number;
  signal: AbortSignal;
}

/** All that match and make sense, page after page, each with how many rows of it do not. Stopped by the signal it ends. */
export async function* pagesOf<Row>({
  request: { keepRows: _keepRows, ...request },
  read,
  from = 1,
  signal,
}: Asked<Row>): AsyncGenerator<Page<Row> & { page: number }, void, undefined> {
  for (let page = from; ; page += 1) {
    const answer = await readableRows(read({ ...request, limit: pageSize, page }, signal), 0);
    if (signal.aborted) return;
    yield { ...answer, page };
    // A page may be short of a row that could not be read, or has gone meanwhile: that is no end.
    if ((answer.list.length === 0 && !answer.unread) || page * pageSize >= answer.count) return;
  }
}
