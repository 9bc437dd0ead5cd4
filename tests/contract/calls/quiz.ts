import { quiz } from '#api/quiz/endpoints.ts';
import type { Drives } from './drive.ts';

export const quizCalls: Drives<typeof quiz> = {};
