import { audience } from '#api/audience/endpoints.ts';
import type { Drives } from './drive.ts';

export const audienceCalls: Drives<typeof audience> = {};
