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

/** Ways of paying. */
export const paymentMethods = ['card', 'sbp', 'wallet', 'invoice'] as const;

/**
 * A purchase as read. `amountKopecks` is what the client pays: the price less `discountKopecks`. Of a paid one
 * net = amount − fee − refunded, of the others net is 0. The fee is for the payment and stays with the platform when money
 * is given back, so that the net of a whole refund is below zero.
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
  /** Until when an awaited payment may come. */
  payUntil: maybe(moment),
  /** Why a payment failed, in words. */
  failureReason: maybe(v.string()),
  refundedAt: maybe(moment),
});
export type Purchase = v.InferOutput<typeof purchase>;

/** Sums of all purchases that match, whatever the page. Only those that were paid count: net = gross − fee − refunded. */
export const totals = v.looseObject({
  grossKopecks: v.number(),
  feeKopecks: v.number(),
  netKopecks: v.number(),
  refundedKopecks: v.number(),
});
export type Totals = v.InferOutput<typeof totals>;

/** What some purchases came to, kopecks, and how many of them were paid. */
const income = v.object({ ...totals.entries, sales: v.number() });
const share = v.object({
  ...income.entries,
  id: v.string(),
  title: v.string(),
  contentType: v.nullable(v.string()),
});

/** Between so many moments the local platform counts at once. */
export const mostEdges = 400;

/** Body of `list`. `edges`: sorted moments between which a platform that can counts all that match; others know no such field. */
export const purchaseListRequest = v.optional(
  v.looseObject({
    ...listRequest.wrapped.entries,
    edges: v.optional(v.pipe(v.array(moment), v.maxLength(mostEdges))),
  }),
  {},
);
export type PurchaseListRequest = v.InferInput<typeof purchaseListRequest>;

/**
 * Answer of `list`: the totals may be absent. Of a platform that counts between `edges` also the income between each two of them, and the
 * shares of all of it by content and by country.
 */
export const purchaseList = v.looseObject({
  ...listOf(purchase).entries,
  totals: maybe(totals),
  pieces: maybe(v.array(income)),
  shares: maybe(v.object({ contents: v.array(share), countries: v.array(share) })),
});
export type PurchaseList = v.InferOutput<typeof purchaseList>;
