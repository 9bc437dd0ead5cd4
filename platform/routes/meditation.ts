import type { meditation } from '#api/meditation/endpoints.ts';
import type { Routes } from '../context.ts';

export const meditationRoutes: Routes<typeof meditation> = {};
