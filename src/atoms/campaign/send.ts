import { atom } from 'jotai';
import type { CampaignTarget } from '#domain/campaign/targets.ts';
import type { Campaign } from '#domain/campaign/schema.ts';
import { now } from '#lib/clock.ts';
import { createCampaignAtom } from './campaigns.ts';
import { dropCampaignDraftAtom } from './drafts.ts';
import { rememberCampaignAtom } from './history.ts';

/** What is sent, and what the history says of it in words. */
export interface CampaignToSend {
  /** The key of its draft, which goes once it is sent. */
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

/** Sends a campaign or plans it; its draft goes, and this device remembers it. A refusal changes nothing and is thrown. */
export const sendCampaignAtom = atom(null, async (_get, set, given: CampaignToSend): Promise<Campaign> => {
  const { key, publicationTitle, segmentName, ...body } = given;
  const made = await set(createCampaignAtom, body);
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
  set(dropCampaignDraftAtom, key);
  return made;
});
