import { aheadMs } from './accounts.ts';

/** Work that must be done once, by any process. These fields together are its key. */
export interface JobName {
  kind: string;
  /** Its owner: owners take turns. An author, an e-mail, or nobody. */
  owner: string;
  id: string;
}

/** A job with its parameters. No secrets: they are stored as they are. */
interface Job extends JobName {
  data?: string;
}

/** The right to do a job until a moment, which is extended while the work goes on. The token distinguishes this holder from all others. */
export interface Lease extends Required<Job> {
  token: string;
}

/** Adds and finishes jobs, as part of a change: atomically with it. */
export interface JobsWriter {
  /** Adds a job that may begin at `dueAt`, ms since the epoch. If it exists, only the earlier moment counts. */
  add(job: Job, dueAt: number): Promise<void>;
  /** Finishes a job. Throws `StaleLeaseError` if another process has it by now, or it is finished: then the work under that lease must not count. */
  finish(lease: Lease): Promise<void>;
}

/** Jobs of all processes. */
export interface Jobs extends JobsWriter {
  /**
   * Takes a free job for `leaseMs`; null if there is none. Owners take turns; the jobs of one are taken one at a time, in the order in which they
   * were added.
   */
  claim(kind: string, now: number, leaseMs: number): Promise<Lease | null>;
  /** Extends the lease to `leaseMs` from now. False if another process has the job by now. */
  renew(lease: Lease, now: number, leaseMs: number): Promise<boolean>;
  /** Releases it, so that anybody can do it from `dueAt` on. Does nothing if another process has it by now. */
  release(lease: Lease, dueAt: number): Promise<void>;
  /** The earliest moment when a job can be taken, unless another is added; null if there is none. In the past if one can be taken now. */
  next(kind: string): Promise<number | null>;
  /** The number of free jobs. */
  waiting(kind: string, now: number): Promise<number>;
}

/** The lease has expired, and the job was taken by another process or finished. */
export class StaleLeaseError extends Error {
  override name = 'StaleLeaseError';
  constructor({ kind, id }: JobName) {
    super(`The job ${kind} ${id} is another's by now`);
  }
}

/** The latest moment at which a lease can end, ms: one that ends later is from a clock that was set back since, and does not count. */
export const latestEnd = (now: number, leaseMs: number): number => now + leaseMs + aheadMs;

/** A unique token for a lease. */
export const newToken = (): string => crypto.randomUUID();
