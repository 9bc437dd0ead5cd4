import { entityKeys } from '../keys.ts';

const keys = entityKeys('publication');

/** Query keys of publications. */
export const publicationKeys = {
  ...keys,
  /** The publications of contents of one type. */
  contents: (contentType: string) => [...keys.all, 'content', contentType] as const,
  /** The publications of these contents, asked in one call. */
  ofContents: (contentType: string, ids: readonly string[]) =>
    [...keys.all, 'content', contentType, ids] as const,
};
