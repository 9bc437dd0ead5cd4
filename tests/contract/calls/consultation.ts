import { consultation } from '#api/consultation/endpoints.ts';
import type { Drives } from './drive.ts';

export const consultationCalls: Drives<typeof consultation> = {};
