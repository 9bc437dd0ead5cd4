import { useState } from 'react';
import { servedBuild } from '#lib/loading/servedBuild.ts';

export interface Retry {
  /** The code is being requested. */
  busy: boolean;
  retry: () => void;
}

/**
 * The «Повторить» action for code that did not arrive. If the server is there but lacks the file, a newer console was probably deployed, and the page
 * is reloaded.
 */
export function useRetry(onRetry: () => Promise<boolean>): Retry {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    if (!(await onRetry()) && (await servedBuild()) !== null) location.reload();
    setBusy(false);
  };
  return { busy, retry: () => void press() };
}
