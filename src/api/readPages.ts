import { mapConcurrently } from '#lib/concurrency/mapConcurrently.ts';
import type { ListRequest } from '#domain/lists.ts';
import { wholeList } from './wholeList.ts';

/** Rows of one call, the platform's maximum, and the number of concurrent calls. */
const most = 100;
const atOnce = 4;

type Read<Row> = (request: ListRequest, signal?: AbortSignal) => Promise<{ list: Row[]; count: number }>;

/** The first page of a long list, and the function that reads the rest. */
interface LongRead<Row> {
  /** The number of all matches. */
  count: number;
  /** Reads the other pages, `atOnce` at a time, and answers all rows in their order. */
  rest: () => Promise<Row[]>;
}

/**
 * Begins to read a list that may be long: the first page says how long, and the caller decides whether it is worth reading to its
 * end.
 */
export async function readPages<Row extends { id: string }>(
  read: Read<Row>,
  request: Omit<NonNullable<ListRequest>, 'page' | 'limit'>,
  signal?: AbortSignal,
): Promise<LongRead<Row>> {
  const readPage = (page: number) => read({ ...request, page, limit: most }, signal);
  const first = await readPage(1);
  const begun = [first];
  return {
    count: first.count,
    rest: () =>
      wholeList(async () => {
        const start = begun.pop() ?? (await readPage(1));
        const total = Math.ceil(start.count / most);
        const others = Array.from({ length: Math.max(0, total - 1) }, (_, at) => at + 2);
        return [start, ...(await mapConcurrently(others, atOnce, readPage))];
      }),
  };
}
