import type { course } from '#api/course/endpoints.ts';
import type { Drives } from './drive.ts';
import { ownerCalls } from './owner.ts';

export const courseCalls: Drives<typeof course> = ownerCalls('course');
