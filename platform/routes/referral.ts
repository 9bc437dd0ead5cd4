import type { referral } from '#api/referral/endpoints.ts';
import type { Routes } from '../context.ts';

export const referralRoutes: Routes<typeof referral> = {};
