import { entityKeys } from '../keys.ts';

/** Query keys of consultations. */
export const consultationKeys = entityKeys('consultation');

/** Query keys of the requests of clients for consultations. */
export const fulfillmentKeys = entityKeys('fulfillment');
