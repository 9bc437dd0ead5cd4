import { aheadMs } from './accounts.ts';

/** Work that is to be done once, by whichever process. Its name is all of these together. */
export interface JobName {
  kind: string;
  /** Whose it is: owners take turns. An author, an e-mail, or nobody. */
  owner: string;
  id: string;
}

/** Work with what whoever does it needs to know. No secrets: it is kept as it is. */
interface Job extends JobName {
  data?: string;
}

/** The right to do a job until a moment that is put off while the work goes on. The token tells this holder from all others, before and after. */
export interface Lease extends Required<Job> {
  token: string;
}

/** What notes jobs down, and strikes them out. Within a change: with all of it, or not at all. */
export interface JobsWriter {
  /** Notes a job that may begin at `dueAt`, ms since the epoch. One that is noted already stays as it is, but begins at the earlier moment. */
  add(job: Job, dueAt: number): Promise<void>;
  /**
   * Strikes a job out. Throws `StaleLeaseError` where it is another's by now, or was struck out: what was done under that lease must not
   * count.
   */
  finish(lease: Lease): Promise<void>;
}

/** Jobs of all processes. */
export interface Jobs extends JobsWriter {
  /**
   * Takes a job that nobody has, for `leaseMs`; null where there is none. Owners come in turn, the jobs of one in the order in which they
   * were noted, one at a time.
   */
  claim(kind: string, now: number, leaseMs: number): Promise<Lease | null>;
  /** Has it for `leaseMs` from now on. False where it is another's by now. */
  renew(lease: Lease, now: number, leaseMs: number): Promise<boolean>;
  /** Gives it back, to be done by anybody from `dueAt` on. Nothing happens where it is another's by now. */
  release(lease: Lease, dueAt: number): Promise<void>;
  /** When one can be taken at the earliest, unless another is noted; null where none is. In the past where one can be now. */
  next(kind: string): Promise<number | null>;
  /** How many nobody has. */
  waiting(kind: string, now: number): Promise<number>;
}

/** The lease has ended, and the job was taken by another or is done. */
export class StaleLeaseError extends Error {
  override name = 'StaleLeaseError';
  constructor({ kind, id }: JobName) {
    super(`The job ${kind} ${id} is another's by now`);
  }
}

/** The latest moment at which a lease can end, ms: one that ends later was begun by a clock that has been put back since, and counts no more. */
export const latestEnd = (now: number, leaseMs: number): number => now + leaseMs + aheadMs;

/** A token that no other lease ever has. */
export const newToken = (): string => crypto.randomUUID();
