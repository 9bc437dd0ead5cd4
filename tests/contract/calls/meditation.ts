import { meditation } from '#api/meditation/endpoints.ts';
import type { Drives } from './drive.ts';

export const meditationCalls: Drives<typeof meditation> = {};
