/** Runs work of one name one after another within this process, so that waiting work takes up no connections. */
export function queues() {
  const last = new Map<string, Promise<unknown>>();
  /** An empty queue is removed. */
  async function settle(name: string, run: Promise<unknown>): Promise<void> {
    await run.catch(() => undefined);
    if (last.get(name) === run) last.delete(name);
  }
  return {
    run<T>(name: string, work: () => Promise<T>): Promise<T> {
      const before = last.get(name) ?? Promise.resolve();
      const run = before.catch(() => undefined).then(work);
      last.set(name, run);
      void settle(name, run);
      return run;
    },
    /** Resolves once everything that was begun has ended. */
    done: async () => void (await Promise.allSettled(last.values())),
  };
}

export type Queues = ReturnType<typeof queues>;
