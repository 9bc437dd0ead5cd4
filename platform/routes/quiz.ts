import type { quiz } from '#api/quiz/endpoints.ts';
import type { Routes } from '../context.ts';

export const quizRoutes: Routes<typeof quiz> = {};
