import { campaignProblems } from '#domain/campaign/rules.ts';
import { campaignCreate } from '#domain/campaign/schema.ts';
import { problemsOf } from '#domain/problems.ts';
import type { CampaignFields } from '#atoms/campaign/drafts.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { messages } from './messages.ts';
import type { Problems } from '#domain/plain-problems.ts';

/** Problems of a campaign by field, as the platform would report them; empty if there are none. `now` in ms. */
export function checkCampaign(fields: CampaignFields, now: number, language: Language): Problems {
  const { title, body, segment, publicationId, later } = fields;
  const sendAt = later ? fields.sendAt : null;
  const wrong = problemsOf(campaignCreate, { title, body, segment, publicationId, sendAt }, language);
  if (later && sendAt === null) return { ...wrong, sendAt: messages[language].noTime };
  return { ...wrong, ...campaignProblems({ sendAt }, now, language) };
}
