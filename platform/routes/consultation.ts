import type { consultation } from '#api/consultation/endpoints.ts';
import type { Routes } from '../context.ts';

export const consultationRoutes: Routes<typeof consultation> = {};
