import { atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { createCampaign } from '#api/campaign/requests.ts';
import { publicationKeys } from '#api/publication/queries.ts';
import { readPublication } from '#api/publication/requests.ts';
import type { CampaignTarget } from '#domain/campaign/targets.ts';
import type { Campaign } from '#domain/campaign/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { now } from '#lib/time/clock.ts';
import { isRefused } from '../lostAnswer.ts';
import { runIntent } from '../run.ts';
import { isSameAuthor, requireSameAuthor } from '../session/sameAuthor.ts';
import { authorAtom } from '../session/session.ts';
import { attemptsAtom, forgetCoverAtom } from './attempts.ts';
import { dropCampaignDraftAtom } from './drafts.ts';
import { rememberCampaignAtom } from './history.ts';

const messages = defineMessages({
  ru: { notCreated: 'Ошибка при создании рассылки' },
  en: { notCreated: 'Failed to create the campaign' },
});

/** A campaign as its author wants it. */
interface Wish {
  title: string;
  body: string;
  publicationId: string | null;
  /** Whether the cover of the publication is shown. */
  withCover: boolean;
  segment: CampaignTarget;
  sendAt: string | null;
}

/** The campaign, and its texts for the history. */
export interface CampaignToSend extends Wish {
  /** The key of its draft, which is removed once it is sent. */
  key: string;
  publicationTitle: string | null;
  segmentName: string | null;
}

const bodyOf = ({ title, body, publicationId, segment, sendAt }: Wish, imageId: string | null) => ({
  title,
  body,
  imageId,
  publicationId,
  segment,
  sendAt,
});

/** The publication whose cover is shown; null if none is. */
async function shownPublication(
  get: Getter,
  { withCover, publicationId }: Wish,
): Promise<Publication | null> {
  if (!withCover || publicationId === null) return null;
  const known = get(queryClientAtom).getQueryData<Publication>(publicationKeys.item(publicationId));
  // A read that a screen has begun would end with the screen.
  return known ?? readPublication(publicationId);
}

/**
 * The idempotency key and the cover of a draft: the same as long as its author wants the same, even after a reload. Clients must not get a campaign
 * twice because the platform's answer was lost.
 */
const attemptAtom = atom(null, (_get, set, draft: string, wish: Wish, cover: string | null) => {
  const of = JSON.stringify(wish);
  // Earlier versions of the console have kept what was sent instead.
  const ofBefore = JSON.stringify(bodyOf(wish, cover));
  let attempt: { of: string; key: string; imageId: string | null } = {
    of,
    key: crypto.randomUUID(),
    imageId: cover,
  };
  set(attemptsAtom, (attempts) => {
    const before = attempts[draft];
    if (before?.of === of || before?.of === ofBefore)
      attempt = { of, key: before.key, imageId: before.imageId === undefined ? cover : before.imageId };
    return { ...attempts, [draft]: attempt };
  });
  return attempt;
});

/** Sends a campaign or plans it; its draft goes, and this device remembers it. A refusal changes nothing and is thrown. */
export const sendCampaignAtom = atom(null, async (get, set, given: CampaignToSend): Promise<Campaign> => {
  const author = get(authorAtom)?.id;
  const { key, publicationTitle, segmentName, ...wish } = given;
  const send = async () => {
    const publication = await shownPublication(get, wish);
    // The attempt would be the next author's.
    requireSameAuthor(get, author);
    const attempt = set(attemptAtom, key, wish, publication?.imageId ?? null);
    const body = bodyOf(wish, attempt.imageId);
    try {
      return { made: await createCampaign(body, attempt.key), body, publication };
    } catch (error) {
      // The platform may have refused the cover, and the publication has another one when it is sent again.
      if (isRefused(error) && isSameAuthor(get, author)) set(forgetCoverAtom, key);
      throw error;
    }
  };
  const { made, body, publication } = await runIntent(get, set, send, {
    text: (language) => messages[language].notCreated,
  });
  // The history and the drafts may be another author's by now. Whoever sent it and comes back sends it again under the same key.
  requireSameAuthor(get, author);
  set(rememberCampaignAtom, {
    ...body,
    title: body.title.trim(),
    body: body.body.trim(),
    id: made.id,
    publicationTitle: publication?.title ?? publicationTitle,
    segmentName,
    madeAt: made.createdAt ?? new Date(now()).toISOString(),
    audienceCount: made.audienceCount ?? null,
  });
  // Whatever is sent next from this draft key is another campaign.
  set(dropCampaignDraftAtom, key);
  return made;
});
