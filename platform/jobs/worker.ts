import { logFailure } from '#lib/log.ts';
import { StaleLeaseError, type Jobs, type Lease } from '../store/jobs.ts';

/** How long a job is this process's unless it says so again, ms: so long waits what a process that was killed had taken. */
export const defaultLeaseMs = 30_000;

/** How long what failed waits for its next try, ms. */
const defaultRetryMs = 30_000;

/** How jobs are done in this process. */
export interface WorkerOptions {
  jobs: Jobs;
  /** Ms since the epoch. */
  now: () => number;
  leaseMs?: number;
  /** What failed is tried again after so long, ms. */
  retryMs?: number;
  /** How often jobs are looked for that other processes have noted or left, ms. Without it there are none. */
  pollMs?: number;
  /** Is told of each job while it is done. */
  traced?: <T>(kind: string, work: () => Promise<T>) => Promise<T>;
}

/** Work of one kind. */
interface Work {
  kind: string;
  /** Jobs side by side, of as many owners. */
  atOnce: number;
  /**
   * Does a job and strikes it out, best in one change. What throws is tried again. `signal` says that the job is another's by now, or that
   * this process ends.
   */
  run: (lease: Lease, signal: AbortSignal) => Promise<void>;
}

interface Worker {
  /** Looks for jobs now: one was noted. */
  wake(): void;
  /** How many jobs it has under way. */
  underWay(): number;
  /** Takes no more jobs. Those under way are ended and handed on, unless they are just being done. */
  close(): Promise<void>;
}

/** Renews a lease until `stop` is called. `lost` is called where it is another's. */
export function keepRenewing(
  { jobs, now, leaseMs = defaultLeaseMs }: WorkerOptions,
  lease: Lease,
  lost: () => void,
): { stop: () => void } {
  const timer = setInterval(() => {
    jobs.renew(lease, now(), leaseMs).then(
      (isOurs) => (isOurs ? undefined : lost()),
      // The database may be there again before the lease ends. Where it is not, what is done under it does not count.
      () => undefined,
    );
  }, leaseMs / 3);
  return { stop: () => clearInterval(timer) };
}

/** Does a job, or hands it on. Never fails. `closing` says that this process ends. */
async function doJob(
  options: WorkerOptions,
  { kind, run }: Work,
  lease: Lease,
  closing: AbortSignal,
): Promise<void> {
  const { jobs, now, retryMs = defaultRetryMs, traced = (_, work) => work() } = options;
  // What fails now is no reason to fall over: the lease ends by itself.
  const handOn = (dueAt: number) => jobs.release(lease, dueAt).catch(() => undefined);
  if (closing.aborted) return handOn(now());
  const ours = new AbortController();
  const renewing = keepRenewing(options, lease, () => ours.abort());
  try {
    await traced(kind, () => run(lease, AbortSignal.any([closing, ours.signal])));
  } catch (error) {
    // Whoever has it now does it.
    if (error instanceof StaleLeaseError || ours.signal.aborted) return;
    if (closing.aborted) return await handOn(now());
    logFailure(`The job ${kind} ${lease.id} failed`, error);
    await handOn(now() + retryMs);
  } finally {
    renewing.stop();
  }
}

/** Does jobs of one kind as they come. What is noted stands in the store alone: timers of this process only wake it. */
export function createWorker(options: WorkerOptions, job: Work): Worker {
  const { kind, atOnce } = job;
  const { jobs, now, leaseMs = defaultLeaseMs, retryMs = defaultRetryMs, pollMs = Infinity } = options;
  const going = new Set<Promise<void>>();
  const closing = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The search under way, and whether another is to follow it. */
  let search: Promise<void> | null = null;
  let isAsked = false;
  let hasFailed = false;

  async function takeAll(): Promise<void> {
    while (going.size < atOnce && !closing.signal.aborted) {
      const lease = await jobs.claim(kind, now(), leaseMs);
      if (lease === null) return;
      const work = doJob(options, job, lease, closing.signal).finally(() => {
        going.delete(work);
        wake();
      });
      going.add(work);
    }
  }

  function wakeIn(ms: number): void {
    clearTimeout(timer);
    if (closing.signal.aborted || ms === Infinity) return;
    // Longer than a timer can be told.
    timer = setTimeout(wake, Math.min(Math.max(0, ms), 2 ** 31 - 1));
  }

  async function look(): Promise<void> {
    try {
      do {
        isAsked = false;
        await takeAll();
      } while (isAsked && !closing.signal.aborted);
      const next = going.size < atOnce ? await jobs.next(kind) : null;
      hasFailed = false;
      const left = next === null ? Infinity : next - now();
      // What can be taken now and was not is of an owner who has another under way, perhaps in a process that is no more.
      wakeIn(Math.min(pollMs, left > 0 ? left : leaseMs / 3));
    } catch (error) {
      // Told once, however long it lasts.
      if (!hasFailed) logFailure(`Jobs ${kind} cannot be looked for`, error);
      hasFailed = true;
      wakeIn(Math.min(pollMs, retryMs));
    }
  }

  function wake(): void {
    if (closing.signal.aborted) return;
    isAsked = true;
    search ??= look().finally(() => {
      search = null;
      if (isAsked) wake();
    });
  }

  wakeIn(0);
  return {
    wake,
    underWay: () => going.size,
    async close() {
      closing.abort();
      clearTimeout(timer);
      await search;
      await Promise.all(going);
    },
  };
}
