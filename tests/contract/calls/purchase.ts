import { purchase } from '#api/purchase/endpoints.ts';
import type { Drives } from './drive.ts';

export const purchaseCalls: Drives<typeof purchase> = {};
