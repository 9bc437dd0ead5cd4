import type { DatabaseSync } from 'node:sqlite';
import { latestEnd, newToken, StaleLeaseError, type Jobs, type JobsWriter } from './jobs.ts';
import { asPromise } from './asPromise.ts';

/** Writes over the connection of the running change. */
export function sqliteJobsWriter(write: DatabaseSync): JobsWriter {
  // A job comes after those of its owner, and not before waiting ones.
  const add = write.prepare(`
    INSERT INTO jobs (kind, owner, id, data, "dueAt", place)
    SELECT :kind, :owner, :id, :data, :dueAt, max(
      coalesce((SELECT max(place) + 1 FROM jobs WHERE kind = :kind AND owner = :owner), 0),
      coalesce((SELECT min(place) FROM jobs WHERE kind = :kind), 0)
    ) WHERE true
    ON CONFLICT (kind, owner, id) DO UPDATE SET "dueAt" = min(jobs."dueAt", excluded."dueAt")`);
  const finish = write.prepare('DELETE FROM jobs WHERE kind = ? AND owner = ? AND id = ? AND token = ?');
  return {
    add: ({ kind, owner, id, data = '' }, dueAt) =>
      asPromise(() => void add.run({ kind, owner, id, data, dueAt })),
    finish: (lease) =>
      asPromise(() => {
        const { kind, owner, id, token } = lease;
        if (finish.run(kind, owner, id, token).changes === 0) throw new StaleLeaseError(lease);
      }),
  };
}

/** Jobs of the SQLite store. */
export function sqliteJobs(
  read: DatabaseSync,
  write: DatabaseSync,
  change: <T>(work: () => Promise<T>) => Promise<T>,
): Jobs {
  const writer = sqliteJobsWriter(write);
  const claim = write.prepare(`
    UPDATE jobs SET token = :token, until = :until WHERE seq = (
      SELECT seq FROM jobs AS one
      WHERE kind = :kind AND "dueAt" <= :now AND NOT EXISTS (
        SELECT 1 FROM jobs AS other
        WHERE other.kind = :kind AND other.owner = one.owner AND other.until > :now AND other.until <= :latest
      )
      ORDER BY place, seq LIMIT 1
    ) RETURNING owner, id, data`);
  const renew = write.prepare(
    'UPDATE jobs SET until = ? WHERE kind = ? AND owner = ? AND id = ? AND token = ?',
  );
  const release = write.prepare(
    `UPDATE jobs SET until = 0, token = '', "dueAt" = ? WHERE kind = ? AND owner = ? AND id = ? AND token = ?`,
  );
  const next = read.prepare('SELECT min(max("dueAt", until)) AS next FROM jobs WHERE kind = ?');
  const waiting = read.prepare('SELECT count(*) AS count FROM jobs WHERE kind = ? AND until <= ?');

  return {
    add: (job, dueAt) => change(() => writer.add(job, dueAt)),
    finish: (lease) => change(() => writer.finish(lease)),
    claim: (kind, now, leaseMs) =>
      change(() =>
        asPromise(() => {
          const token = newToken();
          const latest = latestEnd(now, leaseMs);
          const row = claim.get({ kind, now, latest, token, until: now + leaseMs });
          if (row === undefined) return null;
          return {
            kind,
            owner: String(row['owner']),
            id: String(row['id']),
            data: String(row['data']),
            token,
          };
        }),
      ),
    renew: ({ kind, owner, id, token }, now, leaseMs) =>
      change(() => asPromise(() => renew.run(now + leaseMs, kind, owner, id, token).changes > 0)),
    release: ({ kind, owner, id, token }, dueAt) =>
      change(() => asPromise(() => void release.run(dueAt, kind, owner, id, token))),
    next: (kind) =>
      asPromise(() => {
        const moment = next.get(kind)?.['next'] ?? null;
        return moment === null ? null : Number(moment);
      }),
    waiting: (kind, now) => asPromise(() => Number(waiting.get(kind, now)?.['count'])),
  };
}
