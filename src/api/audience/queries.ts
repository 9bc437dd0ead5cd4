import { entityKeys } from '../keys.ts';

/** Query keys of clients. */
export const audienceKeys = entityKeys('audience');
