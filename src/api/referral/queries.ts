import { entityKeys } from '../keys.ts';

/** Query keys of referrals. */
export const referralKeys = entityKeys('referral');
