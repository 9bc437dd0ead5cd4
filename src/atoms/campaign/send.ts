import { atom } from 'jotai';
import type { CampaignTarget } from '#domain/campaign/targets.ts';
import type { Campaign } from '#domain/campaign/schema.ts';
import { now } from '#lib/time/clock.ts';
import { requireSameAuthor } from '../session/sameAuthor.ts';
import { authorAtom } from '../session/session.ts';
import { attemptsAtom } from './attempts.ts';
import { createCampaignAtom } from './campaigns.ts';
import { dropCampaignDraftAtom } from './drafts.ts';
import { rememberCampaignAtom } from './history.ts';

/** The campaign, and its texts for the history. */
export interface CampaignToSend {
  /** The key of its draft, which is removed once it is sent. */
  key: string;
  title: string;
  body: string;
  imageId: string | null;
  publicationId: string | null;
  publicationTitle: string | null;
  segment: CampaignTarget;
  segmentName: string | null;
  sendAt: string | null;
}

/**
 * The idempotency key of a draft: the same as long as its content is, even after a reload. Clients must not get a campaign twice because the
 * platform's answer was lost.
 */
const keyOfAtom = atom(null, (_get, set, draft: string, of: string): string => {
  let key: string = crypto.randomUUID();
  set(attemptsAtom, (attempts) => {
    const before = attempts[draft];
    if (before?.of === of) ({ key } = before);
    return { ...attempts, [draft]: { of, key } };
  });
  return key;
});

/** Sends a campaign or plans it; its draft goes, and this device remembers it. A refusal changes nothing and is thrown. */
export const sendCampaignAtom = atom(null, async (get, set, given: CampaignToSend): Promise<Campaign> => {
  const author = get(authorAtom)?.id;
  const { key, publicationTitle, segmentName, ...body } = given;
  const made = await set(createCampaignAtom, body, set(keyOfAtom, key, JSON.stringify(body)));
  // The history and the drafts may be another author's by now. Whoever sent it and comes back sends it again under the same key.
  requireSameAuthor(get, author);
  set(rememberCampaignAtom, {
    ...body,
    title: body.title.trim(),
    body: body.body.trim(),
    id: made.id,
    publicationTitle,
    segmentName,
    madeAt: made.createdAt ?? new Date(now()).toISOString(),
    audienceCount: made.audienceCount ?? null,
  });
  // Whatever is sent next from this draft key is another campaign.
  set(dropCampaignDraftAtom, key);
  return made;
});
