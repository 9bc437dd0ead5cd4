import { mapConcurrently } from '#lib/mapConcurrently.ts';
import type { ListRequest } from '#domain/lists.ts';
import { foldIncome, noIncome, type Income, type Shares } from '#domain/purchase/income.ts';
import { listPurchases } from './requests.ts';
import { paidStatuses } from '#domain/purchase/rules.ts';
import type { Purchase, Totals } from '#domain/purchase/schema.ts';

/** What purchases are counted by, the period aside. */
export interface IncomeRequest {
  search?: string;
  filter?: Record<string, unknown>;
}

/** Rows of a page, as many as the platform gives. */
const pageSize = 100;

/** Calls under way at a time: some are left for the list that the author looks at. */
const width = 4;

/** So many purchases are read and counted here; of more the platform tells the sums, piece by piece. */
const mostRows = 500;

/** All between two moments, in an order in which new ones come last: no page moves while others are read. */
const between = ({ search, filter }: IncomeRequest, from: string, to: string): NonNullable<ListRequest> => ({
  ...(search !== undefined && { search }),
  filter: { ...filter, from, to },
  sort: 'createdAt',
});

const known = ({ grossKopecks, feeKopecks, refundedKopecks, netKopecks }: Totals): Income => ({
  ...noIncome,
  grossKopecks,
  feeKopecks,
  refundedKopecks,
  netKopecks,
});

/** Reads the pages after the first one, mapConcurrently at a time. */
async function readOn(
  request: NonNullable<ListRequest>,
  count: number,
  take: (rows: Purchase[]) => void,
  signal?: AbortSignal,
) {
  const pages = Array.from({ length: Math.max(0, Math.ceil(count / pageSize) - 1) }, (_, at) => at + 2);
  await mapConcurrently(pages, width, async (page) => {
    take((await listPurchases({ ...request, limit: pageSize, page }, signal)).list);
  });
}

/**
 * The income between each two of the sorted moments (ISO) that follow each other. A few purchases are read and counted; of many
 * the platform is asked for the sums of each piece, and then `sales` is 0.
 */
export async function readSeries(
  request: IncomeRequest,
  edges: readonly string[],
  signal?: AbortSignal,
  most: number = mostRows,
): Promise<Income[]> {
  const [from, to] = [edges[0], edges.at(-1)];
  if (from === undefined || to === undefined || edges.length < 2) return [];
  const all = between(request, from, to);
  const first = await listPurchases({ ...all, limit: pageSize }, signal);
  if (first.count <= most || first.totals == null) {
    const fold = foldIncome(edges);
    fold.add(first.list);
    await readOn(all, first.count, fold.add, signal);
    return fold.series();
  }
  return mapConcurrently(edges.slice(1), width, async (end, at) => {
    const start = edges[at] ?? end;
    const { totals } = await listPurchases({ ...between(request, start, end), limit: 1 }, signal);
    if (totals != null) return known(totals);
    const [counted = noIncome] = await readSeries(request, [start, end], signal, most);
    return counted;
  });
}

/** Of the statuses asked for those that were paid; all of those where none are asked for. */
export function paidAmong(status: unknown): string[] {
  if (status === undefined || status === null) return [...paidStatuses];
  const wanted = [status].flat().map(String);
  return paidStatuses.filter((paid) => wanted.includes(paid));
}

/** How far a reading has come: purchases read, and all of them. */
export interface ReadingProgress {
  done: number;
  total: number;
}

/** The income between two moments (ISO) by content and by country: all purchases are read, and none is kept. */
export async function readShares(
  request: IncomeRequest,
  [from, to]: readonly [string, string],
  onProgress?: (progress: ReadingProgress) => void,
  signal?: AbortSignal,
): Promise<Shares> {
  // What was not paid brings nothing to either.
  const wanted = paidAmong(request.filter?.['status']);
  if (wanted.length === 0) return foldIncome([from, to]).shares();
  const all = between({ ...request, filter: { ...request.filter, status: wanted } }, from, to);
  const fold = foldIncome([from, to]);
  const first = await listPurchases({ ...all, limit: pageSize }, signal);
  let done = first.list.length;
  fold.add(first.list);
  onProgress?.({ done, total: first.count });
  await readOn(
    all,
    first.count,
    (rows) => {
      fold.add(rows);
      done += rows.length;
      onProgress?.({ done, total: Math.max(done, first.count) });
    },
    signal,
  );
  return fold.shares();
}
