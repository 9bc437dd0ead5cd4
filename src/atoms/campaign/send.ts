import { atom } from 'jotai';
import * as v from 'valibot';
import type { CampaignTarget } from '#domain/campaign/targets.ts';
import type { Campaign } from '#domain/campaign/schema.ts';
import { now } from '#lib/time/clock.ts';
import { named } from '../list/named.ts';
import { authorAtom } from '../session/session.ts';
import { sharedAtom } from '../ui/shared.ts';
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

/** What was sent off from a draft and has not been answered yet. */
const attemptsSchema = v.record(v.string(), v.object({ of: v.string(), key: v.string() }));

type Attempts = v.InferOutput<typeof attemptsSchema>;

const storedOf = named((author) => sharedAtom<Attempts>(`campaign-attempts.${author}`, {}, attemptsSchema));

const attemptsAtom = atom(null, (get, set, change: (attempts: Attempts) => Attempts) =>
  set(storedOf(get(authorAtom)?.id ?? ''), change),
);

/**
 * The key that a draft is sent under: the same for as long as it says the same, whatever became of the page meanwhile. Clients must not get
 * twice what was taken by the platform though its answer was lost.
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
export const sendCampaignAtom = atom(null, async (_get, set, given: CampaignToSend): Promise<Campaign> => {
  const { key, publicationTitle, segmentName, ...body } = given;
  const made = await set(createCampaignAtom, body, set(keyOfAtom, key, JSON.stringify(body)));
  // What is sent from this draft next is another campaign.
  set(attemptsAtom, ({ [key]: _answered, ...rest }) => rest);
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
