import * as v from 'valibot';
import { clientRef } from '../audience/schema.ts';
import { maybe, moment, stamps } from '../wire.ts';

/** How someone was referred. */
export const channels = ['link', 'promo'] as const;

/** The status of the referred person. */
export const referralStatuses = ['registered', 'customer', 'idle'] as const;

/** The status of the reward. */
export const rewardStatuses = ['pending', 'accrued', 'paid', 'cancelled'] as const;

/** A person whom the author referred to the platform, as read. */
export const referral = v.looseObject({
  ...stamps,
  user: clientRef,
  joinedAt: moment,
  channel: maybe(v.string()),
  purchasesCount: v.optional(v.number(), 0),
  purchasesKopecks: v.optional(v.number(), 0),
  rewardKopecks: v.optional(v.number(), 0),
  status: v.string(),
  rewardStatus: maybe(v.string()),
});
export type Referral = v.InferOutput<typeof referral>;
