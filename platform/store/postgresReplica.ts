import { logFailure } from '#lib/log.ts';
import { openPool, persistently, revisionOf, type Database } from './postgresPool.ts';
import type { ReplicaOutcome } from './replica.ts';

/** A replica of the database, from which lists and totals may be read. */
interface Replica {
  /** Reads there if all is there that the author has changed so far; null where the database itself must be asked. */
  read<T>(author: string, work: (from: Database) => Promise<T>): Promise<{ value: T } | null>;
  close(): Promise<void>;
}

/** What is waited for, ms: the database itself would have answered long before. */
const patience = { connectionTimeoutMillis: 1000, query_timeout: 5000, statement_timeout: 5000 };

/** For how long a replica that failed is left alone, ms. */
const restMs = 5000;

/**
 * A replica that PostgreSQL keeps by streaming, some time behind. An author's changes are counted, and their number comes to the replica with
 * them: once it is there, so is all that was answered before this reading began. Whatever fails here is asked of the database itself.
 */
export function postgresReplica(
  url: string,
  primary: Database,
  onRead: (outcome: ReplicaOutcome) => void,
): Replica {
  const replica = openPool(url, patience);
  let restsUntil = 0;

  /** Over one connection, and so of one replica, where several share an address. */
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
        // The error itself holds the connection and its settings.
        logFailure('The replica did not answer:', error instanceof Error ? error.message : error);
        onRead('gone');
        return null;
      }
    },
    close: () => replica.destroy(),
  };
}
