import { course } from '#api/course/endpoints.ts';
import type { Drives } from './drive.ts';

export const courseCalls: Drives<typeof course> = {};
