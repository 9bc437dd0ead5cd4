import { webinar } from '#api/webinar/endpoints.ts';
import type { Drives } from './drive.ts';

export const webinarCalls: Drives<typeof webinar> = {};
