/** Too many callers are waiting. */
export class BusyError extends Error {
  override name = 'BusyError';
}

interface Bounds {
  /** How many run at once. */
  atOnce: number;
  /** How many more may wait. */
  waiting: number;
}

/** Limits how much work runs at once; the rest waits, and beyond the queue it is refused with `BusyError`. */
export function createWorkQueue({ atOnce, waiting }: Bounds): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let going = 0;

  async function turn(): Promise<void> {
    if (going < atOnce) {
      going += 1;
      return;
    }
    if (queue.length >= waiting) throw new BusyError('Too many wait for their turn');
    // A finished one passes its turn on directly, so that nobody comes in between.
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function handOn(): void {
    const next = queue.shift();
    if (next === undefined) going -= 1;
    else next();
  }

  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      handOn();
    }
  };
}
