import { entityKeys } from '../keys.ts';

/** Query keys of questions and answers. */
export const qaKeys = entityKeys('qa');
