import { logFailure } from '#lib/log.ts';
import { StaleLeaseError, type Jobs, type Lease } from '../store/jobs.ts';

/** The length of a job's lease, ms: after a process was killed its jobs wait that long. */
export const defaultLeaseMs = 30_000;

/** How long a failed job waits for its next attempt, ms. */
const defaultRetryMs = 30_000;

/** How jobs are run in this process. */
export interface WorkerOptions {
  jobs: Jobs;
  /** Ms since the epoch. */
  now: () => number;
  leaseMs?: number;
  /** The pause before a failed job is repeated, ms. */
  retryMs?: number;
  /** How often jobs are looked for that other processes have noted or left, ms. Without it they are not looked for. */
  pollMs?: number;
  /** Called for each job that runs. */
  traced?: <T>(kind: string, work: () => Promise<T>) => Promise<T>;
}

/** The work of one kind of jobs. */
interface Work {
  kind: string;
  /** Jobs in parallel, each of another owner. */
  atOnce: number;
  /**
   * Does a job and finishes it, best in one change. After an error it is repeated. `signal` aborts if the job has gone to another process, or if this
   * process ends.
   */
  run: (lease: Lease, signal: AbortSignal) => Promise<void>;
}

interface Worker {
  /** Looks for jobs now, because one was noted. */
  wake(): void;
  /** The number of running jobs. */
  underWay(): number;
  /** Takes no more jobs. Running ones are aborted and released, unless they are about to finish. */
  close(): Promise<void>;
}

/** Renews a lease until `stop` is called. `lost` is called if another process has the job. */
export function keepRenewing(
  { jobs, now, leaseMs = defaultLeaseMs }: WorkerOptions,
  lease: Lease,
  lost: () => void,
): { stop: () => void } {
  const timer = setInterval(() => {
    jobs.renew(lease, now(), leaseMs).then(
      (isOurs) => (isOurs ? undefined : lost()),
      // The database may recover before the lease ends. If it does not, the work under the lease does not count.
      () => undefined,
    );
  }, leaseMs / 3);
  return { stop: () => clearInterval(timer) };
}

/** Does a job, or releases it. Never rejects. `closing`: this process ends. */
async function doJob(
  options: WorkerOptions,
  { kind, run }: Work,
  lease: Lease,
  closing: AbortSignal,
): Promise<void> {
  const { jobs, now, retryMs = defaultRetryMs, traced = (_, work) => work() } = options;
  // A failure here does no harm: the lease expires by itself.
  const handOn = (dueAt: number) => jobs.release(lease, dueAt).catch(() => undefined);
  if (closing.aborted) return handOn(now());
  const ours = new AbortController();
  const renewing = keepRenewing(options, lease, () => ours.abort());
  try {
    await traced(kind, () => run(lease, AbortSignal.any([closing, ours.signal])));
  } catch (error) {
    // The process that has it now does it.
    if (error instanceof StaleLeaseError || ours.signal.aborted) return;
    if (closing.aborted) return await handOn(now());
    logFailure(`The job ${kind} ${lease.id} failed`, error);
    await handOn(now() + retryMs);
  } finally {
    renewing.stop();
  }
}

/** Runs jobs of one kind as they come. Jobs are only in the store; timers of this process merely wake it. */
export function createWorker(options: WorkerOptions, job: Work): Worker {
  const { kind, atOnce } = job;
  const { jobs, now, leaseMs = defaultLeaseMs, retryMs = defaultRetryMs, pollMs = Infinity } = options;
  const going = new Set<Promise<void>>();
  const closing = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The running search, and whether another one must follow it. */
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
    // Longer than a timer supports.
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
      // A job that is due but was not taken belongs to an owner with another running job, perhaps in a dead process.
      wakeIn(Math.min(pollMs, left > 0 ? left : leaseMs / 3));
    } catch (error) {
      // Reported once, however long it lasts.
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
