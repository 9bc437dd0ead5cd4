import { referral } from '#api/referral/endpoints.ts';
import type { Drives } from './drive.ts';

export const referralCalls: Drives<typeof referral> = {};
