import { entityKeys } from '../keys.ts';

/** Query keys of the requests of clients for consultations. */
export const consultationRequestKeys = entityKeys('consultation-request');
