import * as v from 'valibot';
import { segments } from '../audience/schema.ts';
import { id, maybe, moment, stamps, text } from '../wire.ts';

/** Longest title and body of a push, characters. */
export const campaignLimits = { title: 50, body: 150 };

/** Furthest moment that a campaign can be planned for, days from now. */
export const maxCampaignDays = 30;

/** Whom a campaign goes to: every client, or one segment of the audience. */
export const campaignSegments = ['all', ...segments] as const;

const line = (max: number) => v.pipe(text(max), v.nonEmpty());

/** Body of `create`. `sendAt`: at most 30 days ahead, null is now. Without a segment it goes to all. */
export const campaignCreate = v.looseObject({
  title: line(campaignLimits.title),
  body: line(campaignLimits.body),
  imageId: maybe(id),
  publicationId: maybe(id),
  segment: maybe(v.picklist(campaignSegments)),
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
  sendAt: maybe(v.string()),
  /** Clients of the segment who take pushes; absent where the platform does not tell. */
  audienceCount: maybe(v.number()),
});
export type Campaign = v.InferOutput<typeof campaign>;
