import { entityKeys } from '../keys.ts';

const keys = entityKeys('stream');

/** Query keys of streams. */
export const streamKeys = {
  ...keys,
  link: (id: string) => [...keys.all, 'link', id] as const,
};
