interface Waiter {
  owner: string;
  start: () => void;
}

/** Lets a limited number of calls be under way at once, shared evenly between those who wait: the parts of files, the reads of a programme. */
export interface FairSlots {
  /** Waits for a slot and answers how to give it back. Gives up when the signal says so. */
  take: (owner: string, signal: AbortSignal) => Promise<() => void>;
  /** So many may be under way from now on. What is above that ends first. */
  resize: (limit: number) => void;
}

/** Makes slots. A browser opens six connections to a server, so some must be left for everything else. */
export function createFairSlots(limit: number): FairSlots {
  const waiting: Waiter[] = [];
  const held = new Map<string, number>();
  const heldBy = (owner: string) => held.get(owner) ?? 0;
  let size = limit;
  let free = limit;

  /** Serves the file that has the fewest; of equals the one that waits longest. */
  function serve(): void {
    while (free > 0 && waiting.length > 0) {
      const least = Math.min(...waiting.map(({ owner }) => heldBy(owner)));
      const index = waiting.findIndex(({ owner }) => heldBy(owner) === least);
      const [next] = waiting.splice(index, 1);
      if (!next) return;
      free -= 1;
      held.set(next.owner, heldBy(next.owner) + 1);
      next.start();
    }
  }

  function giveBack(owner: string): void {
    free += 1;
    if (heldBy(owner) > 1) held.set(owner, heldBy(owner) - 1);
    else held.delete(owner);
    serve();
  }

  return {
    resize(next) {
      free += next - size;
      size = next;
      serve();
    },
    take: (owner, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const giveUp = () => {
          waiting.splice(waiting.indexOf(waiter), 1);
          reject(signal.reason);
        };
        const waiter: Waiter = {
          owner,
          start: () => {
            signal.removeEventListener('abort', giveUp);
            let returned = false;
            resolve(() => {
              if (!returned) giveBack(owner);
              returned = true;
            });
          },
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.push(waiter);
        serve();
      }),
  };
}
