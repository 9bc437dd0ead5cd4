import { entityKeys } from '../keys.ts';

/** Query keys of purchases. */
export const purchaseKeys = entityKeys('purchase');
