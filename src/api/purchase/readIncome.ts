import { mapConcurrently } from '#lib/concurrency/mapConcurrently.ts';
import type { ListRequest } from '#domain/lists.ts';
import { foldIncome, noIncome, type Income, type Shares } from '#domain/purchase/income.ts';
import { isApiError } from '../api-error.ts';
import { listPurchases } from './requests.ts';
import { paidStatuses } from '#domain/purchase/rules.ts';
import { mostEdges, type Purchase, type PurchaseList, type Totals } from '#domain/purchase/schema.ts';

/** The filter of purchases, without the period. */
export interface IncomeRequest {
  search?: string;
  filter?: Record<string, unknown>;
}

/** Rows of a page, the platform's maximum. */
const pageSize = 100;

/** Concurrent calls: some connections are left for the list that the author looks at. */
const width = 4;

/** Up to so many purchases are read and summed here; for more the platform sums each piece. */
const mostRows = 500;

/** All purchases between two moments. New ones come last in this order, so pages do not shift while others are read. */
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

/** Asks how many purchases match. A platform that can sums them by moments in the same answer; others ignore the moments or refuse them. */
async function askToCount(
  request: NonNullable<ListRequest>,
  edges: readonly string[],
  signal?: AbortSignal,
): Promise<PurchaseList> {
  const one = { ...request, limit: 1 };
  try {
    return await listPurchases({ ...one, edges: [...edges] }, signal);
  } catch (error) {
    if (!isApiError(error) || (error.status !== 400 && error.status !== 422)) throw error;
    return listPurchases(one, signal);
  }
}

/** Reads all matches, several pages at a time. */
async function readRows(
  request: NonNullable<ListRequest>,
  count: number,
  take: (rows: Purchase[]) => void,
  signal?: AbortSignal,
) {
  const pages = Array.from({ length: Math.ceil(count / pageSize) }, (_, at) => at + 1);
  await mapConcurrently(pages, width, async (page) => {
    take((await listPurchases({ ...request, limit: pageSize, page }, signal)).list);
  });
}

interface SeriesOptions {
  signal?: AbortSignal;
  /** Reads so few purchases and sums them here. */
  most?: number;
}

/**
 * The income between neighbouring moments (ISO, sorted). If the platform cannot sum by moments, a few purchases are read; for many it is asked for
 * the totals of each piece, and then `sales` is 0.
 */
export async function readSeries(
  request: IncomeRequest,
  edges: readonly string[],
  options: SeriesOptions = {},
): Promise<Income[]> {
  if (edges.length > mostEdges) {
    const series = await readSeries(request, edges.slice(0, mostEdges), options);
    return [...series, ...(await readSeries(request, edges.slice(mostEdges - 1), options))];
  }
  const { signal, most = mostRows } = options;
  const [from, to] = [edges[0], edges.at(-1)];
  if (from === undefined || to === undefined || edges.length < 2) return [];
  const all = between(request, from, to);
  const { pieces, count, totals } = await askToCount(all, edges, signal);
  if (pieces?.length === edges.length - 1) return pieces;
  if (count <= most || totals == null) {
    const fold = foldIncome(edges);
    await readRows(all, count, fold.add, signal);
    return fold.series();
  }
  return mapConcurrently(edges.slice(1), width, async (end, at) => {
    const start = edges[at] ?? end;
    const { totals: told } = await listPurchases({ ...between(request, start, end), limit: 1 }, signal);
    if (told != null) return known(told);
    const [counted = noIncome] = await readSeries(request, [start, end], {
      most,
      ...(signal !== undefined && { signal }),
    });
    return counted;
  });
}

/** The paid ones among the requested statuses; all paid ones if none are requested. */
export function paidAmong(status: unknown): string[] {
  if (status === undefined || status === null) return [...paidStatuses];
  const wanted = [status].flat().map(String);
  return paidStatuses.filter((paid) => wanted.includes(paid));
}

/** Progress of the reading: purchases read, and all of them. */
export interface ReadingProgress {
  done: number;
  total: number;
}

interface SharesOptions {
  /** Above so many purchases nothing is read. */
  most?: number | undefined;
  onProgress?: (progress: ReadingProgress) => void;
  signal?: AbortSignal;
}

/**
 * The income between two moments (ISO) by content and by country; null if there are too many purchases. If the platform cannot sum, all of them are
 * read, and none is cached.
 */
export async function readShares(
  request: IncomeRequest,
  [from, to]: readonly [string, string],
  { most = Infinity, onProgress, signal }: SharesOptions = {},
): Promise<Shares | null> {
  // Unpaid purchases bring no income.
  const wanted = paidAmong(request.filter?.['status']);
  const fold = foldIncome([from, to]);
  if (wanted.length === 0) return fold.shares();
  const all = between({ ...request, filter: { ...request.filter, status: wanted } }, from, to);
  const { shares, count } = await askToCount(all, [from, to], signal);
  if (shares != null) return shares;
  if (count > most) return null;
  let done = 0;
  const take = (rows: Purchase[]) => {
    fold.add(rows);
    done += rows.length;
    onProgress?.({ done, total: Math.max(done, count) });
  };
  onProgress?.({ done, total: count });
  await readRows(all, count, take, signal);
  return fold.shares();
}
