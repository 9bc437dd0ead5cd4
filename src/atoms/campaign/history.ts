import { atom } from 'jotai';
import { RESET } from 'jotai/utils';
import * as v from 'valibot';
import { now } from '#lib/time/clock.ts';
import { named } from '../list/named.ts';
import { onLeave } from '../session/private.ts';
import { authorAtom } from '../session/session.ts';
import { sharedAtom } from '../ui/shared.ts';

/** How many campaigns a device remembers. */
const mostSent = 200;

const sentSchema = v.object({
  id: v.string(),
  title: v.string(),
  body: v.string(),
  imageId: v.nullable(v.string()),
  publicationId: v.nullable(v.string()),
  /** The name of the publication at that time. */
  publicationTitle: v.nullable(v.string()),
  segment: v.string(),
  /** The name of the client, if the recipient is one client. */
  segmentName: v.nullable(v.string()),
  /** When it was sent or scheduled, ISO. */
  madeAt: v.string(),
  /** The scheduled time, ISO; null was sent at once. */
  sendAt: v.nullable(v.string()),
  /** The number of recipients by the platform; null if it did not tell. */
  audienceCount: v.nullable(v.number()),
});

/** A campaign that was sent from this device. */
export type SentCampaign = v.InferOutput<typeof sentSchema>;

const storedOf = named((author) =>
  sharedAtom<SentCampaign[]>(`campaigns.${author}`, [], v.array(sentSchema)),
);

// `leftBehind.ts` removes it from the device even if this module was never loaded.
onLeave((_get, set) => {
  for (const stored of storedOf.all()) set(stored, RESET);
});

const none: SentCampaign[] = [];

/**
 * Campaigns sent from this device by its author, the latest first: the platform has no list of them. They name clients, so they are removed when the
 * author leaves.
 */
export const campaignHistoryAtom = atom((get): SentCampaign[] => {
  const author = get(authorAtom);
  return author === null ? none : get(storedOf(author.id));
});

/** Remembers a campaign that was sent. */
export const rememberCampaignAtom = atom(null, (get, set, sent: SentCampaign) => {
  const author = get(authorAtom);
  if (author === null) return;
  set(storedOf(author.id), (all) => [sent, ...all.filter(({ id }) => id !== sent.id)].slice(0, mostSent));
});

/** When a campaign is delivered, ms. */
export const reachedAt = ({ sendAt, madeAt }: Pick<SentCampaign, 'sendAt' | 'madeAt'>): number =>
  Date.parse(sendAt ?? madeAt);

/** Whether a campaign is not delivered yet. */
export const isPlanned = ({ sendAt }: Pick<SentCampaign, 'sendAt'>): boolean =>
  sendAt !== null && Date.parse(sendAt) > now();

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Whether two targets certainly share recipients: they are equal, or one is everybody. */
const meet = (one: string, other: string) => one === other || one === 'all' || other === 'all';

/** The campaigns of a week in which one more to `segment` at `at` (ms) would be the third. Empty if there are fewer than two. */
export function crowdedBy(history: readonly SentCampaign[], segment: string, at: number): SentCampaign[] {
  const near = history
    .filter((sent) => meet(sent.segment, segment) && Math.abs(reachedAt(sent) - at) < weekMs)
    .toSorted((one, other) => reachedAt(one) - reachedAt(other));
  for (const first of near) {
    const from = Math.min(reachedAt(first), at);
    const week = near.filter((sent) => reachedAt(sent) >= from && reachedAt(sent) - from < weekMs);
    if (week.length >= 2 && at - from < weekMs) return week;
  }
  return [];
}
