/** Too much waits already. */
export class BusyError extends Error {
  override name = 'BusyError';
}

interface Bounds {
  /** How many go on at the same time. */
  atOnce: number;
  /** How many more may wait for their turn. */
  waiting: number;
}

/** Lets so much work go on at once; the rest waits its turn, and beyond that it is refused with `BusyError`. */
export function turns({ atOnce, waiting }: Bounds): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let going = 0;

  async function turn(): Promise<void> {
    if (going < atOnce) {
      going += 1;
      return;
    }
    if (queue.length >= waiting) throw new BusyError('Too many wait for their turn');
    // Whoever ends hands the turn on, so that nobody comes in between.
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
