import { entityKeys } from '../keys.ts';

const keys = entityKeys('publication');

/** Query keys of publications. */
export const publicationKeys = {
  ...keys,
  /** The publications of content of one type. */
  contents: (contentType: string) => [...keys.all, 'content', contentType] as const,
  /** The publications of several contents, asked for in one call. */
  ofContents: (contentType: string, ids: readonly string[]) =>
    [...keys.all, 'content', contentType, ids] as const,
};
