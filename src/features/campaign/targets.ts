import { buyerSegmentTexts } from '#domain/audience/segmentTexts.ts';
import {
  isAudienceTarget,
  isBuyerTarget,
  isClientTarget,
  type CampaignTarget,
} from '#domain/campaign/targets.ts';
import type { CampaignFields } from '#atoms/campaign/drafts.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { audienceNames, audienceTexts, startTexts, startTitles, targetMessages } from './messages.ts';

/** Whom a campaign goes to, in words. `client` is the name of the one client, where it is known. */
export function targetName(target: string, client: string | null, language: Language): string {
  if (isClientTarget(target)) {
    const t = targetMessages[language];
    return client === null ? t.client : t.oneClient(client);
  }
  if (isAudienceTarget(target)) return audienceNames[language][target];
  return isBuyerTarget(target) ? buyerSegmentTexts[language][target] : target;
}

/** Who they are, in a line. */
export function targetText(target: string, language: Language): string | null {
  if (isAudienceTarget(target)) return audienceTexts[language][target];
  return isBuyerTarget(target) ? buyerSegmentTexts[language][`${target}Hint`] : null;
}

/** A new campaign to a target: a suggested text, and defaults for everything else. */
export function startOf(target: CampaignTarget, language: Language): CampaignFields {
  const kind = isClientTarget(target) ? 'client' : target;
  return {
    title: startTitles[language][kind],
    body: startTexts[language][kind],
    publicationId: null,
    withCover: true,
    segment: target,
    later: false,
    sendAt: null,
  };
}
