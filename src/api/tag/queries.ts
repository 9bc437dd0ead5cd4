/** Query keys of tags. */
export const tagKeys = { all: ['tag'] as const };
