import { entityKeys } from '../keys.ts';

/** Query keys of courses. */
export const courseKeys = entityKeys('course');
