import { atom } from 'jotai';
import { RESET } from 'jotai/utils';
import * as v from 'valibot';
import { now } from '#lib/time/clock.ts';
import { named } from '../list/named.ts';
import { onLeave } from '../session/private.ts';
import { authorAtom } from '../session/session.ts';
import { sharedAtom } from '../ui/shared.ts';

/** Most campaigns that a device remembers. */
const mostSent = 200;

const sentSchema = v.object({
  id: v.string(),
  title: v.string(),
  body: v.string(),
  imageId: v.nullable(v.string()),
  publicationId: v.nullable(v.string()),
  /** What the publication was called then. */
  publicationTitle: v.nullable(v.string()),
  segment: v.string(),
  /** Who that is in words, where the segment does not tell it: the name of a client. */
  segmentName: v.nullable(v.string()),
  /** When the author sent it off, ISO. */
  madeAt: v.string(),
  /** When it was planned for, ISO; null went at once. */
  sendAt: v.nullable(v.string()),
  /** How many the platform said it goes to; null where it said nothing. */
  audienceCount: v.nullable(v.number()),
});

/** A campaign that was sent from this device. */
export type SentCampaign = v.InferOutput<typeof sentSchema>;

const storedOf = named((author) =>
  sharedAtom<SentCampaign[]>(`campaigns.${author}`, [], v.array(sentSchema)),
);

// What a device has of it goes as well where this was never loaded: `leftBehind.ts`.
onLeave((_get, set) => {
  for (const stored of storedOf.all()) set(stored, RESET);
});

const none: SentCampaign[] = [];

/**
 * Campaigns that were sent from this device by its author, the latest first: the platform keeps no list of them. They name clients, and go
 * when the author leaves.
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

/** When a campaign reaches people, ms. */
export const reachedAt = ({ sendAt, madeAt }: Pick<SentCampaign, 'sendAt' | 'madeAt'>): number =>
  Date.parse(sendAt ?? madeAt);

/** Whether a campaign is still to go out. */
export const isPlanned = ({ sendAt }: Pick<SentCampaign, 'sendAt'>): boolean =>
  sendAt !== null && Date.parse(sendAt) > now();

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Whether two targets are surely met by the same people: the same one, or one of them is everybody. */
const meet = (one: string, other: string) => one === other || one === 'all' || other === 'all';

/**
 * Campaigns which, with one more to `segment` at `at` ms, would make three within a week: those of that week. None where the
 * segment has had fewer than two.
 */
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
