interface Waiter {
  owner: string;
  start: () => void;
}

/** Limits how many calls run at once, and shares the slots evenly between owners: parts of files, reads of a programme. */
export interface FairSlots {
  /** Waits for a slot and returns the function that releases it. Rejects when the signal aborts. */
  take: (owner: string, signal: AbortSignal) => Promise<() => void>;
  /** Sets the number of slots. Calls above a lower number run to their end. */
  resize: (limit: number) => void;
}

/** Creates slots. A browser opens six connections to a server, so some must be left for everything else. */
export function createFairSlots(limit: number): FairSlots {
  const waiting: Waiter[] = [];
  const held = new Map<string, number>();
  const heldBy = (owner: string) => held.get(owner) ?? 0;
  let size = limit;
  let free = limit;

  /** Serves the owner with the fewest slots; among equals the one that has waited longest. */
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
