import * as v from 'valibot';
import { segments } from '../audience/schema.ts';
import { buyerSegments } from '../audience/segments.ts';
import { id, maybe, moment, stamps } from '../wire.ts';
import { isClientTarget } from './targets.ts';

/** Longest title and body of a push, characters as people count them: an emoji is one. */
export const campaignLimits = { title: 50, body: 150 };

/** Furthest moment that a campaign can be planned for, days from now. */
export const maxCampaignDays = 30;

/** Whom a campaign goes to by the segments that the platform keeps: every client, or one segment of the audience. */
export const campaignSegments = ['all', ...segments] as const;

/** A line of so many characters as people count them. What they take as code is bounded too: marks may pile up on a letter. */
const line = (max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxGraphemes(max), v.maxLength(max * 16));

/** Whom a campaign goes to: a segment of the audience, a group of buyers, or `client:` and the id of one client. */
const target = v.union(
  [
    v.picklist(campaignSegments),
    v.picklist(buyerSegments),
    v.custom<`client:${string}`>((input) => typeof input === 'string' && isClientTarget(input)),
  ],
  'picklist',
);

/** Body of `create`. `sendAt`: at most 30 days ahead, null is now. Without a segment it goes to all. */
export const campaignCreate = v.looseObject({
  title: line(campaignLimits.title),
  body: line(campaignLimits.body),
  imageId: maybe(id),
  publicationId: maybe(id),
  segment: maybe(target),
  sendAt: maybe(moment),
});
export type CampaignCreate = v.InferInput<typeof campaignCreate>;

/** A push campaign as the platform answers its creation. */
export const campaign = v.looseObject({
  ...stamps,
  title: v.optional(v.string(), ''),
  body: v.optional(v.string(), ''),
  imageId: maybe(id),
  publicationId: maybe(id),
  segment: maybe(v.string()),
  sendAt: maybe(moment),
  /** Clients of the segment who take pushes; absent where the platform does not tell. */
  audienceCount: maybe(v.number()),
});
export type Campaign = v.InferOutput<typeof campaign>;
