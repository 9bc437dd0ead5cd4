import { marathon } from '#api/marathon/endpoints.ts';
import type { Drives } from './drive.ts';

export const marathonCalls: Drives<typeof marathon> = {};
