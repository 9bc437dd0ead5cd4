import { call } from '../request.ts';
import { campaign } from './endpoints.ts';
import type { CampaignCreate } from '#domain/campaign/schema.ts';

/** Sends a push campaign, or plans it. */
export const createCampaign = (body: CampaignCreate) => call(campaign.create, { body });
