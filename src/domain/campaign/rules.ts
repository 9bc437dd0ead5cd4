import type { Language } from '#lib/i18n/catalogue.ts';
import type { Problems } from '../plain-problems.ts';
import { maxCampaignDays, type Campaign } from './schema.ts';

const texts: Record<Language, Record<'past' | 'far', string>> = {
  ru: {
    past: 'Это время уже прошло',
    far: `Не\u00A0позже чем через ${maxCampaignDays}\u00A0дней`,
  },
  en: {
    past: 'This time is over already',
    far: `At most ${maxCampaignDays} days ahead`,
  },
};

/** What is wrong with the time of a campaign. `now` in ms; without `sendAt` it is sent at once. */
export function campaignProblems(
  { sendAt }: Pick<Campaign, 'sendAt'>,
  now: number,
  language: Language = 'ru',
): Problems {
  if (!sendAt) return {};
  const wait = Date.parse(sendAt) - now;
  if (wait < 0) return { sendAt: texts[language].past };
  return wait > maxCampaignDays * 24 * 60 * 60 * 1000 ? { sendAt: texts[language].far } : {};
}
