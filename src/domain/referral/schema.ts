import * as v from 'valibot';
import { clientRef } from '../audience/schema.ts';
import { maybe, moment, stamps } from '../wire.ts';

/** How someone was brought. */
export const channels = ['link', 'promo'] as const;

/** What became of the one who was brought. */
export const referralStatuses = ['registered', 'customer', 'idle'] as const;

/** What became of the reward. */
export const rewardStatuses = ['pending', 'accrued', 'paid', 'cancelled'] as const;

/** Someone whom the author brought to the platform, as read. */
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
