import type { webinar } from '#api/webinar/endpoints.ts';
import type { Routes } from '../context.ts';

export const webinarRoutes: Routes<typeof webinar> = {};
