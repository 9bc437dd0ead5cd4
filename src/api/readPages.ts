import { mapConcurrently } from '#lib/concurrency/mapConcurrently.ts';
import type { ListRequest } from '#domain/lists.ts';

/** Rows of one call, as many as the platform gives, and how many calls are under way at once. */
const most = 100;
const atOnce = 4;

type Read<Row> = (request: ListRequest, signal?: AbortSignal) => Promise<{ list: Row[]; count: number }>;

/** The first page of a long list, and how to read what is left of it. */
interface LongRead<Row> {
  /** All that match. */
  count: number;
  /** Reads the other pages, mapConcurrently at once, and answers all rows in their order. */
  rest: () => Promise<Row[]>;
}

/**
 * Begins to read a list that may be long: the first page says how long, and the caller decides whether it is worth reading to its
 * end. Rows that move between pages meanwhile may be met twice; each id is kept once.
 */
export async function readPages<Row extends { id: string }>(
  read: Read<Row>,
  request: Omit<NonNullable<ListRequest>, 'page' | 'limit'>,
  signal?: AbortSignal,
): Promise<LongRead<Row>> {
  const first = await read({ ...request, page: 1, limit: most }, signal);
  const total = Math.ceil(first.count / most);
  return {
    count: first.count,
    async rest() {
      const others = Array.from({ length: Math.max(0, total - 1) }, (_, at) => at + 2);
      const pages = await mapConcurrently(others, atOnce, async (page) => {
        const { list } = await read({ ...request, page, limit: most }, signal);
        return list;
      });
      const rows = new Map([first.list, ...pages].flat().map((row) => [row.id, row]));
      return [...rows.values()];
    },
  };
}
