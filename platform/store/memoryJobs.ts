import { latestEnd, newToken, StaleLeaseError, type JobName, type Jobs, type JobsWriter } from './jobs.ts';

interface Kept {
  kind: string;
  owner: string;
  id: string;
  data: string;
  dueAt: number;
  /** Its turn among the jobs of its kind. */
  place: number;
  /** When its lease ends; 0 if it is free. */
  until: number;
  token: string;
}

/** Jobs by key, in the order in which they were added. */
export type KeptJobs = Map<string, Kept>;

const keyOf = ({ kind, owner, id }: JobName) => JSON.stringify([kind, owner, id]);

/** The turn of a new job: after those of its owner, and not before waiting ones. */
function placeOf(jobs: Kept[], owner: string): number {
  const first = jobs.length === 0 ? 0 : Math.min(...jobs.map(({ place }) => place));
  const own = jobs.filter((job) => job.owner === owner).map(({ place }) => place + 1);
  return Math.max(first, ...own);
}

/** Writes to jobs that nobody else writes to meanwhile. */
export function memoryJobsWriter(jobs: () => KeptJobs): JobsWriter {
  return {
    async add({ data = '', ...name }, dueAt) {
      const known = jobs().get(keyOf(name));
      const ofKind = [...jobs().values()].filter(({ kind }) => kind === name.kind);
      const place = known?.place ?? placeOf(ofKind, name.owner);
      const fresh = { ...name, data, dueAt, place, until: 0, token: '' };
      jobs().set(
        keyOf(name),
        known === undefined ? fresh : { ...known, dueAt: Math.min(known.dueAt, dueAt) },
      );
    },
    async finish(lease) {
      if (jobs().get(keyOf(lease))?.token !== lease.token) throw new StaleLeaseError(lease);
      jobs().delete(keyOf(lease));
    },
  };
}

/** Runs work exclusively. */
type Alone = <T>(work: () => Promise<T>) => Promise<T>;

/** Jobs that live as long as their object. */
export function memoryJobs(jobs: () => KeptJobs, alone: Alone): Jobs {
  const writer = memoryJobsWriter(jobs);
  const of = (kind: string) => [...jobs().values()].filter((job) => job.kind === kind);

  return {
    add: (job, dueAt) => alone(() => writer.add(job, dueAt)),
    finish: (lease) => alone(() => writer.finish(lease)),
    claim: (kind, now, leaseMs) =>
      alone(async () => {
        const all = of(kind);
        const isHeld = ({ until }: Kept) => until > now && until <= latestEnd(now, leaseMs);
        const busy = new Set(all.filter(isHeld).map(({ owner }) => owner));
        const [first] = all
          .filter((job) => job.dueAt <= now && !busy.has(job.owner))
          .toSorted((a, b) => a.place - b.place);
        if (first === undefined) return null;
        const token = newToken();
        jobs().set(keyOf(first), { ...first, token, until: now + leaseMs });
        const { owner, id, data } = first;
        return { kind, owner, id, data, token };
      }),
    renew: (lease, now, leaseMs) =>
      alone(async () => {
        const known = jobs().get(keyOf(lease));
        if (known?.token !== lease.token) return false;
        jobs().set(keyOf(lease), { ...known, until: now + leaseMs });
        return true;
      }),
    release: (lease, dueAt) =>
      alone(async () => {
        const known = jobs().get(keyOf(lease));
        if (known?.token === lease.token) jobs().set(keyOf(lease), { ...known, token: '', until: 0, dueAt });
      }),
    next: async (kind) => {
      const moments = of(kind).map(({ dueAt, until }) => Math.max(dueAt, until));
      return moments.length === 0 ? null : Math.min(...moments);
    },
    waiting: async (kind, now) => of(kind).filter(({ until }) => until <= now).length,
  };
}
