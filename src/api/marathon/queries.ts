import { entityKeys } from '../keys.ts';

/** Query keys of marathons. */
export const marathonKeys = entityKeys('marathon');
