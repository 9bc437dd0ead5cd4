import { entityKeys } from '../keys.ts';

/** Query keys of consultations. */
export const consultationKeys = entityKeys('consultation');
