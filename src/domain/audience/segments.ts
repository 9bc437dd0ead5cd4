import { wasPaid } from '../purchase/rules.ts';
import type { Purchase } from '../purchase/schema.ts';
import type { Segment } from './rules.ts';
import type { Client } from './schema.ts';

/**
 * Groups of buyers by recency, frequency and amount of purchases. Recency and frequency put each buyer into exactly one group. The highest spenders
 * are a group beside these, since a regular buyer may be one too.
 */

/** All groups, in their order on the screen. */
export const buyerSegments = ['newcomers', 'regulars', 'spenders', 'occasional', 'cooling', 'gone'] as const;
export type BuyerSegmentId = (typeof buyerSegments)[number];

/** The limits of the groups. Days count from the purchase that the limit is about. */
export const buyerLimits = {
  /** Newcomer: the first purchase is at most so long ago. */
  newDays: 30,
  /** Not sleeping: the last purchase is at most so long ago. */
  recentDays: 60,
  /** Lost: the last purchase is longer ago. */
  goneDays: 180,
  /** Number of purchases that makes a regular buyer. */
  regularCount: 3,
  /** The share of buyers who are the highest spenders. */
  spendersShare: 0.1,
} as const;

/**
 * The closest segment of the platform, because a campaign can only be sent to segments. Highest spenders may be in any segment, so only «all»
 * includes them.
 */
export const campaignSegmentOf: Record<BuyerSegmentId, Segment | 'all'> = {
  newcomers: 'new',
  regulars: 'active',
  spenders: 'all',
  occasional: 'active',
  cooling: 'sleeping',
  gone: 'lost',
};

/** The purchases of a client, summed. */
interface Buyer {
  clientId: string;
  /** The first and the last payment, ms. */
  firstAt: number;
  lastAt: number;
  /** Number of payments, without fully refunded ones. */
  count: number;
  /** Payments less refunds, kopecks. */
  spentKopecks: number;
}

/** A group with its buyers. */
export interface BuyerSegment {
  id: BuyerSegmentId;
  /** Ids of clients, highest spenders first. */
  clientIds: string[];
  /** Number of clients. */
  size: number;
  /** How many of them accept pushes. */
  reachable: number;
  /** Their total spending, kopecks. */
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

/** Sums purchases by client: only money that was not refunded counts. */
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
 * The summary of a client without purchases at hand, by the platform's figures. These lack the last purchase; if the client bought more than once,
 * the last activity replaces it. null if the client has bought nothing.
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
 * The groups of the author's buyers at `now`, ms, including empty ones. Each client is grouped by their own purchases among `purchases`; without any
 * there, by the platform's figures.
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
