import { useState } from 'react';
import { servedBuild } from '#lib/loading/servedBuild.ts';

export interface Retry {
  /** The code is being asked for. */
  busy: boolean;
  retry: () => void;
}

/**
 * «Повторить» for code that did not arrive. Where the server is there and has not got it, a newer console may have taken its place, and
 * the page begins anew.
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
