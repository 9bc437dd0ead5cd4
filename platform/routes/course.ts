import type { course } from '#api/course/endpoints.ts';
import type { Routes } from '../context.ts';

export const courseRoutes: Routes<typeof course> = {};
