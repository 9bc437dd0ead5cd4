import { logFailure } from '#lib/log.ts';

/** Work that no answer waits for. */
export interface Background {
  /** Starts the work; a failure is logged under `what`. */
  run(what: string, work: () => Promise<void>): void;
  /** Waits for the running work. */
  close(): Promise<void>;
}

export function createBackground(): Background {
  const underWay = new Set<Promise<void>>();
  return {
    run(what, work) {
      const going = work()
        .catch((error: unknown) => logFailure(`${what} failed`, error))
        .finally(() => underWay.delete(going));
      underWay.add(going);
    },
    async close() {
      await Promise.all(underWay);
    },
  };
}
