import { isApiError } from '#api/api-error.ts';
import { UnreadableFile } from '#api/upload/transport.ts';
import { logFailure } from '#lib/log.ts';
import type { uploadReasons } from './messages.ts';

type Reason = keyof (typeof uploadReasons)['ru'];

/** The file is not the one that the upload began with. */
export class ChangedFile extends Error {
  override name = 'ChangedFile';
}

const byStatus: Record<number, Reason> = {
  400: 'refused',
  401: 'unauthorized',
  403: 'refused',
  404: 'refused',
  409: 'session',
  413: 'too-large',
  415: 'refused',
  422: 'refused',
  429: 'busy',
  507: 'no-space',
};

/** Why an upload stopped. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof ChangedFile) return 'changed';
  if (error instanceof UnreadableFile) return 'file';
  if (isApiError(error)) return byStatus[error.status] ?? 'server';
  logFailure('An upload failed in the console itself', error);
  return 'server';
}
