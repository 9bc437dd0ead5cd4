import { wasPaid } from '../purchase/rules.ts';
import type { Purchase } from '../purchase/schema.ts';
import type { Segment } from './rules.ts';
import type { Client } from './schema.ts';

/**
 * Groups of buyers by when they bought last, how often and for how much. Recency and frequency put each buyer into one group
 * or another; those who spend the most are told beside that, since a regular may be one of them too.
 */

/** All groups, in the order in which they are shown. */
export const buyerSegments = ['newcomers', 'regulars', 'spenders', 'occasional', 'cooling', 'gone'] as const;
export type BuyerSegmentId = (typeof buyerSegments)[number];

/** Where the groups part. Days are since the purchase that they speak of. */
export const buyerLimits = {
  /** The first purchase of a newcomer is as long ago at most. */
  newDays: 30,
  /** Who bought within these days has not begun to go. */
  recentDays: 60,
  /** Who bought longer ago has gone. */
  goneDays: 180,
  /** Purchases that make someone a regular. */
  regularCount: 3,
  /** The share of buyers who spend the most. */
  spendersShare: 0.1,
} as const;

/**
 * The segment of the platform that a group lies closest to: a campaign can only be sent to one of those. Spenders are of
 * every age, so that only «all» has them.
 */
export const campaignSegmentOf: Record<BuyerSegmentId, Segment | 'all'> = {
  newcomers: 'new',
  regulars: 'active',
  spenders: 'all',
  occasional: 'active',
  cooling: 'sleeping',
  gone: 'lost',
};

/** What someone has bought. */
interface Buyer {
  clientId: string;
  /** The first and the last payment, ms. */
  firstAt: number;
  lastAt: number;
  /** Payments, those given back in whole left out. */
  count: number;
  /** What they paid less what went back, kopecks. */
  spentKopecks: number;
}

/** A group with who is in it. */
export interface BuyerSegment {
  id: BuyerSegmentId;
  /** Ids of clients, those who spent the most first. */
  clientIds: string[];
  /** How many they are. */
  size: number;
  /** How many of them take pushes. */
  reachable: number;
  /** What they have spent together, kopecks. */
  spentKopecks: number;
}

const dayMs = 24 * 60 * 60 * 1000;

type Sold = Pick<Purchase, 'status' | 'createdAt' | 'paidAt' | 'amountKopecks' | 'refundedKopecks'> & {
  client: Pick<Purchase['client'], 'id'>;
};
type Known = Pick<
  Client,
  'id' | 'firstPurchaseAt' | 'lastActivityAt' | 'purchasesCount' | 'totalKopecks' | 'pushConsent'
>;

const msOf = (iso: string | null | undefined): number | null => {
  const ms = iso == null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(ms) ? null : ms;
};

/** Who bought, by the purchases: only money that stayed counts. */
function buyersOf(purchases: readonly Sold[]): Map<string, Buyer> {
  const found = new Map<string, Buyer>();
  for (const purchase of purchases) {
    const at = msOf(purchase.paidAt) ?? msOf(purchase.createdAt);
    if (at === null || !wasPaid(purchase) || purchase.status === 'refunded') continue;
    const clientId = purchase.client.id;
    const spent = purchase.amountKopecks - purchase.refundedKopecks;
    const buyer = found.get(clientId);
    if (buyer === undefined) {
      found.set(clientId, { clientId, firstAt: at, lastAt: at, count: 1, spentKopecks: spent });
      continue;
    }
    buyer.firstAt = Math.min(buyer.firstAt, at);
    buyer.lastAt = Math.max(buyer.lastAt, at);
    buyer.count += 1;
    buyer.spentKopecks += spent;
  }
  return found;
}

/**
 * Someone by what the platform says of them, for whom no purchase is at hand. The last purchase is not told there: the last
 * activity stands in for it of those who bought more than once. Null for who has bought nothing.
 */
function buyerByTotals(client: Known): Buyer | null {
  const firstAt = msOf(client.firstPurchaseAt);
  if (firstAt === null || client.purchasesCount < 1) return null;
  const lastAt =
    client.purchasesCount > 1 ? Math.max(firstAt, msOf(client.lastActivityAt) ?? firstAt) : firstAt;
  const { purchasesCount: count, totalKopecks: spentKopecks } = client;
  return { clientId: client.id, firstAt, lastAt, count, spentKopecks };
}

/** The group of a buyer at `now`, ms. */
function buyerGroupOf({ firstAt, lastAt, count }: Buyer, now: number): Exclude<BuyerSegmentId, 'spenders'> {
  const since = (at: number) => (now - at) / dayMs;
  if (since(lastAt) > buyerLimits.goneDays) return 'gone';
  if (since(lastAt) > buyerLimits.recentDays) return 'cooling';
  if (count >= buyerLimits.regularCount) return 'regulars';
  return since(firstAt) <= buyerLimits.newDays ? 'newcomers' : 'occasional';
}

const bySpent = (one: Buyer, other: Buyer) =>
  other.spentKopecks - one.spentKopecks || (one.clientId < other.clientId ? -1 : 1);

/**
 * The groups of the author's buyers at `now`, ms, each of them even when nobody is in it. Every client of `clients` is judged
 * by their own among `purchases`; who has none there, by the figures that the platform keeps of them.
 */
export function segmentsOf(
  purchases: readonly Sold[],
  clients: readonly Known[],
  now: number,
): BuyerSegment[] {
  const bought = buyersOf(purchases);
  const dealt = new Set(purchases.map(({ client }) => client.id));
  const reachable = new Set(clients.filter(({ pushConsent }) => pushConsent).map(({ id }) => id));
  const buyers = clients
    .map((client) => bought.get(client.id) ?? (dealt.has(client.id) ? null : buyerByTotals(client)))
    .filter((buyer) => buyer !== null)
    .toSorted(bySpent);

  const members: Record<BuyerSegmentId, Buyer[]> = {
    newcomers: [],
    regulars: [],
    spenders: buyers
      .slice(0, Math.ceil(buyers.length * buyerLimits.spendersShare))
      .filter(({ spentKopecks }) => spentKopecks > 0),
    occasional: [],
    cooling: [],
    gone: [],
  };
  for (const buyer of buyers) members[buyerGroupOf(buyer, now)].push(buyer);

  return buyerSegments.map((id) => ({
    id,
    clientIds: members[id].map(({ clientId }) => clientId),
    size: members[id].length,
    reachable: members[id].filter(({ clientId }) => reachable.has(clientId)).length,
    spentKopecks: members[id].reduce((sum, { spentKopecks }) => sum + spentKopecks, 0),
  }));
}
