import { segments } from '../audience/schema.ts';
import { buyerSegments, type BuyerSegmentId } from '../audience/segments.ts';

/** A segment of the audience, or every client. */
type AudienceTarget = 'all' | (typeof segments)[number];

/** One client, by `client:` and the id. */
export type ClientTarget = `client:${string}`;

/** The recipients of a campaign. */
export type CampaignTarget = AudienceTarget | BuyerSegmentId | ClientTarget;

const prefix = 'client:';
const audience: readonly string[] = ['all', ...segments];
const buyers: readonly string[] = buyerSegments;

/** Whether a target is one client. */
export const isClientTarget = (target: string): target is ClientTarget =>
  target.startsWith(prefix) && target.length > prefix.length && target.length <= 200;

/** Whether a target is a group of buyers, which the console computes from purchases and clients. */
export const isBuyerTarget = (target: string): target is BuyerSegmentId => buyers.includes(target);

/** Whether a target is a segment of the platform, or all. */
export const isAudienceTarget = (target: string): target is AudienceTarget => audience.includes(target);

/** Parses a target from an address; null if it is invalid. */
export const readTarget = (text: string | null): CampaignTarget | null =>
  text !== null && (isAudienceTarget(text) || isBuyerTarget(text) || isClientTarget(text)) ? text : null;

/** The client's id in a target. */
export const clientOfTarget = (target: ClientTarget): string => target.slice(prefix.length);
