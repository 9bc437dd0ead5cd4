import { mapConcurrently } from '#lib/concurrency/mapConcurrently.ts';
import type { ListRequest } from '#domain/lists.ts';
import { listPurchases } from '../purchase/requests.ts';
import { paidStatuses } from '#domain/purchase/rules.ts';
import { listClients } from './requests.ts';
import { segmentsOf, type BuyerSegment } from '#domain/audience/segments.ts';

/** Progress of the reading: rows read, and all of them. */
export interface BuyersProgress {
  done: number;
  total: number;
}

const pageSize = 100;

/** Concurrent calls: some connections are left for the list that the author looks at. */
const width = 4;

interface Asked<Row, Kept> {
  read: (request: ListRequest, signal?: AbortSignal) => Promise<{ list: Row[]; count: number }>;
  /** The fields of a row that groups are made from: full rows would take too much memory. */
  keep: (row: Row) => Kept;
  request: Omit<NonNullable<ListRequest>, 'page' | 'limit'>;
  onRead: (rows: number, total: number) => void;
  signal: AbortSignal | undefined;
}

/** Reads these fields of all rows, several pages at a time. New rows come last in this order, so pages do not shift. */
async function readKept<Row extends { id: string }, Kept>(asked: Asked<Row, Kept>): Promise<Kept[]> {
  const { read, keep, request, onRead, signal } = asked;
  const kept = new Map<string, Kept>();
  const page = async (number: number) => {
    const { list, count } = await read(
      { ...request, sort: 'createdAt', page: number, limit: pageSize },
      signal,
    );
    for (const row of list) kept.set(row.id, keep(row));
    onRead(list.length, count);
    return count;
  };
  const count = await page(1);
  const rest = Array.from({ length: Math.max(0, Math.ceil(count / pageSize) - 1) }, (_, at) => at + 2);
  await mapConcurrently(rest, width, page);
  return [...kept.values()];
}

/** Reads all clients and their paid purchases, and computes the groups of buyers at `now`, ms. */
export async function readBuyerSegments(
  now: number,
  onProgress?: (progress: BuyersProgress) => void,
  signal?: AbortSignal,
): Promise<BuyerSegment[]> {
  const totals = { clients: 0, purchases: 0 };
  let done = 0;
  const read = (kind: keyof typeof totals) => (rows: number, total: number) => {
    totals[kind] = total;
    done += rows;
    onProgress?.({ done, total: Math.max(done, totals.clients + totals.purchases) });
  };
  const clients = await readKept({
    read: listClients,
    keep: ({ id, firstPurchaseAt, lastActivityAt, purchasesCount, totalKopecks, pushConsent }) => ({
      id,
      firstPurchaseAt,
      lastActivityAt,
      purchasesCount,
      totalKopecks,
      pushConsent,
    }),
    request: {},
    onRead: read('clients'),
    signal,
  });
  const purchases = await readKept({
    read: listPurchases,
    keep: ({ client, status, createdAt, paidAt, amountKopecks, refundedKopecks }) => ({
      client: { id: client.id },
      status,
      createdAt,
      paidAt,
      amountKopecks,
      refundedKopecks,
    }),
    request: { filter: { status: [...paidStatuses] } },
    onRead: read('purchases'),
    signal,
  });
  return segmentsOf(purchases, clients, now);
}
