import type { audience } from '#api/audience/endpoints.ts';
import type { Routes } from '../context.ts';

export const audienceRoutes: Routes<typeof audience> = {};
