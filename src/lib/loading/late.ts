import { CodeError } from './codeError.ts';

/** How long code may take, ms. After that it counts as failed. */
export const codeTimeout = 120_000;

/** Resolves as `work` does, or rejects with CodeError when it fails or `ms` have passed. */
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

/** How far code has come. */
interface Arrival<T> {
  /** What has come; null until then. */
  there: T | null;
  /** It was asked for last in vain. */
  failed: boolean;
}

/** Code that comes apart from the rest. */
export interface Late<T> {
  /** Asks for it, once however often it is wanted. What did not arrive is asked for again. */
  load: () => Promise<T>;
  arrival: () => Arrival<T>;
  /** Calls back when the arrival has changed. */
  subscribe: (changed: () => void) => () => void;
}

/** Code that is fetched once the page rests, so that it is there when it is wanted, whatever the network is then. */
export const ahead = new Set<Late<unknown>>();

/** Code that was asked for and has neither come nor failed, with what brings it. The workbench waits for it before it looks at a page. */
export const underWay = new Map<Promise<unknown>, () => Promise<unknown>>();

/** What code waits for that a first screen does without. */
let rest: () => Promise<unknown> = () => Promise.resolve();

/** The console begins: from now on code that a first screen does without waits for this each time that it is asked for. */
export function begin(wait: () => Promise<unknown>): void {
  rest = wait;
}

/** How code comes that is declared by `late`. */
export interface LateOptions {
  /** Only when it is asked for. */
  whenAsked?: boolean | undefined;
  /** What is shown without it is enough for a first screen: it comes when the page rests. */
  afterFirst?: boolean | undefined;
}

/**
 * Declares code that comes apart from the rest: `late(() => import('…'))`. It is fetched when the page rests, if not before; where
 * `whenAsked` is set only when it is asked for.
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

/** Pauses between tries of code that did not arrive, ms; the last one repeats. */
const pauses = [2000, 4000, 8000, 16_000, 30_000];

/** Asks again for code that did not arrive: when the network is back, and now and then. Gives the way to stop. */
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
