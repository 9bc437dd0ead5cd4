import { isApiError, type ApiError } from '../api-error.ts';

/** How many attempts in a row a call has before the platform's error is final. A lost connection has no such limit. */
const tries = 6;

/** How many attempts a part has if the platform asks to wait. */
const politeTries = 30;

/** The longest pause between two attempts, ms. */
const longestPause = 30_000;

/** What a call waits for before it is repeated. */
export type Setback = 'network' | 'platform';

/** How a failed call is repeated. */
export interface Patience {
  signal: AbortSignal;
  /** Waits between two attempts, ms; rejects when the signal aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Throws if a lost connection has another cause: the file itself. */
  check: () => Promise<void>;
  /** A call failed and will be repeated. */
  onSetback: (setback: Setback) => void;
}

/** Waits; a network that comes back ends the wait. */
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

/** A full server stays full: its operator must act first. */
const isFull = ({ status }: ApiError) => status === 507;

const isTransient = (error: ApiError) =>
  (error.status >= 500 && !isFull(error)) || error.status === 429 || error.status === 408;

/** The pause after `failed` failures in a row, ms: doubled each time, or what the platform asks for. */
const pauseAfter = (failed: number, { retryAfter }: ApiError) =>
  Math.max(Math.min(longestPause, 1000 * 2 ** (failed - 1)), (retryAfter ?? 0) * 1000);

/** After `failures` failures in a row: throws if a retry cannot help, else waits. */
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

/** Makes a call until it succeeds. */
export async function persist<T>(call: () => Promise<T>, patience: Patience): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await call();
    } catch (error) {
      await recover(error, failures, patience);
    }
  }
}
