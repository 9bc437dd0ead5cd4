import { entityKeys } from '../keys.ts';

/** Query keys of webinars. */
export const webinarKeys = entityKeys('webinar');
