import { entityKeys } from '../keys.ts';

/** Query keys of meditations. */
export const meditationKeys = entityKeys('meditation');
