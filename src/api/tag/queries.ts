import { entityKeys } from '../keys.ts';

/** Query keys of tags: all of them, as the editors offer them. */
export const tagKeys = { all: ['tag'] as const };

/** Query keys of the lists of tags. */
export const tagListKeys = entityKeys('tagList');
