import { entityKeys } from '../keys.ts';

/** Query keys of quizzes. */
export const quizKeys = entityKeys('quiz');

/** Query keys of the attempts of clients. */
export const quizAnswerKeys = entityKeys('quizAnswer');
