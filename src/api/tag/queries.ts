import { entityKeys } from '../keys.ts';

/** Query keys of all tags, as the editors offer them. */
export const tagKeys = { all: ['tag'] as const };

/** Query keys of the lists of tags. */
export const tagListKeys = entityKeys('tagList');
