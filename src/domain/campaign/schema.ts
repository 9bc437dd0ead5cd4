import * as v from 'valibot';
import { segments } from '../audience/schema.ts';
import { buyerSegments } from '../audience/segments.ts';
import { id, maybe, moment, stamps } from '../wire.ts';
import { isClientTarget } from './targets.ts';

/** Maximum length of the title and body of a push, in characters as people count them: an emoji is one. */
export const campaignLimits = { title: 50, body: 150 };

/** How far ahead a campaign can be scheduled, days. */
export const maxCampaignDays = 30;

/** The recipients by the platform's segments: every client, or one segment of the audience. */
export const campaignSegments = ['all', ...segments] as const;

/** A line with a limit of characters as people count them. The UTF-16 length is limited too, because accents can pile up on a letter. */
const line = (max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxGraphemes(max), v.maxLength(max * 16));

/** The recipients: a segment of the audience, a group of buyers, or `client:` and the id of one client. */
const target = v.union(
  [
    v.picklist(campaignSegments),
    v.picklist(buyerSegments),
    v.custom<`client:${string}`>((input) => typeof input === 'string' && isClientTarget(input)),
  ],
  'picklist',
);

/** Body of `create`. `sendAt`: at most 30 days ahead, null is now. Without a segment it is sent to all. */
export const campaignCreate = v.looseObject({
  title: line(campaignLimits.title),
  body: line(campaignLimits.body),
  imageId: maybe(id),
  publicationId: maybe(id),
  segment: maybe(target),
  sendAt: maybe(moment),
});
export type CampaignCreate = v.InferInput<typeof campaignCreate>;

/** A push campaign, as the platform answers its creation. */
export const campaign = v.looseObject({
  ...stamps,
  title: v.optional(v.string(), ''),
  body: v.optional(v.string(), ''),
  imageId: maybe(id),
  publicationId: maybe(id),
  segment: maybe(v.string()),
  sendAt: maybe(moment),
  /** Clients of the segment who accept pushes; absent if the platform does not tell. */
  audienceCount: maybe(v.number()),
});
export type Campaign = v.InferOutput<typeof campaign>;
