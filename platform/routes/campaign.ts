import type { campaign } from '#api/campaign/endpoints.ts';
import type { Routes } from '../context.ts';

export const campaignRoutes: Routes<typeof campaign> = {};
