import { sql } from 'kysely';
import { latestEnd, newToken, StaleLeaseError, type JobName, type Jobs, type JobsWriter } from './jobs.ts';
import { clean } from './postgresKeys.ts';
import { persistently, type Database } from './postgresPool.ts';

/** The condition for the one job with this key. */
const named = ({ kind, owner, id }: JobName) =>
  sql<boolean>`kind = ${kind} AND owner = ${clean(owner)} AND id = ${clean(id)}`;

/** Writes over one connection, such as that of a change. Waits for others that write to the same job. */
export function postgresJobsWriter(database: Database): JobsWriter {
  return {
    async add({ kind, owner, id, data = '' }, dueAt) {
      const own = sql`SELECT max(place) + 1 FROM jobs WHERE kind = ${kind} AND owner = ${clean(owner)}`;
      const first = sql`SELECT min(place) FROM jobs WHERE kind = ${kind}`;
      // A job comes after those of its owner, and not before waiting ones.
      await sql`
        INSERT INTO jobs (kind, owner, id, data, "dueAt", place)
        VALUES (${kind}, ${clean(owner)}, ${clean(id)}, ${clean(data)}, ${dueAt},
          greatest(coalesce((${own}), 0), coalesce((${first}), 0)))
        ON CONFLICT (kind, owner, id) DO UPDATE SET "dueAt" = least(jobs."dueAt", excluded."dueAt")
      `.execute(database);
    },
    async finish(lease) {
      const { numAffectedRows = 0n } = await sql`
        DELETE FROM jobs WHERE ${named(lease)} AND token = ${lease.token}`.execute(database);
      if (numAffectedRows === 0n) throw new StaleLeaseError(lease);
    },
  };
}

/** Jobs of the PostgreSQL store. A search skips jobs that another process is just taking. */
export function postgresJobs(database: Database): Jobs {
  const writer = postgresJobsWriter(database);
  return {
    add: (job, dueAt) => persistently(() => writer.add(job, dueAt)),
    finish: (lease) => writer.finish(lease),
    claim: (kind, now, leaseMs) =>
      persistently(async () => {
        const token = newToken();
        const { rows } = await sql<{ owner: string; id: string; data: string }>`
          WITH free AS MATERIALIZED (
            SELECT seq FROM jobs AS one
            WHERE kind = ${kind} AND "dueAt" <= ${now}
              AND NOT (until > ${now} AND until <= ${latestEnd(now, leaseMs)})
              AND NOT EXISTS (
                SELECT FROM jobs AS other
                WHERE other.kind = one.kind AND other.owner = one.owner
                  AND other.until > ${now} AND other.until <= ${latestEnd(now, leaseMs)}
              )
            ORDER BY place, seq LIMIT 1 FOR UPDATE SKIP LOCKED
          )
          UPDATE jobs SET token = ${token}, until = ${now + leaseMs} FROM free WHERE jobs.seq = free.seq
          RETURNING jobs.owner, jobs.id, jobs.data`.execute(database);
        const [row] = rows;
        return row === undefined ? null : { kind, ...row, token };
      }),
    renew: (lease, now, leaseMs) =>
      persistently(async () => {
        const { numAffectedRows = 0n } = await sql`
          UPDATE jobs SET until = ${now + leaseMs} WHERE ${named(lease)} AND token = ${lease.token}`.execute(
          database,
        );
        return numAffectedRows > 0n;
      }),
    release: (lease, dueAt) =>
      persistently(async () => {
        await sql`
          UPDATE jobs SET until = 0, token = '', "dueAt" = ${dueAt}
          WHERE ${named(lease)} AND token = ${lease.token}`.execute(database);
      }),
    next: (kind) =>
      persistently(async () => {
        const { rows } = await sql<{ next: string | null }>`
          SELECT min(greatest("dueAt", until)) AS next FROM jobs WHERE kind = ${kind}`.execute(database);
        const moment = rows[0]?.next ?? null;
        return moment === null ? null : Number(moment);
      }),
    waiting: (kind, now) =>
      persistently(async () => {
        const { rows } = await sql<{ count: string }>`
          SELECT count(*) AS count FROM jobs WHERE kind = ${kind} AND until <= ${now}`.execute(database);
        return Number(rows[0]?.count ?? 0);
      }),
  };
}
