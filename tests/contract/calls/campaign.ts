import { campaign } from '#api/campaign/endpoints.ts';
import type { Drives } from './drive.ts';

export const campaignCalls: Drives<typeof campaign> = {};
