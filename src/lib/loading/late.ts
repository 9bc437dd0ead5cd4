import { CodeError } from './codeError.ts';

/** How long lazy code may take, ms. After that it counts as failed. */
export const codeTimeout = 120_000;

/** Resolves like `work`, or rejects with CodeError if it fails or `ms` have passed. */
export async function withTimeout<T>(work: Promise<T>, ms: number = codeTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CodeError()), ms);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw error instanceof CodeError ? error : new CodeError(error);
  } finally {
    clearTimeout(timer);
  }
}

/** The state of lazy code. */
interface Arrival<T> {
  /** The loaded module; null until then. */
  there: T | null;
  /** The last request failed. */
  failed: boolean;
}

/** Code that is loaded separately. */
export interface Late<T> {
  /** Requests the code once, however often it is called. After a failure it is requested again. */
  load: () => Promise<T>;
  arrival: () => Arrival<T>;
  /** Calls back when the state has changed. */
  subscribe: (changed: () => void) => () => void;
}

/** Code that is fetched once the page is idle, so that it is there when it is needed, whatever the network is then. */
export const ahead = new Set<Late<unknown>>();

/** Requested code that has neither arrived nor failed, with the function that loads it. The workbench waits for it before it checks a page. */
export const underWay = new Map<Promise<unknown>, () => Promise<unknown>>();

/** What code waits for that a first screen does not need. */
let rest: () => Promise<unknown> = () => Promise.resolve();

/** Called when the console starts: from now on requests for code that a first screen does not need wait for this. */
export function begin(wait: () => Promise<unknown>): void {
  rest = wait;
}

/** When code is loaded that `late` declares. */
export interface LateOptions {
  /** Only when it is requested. */
  whenAsked?: boolean | undefined;
  /** The first screen is complete without it: even if requested early, it is loaded when the page is idle. */
  afterFirst?: boolean | undefined;
}

/**
 * Declares code that is loaded separately: `late(() => import(path))`. It is fetched when the page is idle, if not earlier. With `whenAsked` it is
 * fetched only when requested.
 */
export function late<T>(
  load: () => Promise<T>,
  { whenAsked = false, afterFirst = false }: LateOptions = {},
): Late<T> {
  const bring = afterFirst ? () => rest().then(load) : load;
  let arrival: Arrival<T> = { there: null, failed: false };
  let coming: Promise<T> | null = null;
  const listeners = new Set<() => void>();
  const become = (next: Arrival<T>) => {
    arrival = next;
    for (const changed of listeners) changed();
  };
  const ask = async () => {
    const brought = withTimeout(bring());
    underWay.set(brought, bring);
    try {
      const there = await brought;
      become({ there, failed: false });
      return there;
    } catch (error) {
      coming = null;
      become({ there: null, failed: true });
      throw error;
    } finally {
      underWay.delete(brought);
    }
  };
  const code: Late<T> = {
    load: () => (coming ??= ask()),
    arrival: () => arrival,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
  if (!whenAsked) ahead.add(code);
  return code;
}

/** Pauses between attempts to load code, ms; the last one repeats. */
const pauses = [2000, 4000, 8000, 16_000, 30_000];

/** Requests code again that did not arrive: when the network is back, and from time to time. Returns the function that stops it. */
export function keepAsking({ load, arrival }: Late<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let tries = 0;
  const again = () => void load().catch(() => undefined);
  const wait = () => {
    timer = setTimeout(
      () => {
        if (arrival().there !== null) return;
        again();
        wait();
      },
      pauses[Math.min(tries++, pauses.length - 1)],
    );
  };
  wait();
  window.addEventListener('online', again);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', again);
  };
}
