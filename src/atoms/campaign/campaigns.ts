import { atom } from 'jotai';
import { createCampaign } from '#api/campaign/requests.ts';
import type { Campaign, CampaignCreate } from '#domain/campaign/schema.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { runIntent } from '../run.ts';

const messages = defineMessages({
  ru: { notCreated: 'Ошибка при создании рассылки' },
  en: { notCreated: 'Failed to create the campaign' },
});

/** Sends a push campaign, or schedules it, once per key. The platform has no list of them. */
export const createCampaignAtom = atom(
  null,
  (get, set, body: CampaignCreate, key: string): Promise<Campaign> =>
    runIntent(get, set, () => createCampaign(body, key), {
      text: (language) => messages[language].notCreated,
    }),
);
