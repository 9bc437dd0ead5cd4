/**
 * Where a file is. `offline` goes on by itself once there is a network; `needsFile` needs the author: the browser has let go of the
 * file.
 */
export type UploadCardState =
  | 'queued'
  | 'progress'
  | 'paused'
  | 'offline'
  | 'needsFile'
  | 'processing'
  | 'done'
  | 'error';
