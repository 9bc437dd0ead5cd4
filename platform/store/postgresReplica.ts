import { logFailure } from '#lib/log.ts';
import { openPool, persistently, revisionOf, type Database } from './postgresPool.ts';
import type { ReplicaOutcome } from './replica.ts';

/** A replica of the database, from which lists and totals may be read. */
interface Replica {
  /** Reads from the replica if it has all of the author's changes; null if the database itself must be asked. */
  read<T>(author: string, work: (from: Database) => Promise<T>): Promise<{ value: T } | null>;
  close(): Promise<void>;
}

/** Timeouts, ms: the database itself would have answered long before. */
const patience = { connectionTimeoutMillis: 1000, query_timeout: 5000, statement_timeout: 5000 };

/** How long a failed replica is left alone, ms. */
const restMs = 5000;

/**
 * A streaming replica of PostgreSQL, somewhat delayed. An author's changes are numbered, and the number is replicated with them: once the replica has
 * it, it has everything that was answered before this read began. If the replica fails, the database itself is asked.
 */
export function postgresReplica(
  url: string,
  primary: Database,
  onRead: (outcome: ReplicaOutcome) => void,
): Replica {
  const replica = openPool(url, patience);
  let restsUntil = 0;

  /** Over one connection, and so on one replica, if several share an address. */
  const attempt = <T>(author: string, needed: number, work: (from: Database) => Promise<T>) =>
    replica
      .connection()
      .execute(async (one) => ((await revisionOf(one, author)) < needed ? null : { value: await work(one) }));

  return {
    async read(author, work) {
      if (performance.now() < restsUntil) return null;
      const needed = await persistently(() => revisionOf(primary, author));
      try {
        const found = await attempt(author, needed, work);
        onRead(found === null ? 'behind' : 'read');
        return found;
      } catch (error) {
        restsUntil = performance.now() + restMs;
        // The error object contains the connection and its settings.
        logFailure('The replica did not answer:', error instanceof Error ? error.message : error);
        onRead('gone');
        return null;
      }
    },
    close: () => replica.destroy(),
  };
}
