import { ApiError } from '../api-error.ts';

/** A line without any movement for so long is given up, ms. Slow lines do move, and buffered bytes need time. */
const silenceMs = 120_000;

const lookEvery = 5000;

/**
 * Makes a call that is given up when nothing of it moves: a browser waits forever for a line that died while the computer slept. `call` reports each
 * movement.
 */
export async function unlessSilent<T>(
  signal: AbortSignal,
  call: (signal: AbortSignal, moved: () => void) => Promise<T>,
): Promise<T> {
  const silent = new AbortController();
  // By the wall clock: the monotonic one stops while the computer sleeps.
  let heard = Date.now();
  const moved = () => {
    heard = Date.now();
  };
  const giveUp = () => silent.abort();
  const watch = setInterval(() => {
    if (Date.now() - heard > silenceMs) giveUp();
  }, lookEvery);
  // If the device itself says that it is offline, there is nothing to wait for.
  globalThis.window?.addEventListener('offline', giveUp);
  try {
    return await call(AbortSignal.any([signal, silent.signal]), moved);
  } catch (error) {
    if (silent.signal.aborted && !signal.aborted)
      throw new ApiError('network', 'Nothing moved on the line', { cause: error });
    throw error;
  } finally {
    clearInterval(watch);
    globalThis.window?.removeEventListener('offline', giveUp);
  }
}
