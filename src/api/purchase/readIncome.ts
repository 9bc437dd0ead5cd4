import { mapConcurrently } from '#lib/concurrency/mapConcurrently.ts';
import type { ListRequest } from '#domain/lists.ts';
import { foldIncome, noIncome, type Income, type Shares } from '#domain/purchase/income.ts';
import { isApiError } from '../api-error.ts';
import { listPurchases } from './requests.ts';
import { paidStatuses } from '#domain/purchase/rules.ts';
import { mostEdges, type Purchase, type PurchaseList, type Totals } from '#domain/purchase/schema.ts';

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

/**
 * Asks how many purchases match. A platform that can counts them between the moments in the same answer; one that cannot leaves the
 * moments alone or refuses them.
 */
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

/** Reads all that match, some pages at a time. */
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
  /** So many purchases are read and counted here. */
  most?: number;
}

/**
 * The income between each two of the sorted moments (ISO) that follow each other. Where the platform does not count, a few purchases are
 * read; of many it is asked for the sums of each piece, and then `sales` is 0.
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

interface SharesOptions {
  /** More purchases than this are not read. */
  most?: number | undefined;
  onProgress?: (progress: ReadingProgress) => void;
  signal?: AbortSignal;
}

/**
 * The income between two moments (ISO) by content and by country; null where it takes too many purchases. Where the platform does not
 * count, all of them are read, and none is kept.
 */
export async function readShares(
  request: IncomeRequest,
  [from, to]: readonly [string, string],
  { most = Infinity, onProgress, signal }: SharesOptions = {},
): Promise<Shares | null> {
  // What was not paid brings nothing to either.
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
