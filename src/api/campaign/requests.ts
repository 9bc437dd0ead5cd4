import { call } from '../request.ts';
import { campaign } from './endpoints.ts';
import type { CampaignCreate } from '#domain/campaign/schema.ts';

/**
 * Sends a push campaign, or schedules it. The platform sends once for each `key` and repeats its answer to further calls, so that a lost answer can
 * be asked for again.
 */
export const createCampaign = (body: CampaignCreate, key: string) =>
  call(campaign.create, { body, headers: { 'Idempotency-Key': key } });
