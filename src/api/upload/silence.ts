import { ApiError } from '../api-error.ts';

/** A line on which nothing moves so long is given up, ms. Slow lines move, and what has left may lie in their buffers. */
const silenceMs = 120_000;

const lookEvery = 5000;

/**
 * Makes a call that is given up when nothing of it moves: a browser waits for ever for a line that died while the computer slept. `call`
 * tells of each movement.
 */
export async function unlessSilent<T>(
  signal: AbortSignal,
  call: (signal: AbortSignal, moved: () => void) => Promise<T>,
): Promise<T> {
  const silent = new AbortController();
  // By the wall clock: the other one stands while the computer sleeps.
  let heard = Date.now();
  const moved = () => {
    heard = Date.now();
  };
  const giveUp = () => silent.abort();
  const watch = setInterval(() => {
    if (Date.now() - heard > silenceMs) giveUp();
  }, lookEvery);
  // Where the device itself says that the network is gone there is nothing to wait for.
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
