import { atom } from 'jotai';
import type { BuyerSegment } from '#domain/audience/segments.ts';
import { paidStatuses } from '#domain/purchase/rules.ts';
import { audienceListAtom } from '../audience/audience.ts';
import { buyerSegmentsAtom } from '../audience/buyers.ts';
import { purchaseListAtom } from '../purchase/purchases.ts';
import { onLeave } from '../session/private.ts';
import type { EntityState } from '../states.ts';

/** Up to so many rows are read automatically, ten calls per thousand; more only if the author asks. */
const unasked = 5000;

/** The groups of the author's buyers, or how many rows they need. */
type Groups = { segments: BuyerSegment[] } | { segments: null; rows: number };

const askedAtom = atom(false);
onLeave((_get, set) => set(askedAtom, false));

/** Computes the groups regardless of their cost. */
export const askForGroupsAtom = atom(null, (_get, set) => set(askedAtom, true));

const clientsParams = { limit: 1 };
const purchasesParams = { filter: { status: [...paidStatuses] }, limit: 1 };

/** The number of rows for the groups; null once they may be read. */
const askingAtom = atom((get): EntityState<Groups> | null => {
  if (get(askedAtom)) return null;
  const lists = [get(audienceListAtom(clientsParams)), get(purchaseListAtom(purchasesParams))];
  const retry = () => lists.forEach((list) => list.retry());
  const waiting = { item: null, refreshing: false, retry };
  const failed = lists.find(({ status }) => status === 'failed');
  if (failed !== undefined) return { ...waiting, status: 'failed', error: failed.error };
  if (lists.some(({ status }) => status === 'loading')) return { ...waiting, status: 'loading', error: null };
  const rows = lists.reduce((sum, { count }) => sum + count, 0);
  if (rows <= unasked) return null;
  return { ...waiting, status: 'ready', item: { segments: null, rows }, error: null };
});

/** Groups of buyers as recipients. If they need very many rows, only the number of rows, until the author asks for more. */
export const buyerGroupsAtom = atom((get): EntityState<Groups> => {
  const asking = get(askingAtom);
  if (asking !== null) return asking;
  const { item, status, refreshing, error, retry } = get(buyerSegmentsAtom);
  return { item: item && { segments: item }, status, refreshing, error, retry };
});
