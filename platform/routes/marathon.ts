import type { marathon } from '#api/marathon/endpoints.ts';
import type { Routes } from '../context.ts';

export const marathonRoutes: Routes<typeof marathon> = {};
