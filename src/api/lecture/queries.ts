import { entityKeys } from '../keys.ts';

/** Query keys of lectures. */
export const lectureKeys = entityKeys('lecture');
