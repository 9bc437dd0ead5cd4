import { qa } from '#api/qa/endpoints.ts';
import type { Drives } from './drive.ts';

export const qaCalls: Drives<typeof qa> = {};
