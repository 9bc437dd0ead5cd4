import * as v from 'valibot';
import { usage } from '../content/schema.ts';
import { id, maybe, moment, stamps } from '../wire.ts';

/** Segments of the audience, from new to lost. */
export const segments = ['new', 'active', 'sleeping', 'lost'] as const;

/** The client of a request, a purchase or a referral. */
export const clientRef = v.looseObject({
  id,
  name: v.string(),
  avatarId: maybe(id),
  contact: maybe(v.string()),
});
/** A client of the author, as read. `country` is a code, `products` are the bought contents. */
export const client = v.looseObject({
  ...stamps,
  name: v.string(),
  email: maybe(v.string()),
  phone: maybe(v.string()),
  avatarId: maybe(id),
  country: maybe(v.string()),
  firstPurchaseAt: maybe(moment),
  lastActivityAt: maybe(moment),
  purchasesCount: v.optional(v.number(), 0),
  totalKopecks: v.optional(v.number(), 0),
  products: v.optional(v.array(usage), []),
  pushConsent: v.optional(v.boolean(), false),
  segment: maybe(v.string()),
});
export type Client = v.InferOutput<typeof client>;
