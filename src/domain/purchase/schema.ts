import * as v from 'valibot';
import { clientRef } from '../audience/schema.ts';
import { id, maybe, moment, stamps } from '../wire.ts';
import { listOf, listRequest } from '../lists.ts';

/** Statuses of a purchase that the console knows. */
export const purchaseStatuses = [
  'awaiting',
  'paid',
  'failed',
  'cancelled',
  'refunding',
  'partially_refunded',
  'refunded',
] as const;

/** Payment methods. */
export const paymentMethods = ['card', 'sbp', 'wallet', 'invoice'] as const;

/**
 * A purchase as read. `amountKopecks` is what the client pays: the price less `discountKopecks`. For a paid one net = amount − fee − refunded; for
 * others net is 0. The platform keeps the fee when money is refunded, so the net of a full refund is negative.
 */
export const purchase = v.looseObject({
  ...stamps,
  number: v.string(),
  paidAt: maybe(moment),
  client: clientRef,
  contentType: v.string(),
  contentId: id,
  title: v.string(),
  amountKopecks: v.number(),
  discountKopecks: v.optional(v.number(), 0),
  coupon: maybe(v.string()),
  feeKopecks: v.optional(v.number(), 0),
  refundedKopecks: v.optional(v.number(), 0),
  netKopecks: v.optional(v.number(), 0),
  currency: v.optional(v.string(), 'RUB'),
  method: maybe(v.string()),
  country: maybe(v.string()),
  source: maybe(v.string()),
  status: v.string(),
  /** The deadline of a pending payment. */
  payUntil: maybe(moment),
  /** Why a payment failed, in words. */
  failureReason: maybe(v.string()),
  refundedAt: maybe(moment),
});
export type Purchase = v.InferOutput<typeof purchase>;

/** Sums of all matches, not only of the page. Only paid purchases count: net = gross − fee − refunded. */
export const totals = v.looseObject({
  grossKopecks: v.number(),
  feeKopecks: v.number(),
  netKopecks: v.number(),
  refundedKopecks: v.number(),
});
export type Totals = v.InferOutput<typeof totals>;

/** The income of some purchases, kopecks, and how many of them were paid. */
const income = v.object({ ...totals.entries, sales: v.number() });
const share = v.object({
  ...income.entries,
  id: v.string(),
  title: v.string(),
  contentType: v.nullable(v.string()),
});

/** Between so many moments the local platform counts at once. */
export const mostEdges = 400;

/** Body of `list`. `edges`: sorted moments between which a capable platform sums all matches; others do not know this field. */
export const purchaseListRequest = v.optional(
  v.looseObject({
    ...listRequest.wrapped.entries,
    edges: v.optional(v.pipe(v.array(moment), v.maxLength(mostEdges))),
  }),
  {},
);
export type PurchaseListRequest = v.InferInput<typeof purchaseListRequest>;

/**
 * Answer of `list`; the totals may be absent. If the platform sums by `edges`, also the income between neighbouring moments, and its shares by
 * content and by country.
 */
export const purchaseList = v.looseObject({
  ...listOf(purchase).entries,
  totals: maybe(totals),
  pieces: maybe(v.array(income)),
  shares: maybe(v.object({ contents: v.array(share), countries: v.array(share) })),
});
export type PurchaseList = v.InferOutput<typeof purchaseList>;
