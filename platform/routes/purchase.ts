import type { purchase } from '#api/purchase/endpoints.ts';
import type { Routes } from '../context.ts';

export const purchaseRoutes: Routes<typeof purchase> = {};
