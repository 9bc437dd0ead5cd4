import { mapConcurrently } from '#lib/concurrency/mapConcurrently.ts';
import type { ListRequest } from '#domain/lists.ts';

/** Rows of one call, as many as the platform gives, and how many calls are under way at once. */
const most = 100;
const atOnce = 4;

interface Page<Row> {
  list: Row[];
  count: number;
}

type Read<Row> = (request: ListRequest, signal?: AbortSignal) => Promise<Page<Row>>;

/** The first page of a long list, and how to read what is left of it. */
interface LongRead<Row> {
  /** All that match. */
  count: number;
  /** Reads the other pages, `atOnce` at a time, and answers all rows in their order. */
  rest: () => Promise<Row[]>;
}

/**
 * Begins to read a list that may be long: the first page says how long, and the caller decides whether it is worth reading to its
 * end. Each id is kept once. Where rows have moved between pages meanwhile, one may be missing: all is then read once more.
 */
export async function readPages<Row extends { id: string }>(
  read: Read<Row>,
  request: Omit<NonNullable<ListRequest>, 'page' | 'limit'>,
  signal?: AbortSignal,
): Promise<LongRead<Row>> {
  const readPage = (page: number) => read({ ...request, page, limit: most }, signal);
  const goOn = async (first: Page<Row>) => {
    const total = Math.ceil(first.count / most);
    const others = Array.from({ length: Math.max(0, total - 1) }, (_, at) => at + 2);
    const pages = [first, ...(await mapConcurrently(others, atOnce, readPage))];
    const rows = new Map(pages.flatMap(({ list }) => list).map((row) => [row.id, row]));
    // A removal shifts the rows behind it and tells of itself by the count; a row that moved is met twice in place of another.
    return { rows: [...rows.values()], stoodStill: pages.every(({ count }) => count === rows.size) };
  };
  const first = await readPage(1);
  return {
    count: first.count,
    async rest() {
      const once = await goOn(first);
      return once.stoodStill ? once.rows : (await goOn(await readPage(1))).rows;
    },
  };
}
