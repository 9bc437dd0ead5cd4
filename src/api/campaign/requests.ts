import { call } from '../request.ts';
import { campaign } from './endpoints.ts';
import type { CampaignCreate } from '#domain/campaign/schema.ts';

/**
 * Sends a push campaign, or plans it. The platform does what comes under one `key` once, and answers what it has made to each call: an answer
 * that was lost can be asked for again.
 */
export const createCampaign = (body: CampaignCreate, key: string) =>
  call(campaign.create, { body, headers: { 'Idempotency-Key': key } });
