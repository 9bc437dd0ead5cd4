import type { qa } from '#api/qa/endpoints.ts';
import type { Routes } from '../context.ts';

export const qaRoutes: Routes<typeof qa> = {};
