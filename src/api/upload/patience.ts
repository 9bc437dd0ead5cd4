import { isApiError, type ApiError } from '../api-error.ts';

/** Tries of a call in a row before what the platform answers counts as its last word. A lost connection has no such limit. */
const tries = 6;

/** Parts that the platform asks to wait with are tried this often. */
const politeTries = 30;

/** The longest pause between two tries, ms. */
const longestPause = 30_000;

/** What a call waits for before it is made again. */
export type Setback = 'network' | 'platform';

/** How long what fails is tried. */
export interface Patience {
  signal: AbortSignal;
  /** Waits between two tries, ms; fails when the signal stops it. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Throws where a lost connection has another cause: the file itself. */
  check: () => Promise<void>;
  /** A call failed and is made again later. */
  onSetback: (setback: Setback) => void;
}

/** Waits; a network that comes back ends the waiting. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      globalThis.window?.removeEventListener('online', goOn);
    };
    const stop = () => {
      end();
      reject(signal.reason);
    };
    const goOn = () => {
      end();
      resolve();
    };
    const timer = setTimeout(goOn, ms);
    signal.addEventListener('abort', stop, { once: true });
    globalThis.window?.addEventListener('online', goOn, { once: true });
  });
}

/** A full server stays full: whoever keeps it must hear of it first. */
const isFull = ({ status }: ApiError) => status === 507;

const isTransient = (error: ApiError) =>
  (error.status >= 500 && !isFull(error)) || error.status === 429 || error.status === 408;

/** Pause before the try that follows the `failed`th failure, ms: doubled each time, or what the platform asks for. */
const pauseAfter = (failed: number, { retryAfter }: ApiError) =>
  Math.max(Math.min(longestPause, 1000 * 2 ** (failed - 1)), (retryAfter ?? 0) * 1000);

/** After the `failures`th failure in a row: throws what no further try can mend, else waits. */
export async function recover(error: unknown, failures: number, patience: Patience): Promise<void> {
  const { signal, pause, check, onSetback } = patience;
  signal.throwIfAborted();
  if (!isApiError(error)) throw error;
  const lost = error.kind === 'network';
  if (lost) await check();
  const limit = error.status === 429 ? politeTries : tries;
  if (!lost && (!isTransient(error) || failures >= limit)) throw error;
  onSetback(lost ? 'network' : 'platform');
  await pause(pauseAfter(failures, error), signal);
}

/** Makes a call until it goes well. */
export async function persist<T>(call: () => Promise<T>, patience: Patience): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await call();
    } catch (error) {
      await recover(error, failures, patience);
    }
  }
}
