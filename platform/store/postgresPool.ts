import {
  isAbortedTransactionError,
  Kysely,
  PostgresDialect,
  sql,
  type ColumnType,
  type Generated,
  type GeneratedAlways,
} from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import { logFailure } from '#lib/log.ts';
import { UnavailableError } from './store.ts';

/** An integer that PostgreSQL returns as text, because it may exceed the safe range. */
type Whole = ColumnType<string, number, number>;

/** The tables of `migrations`. JSON is sent as text, and queried only within the database. */
interface Tables {
  documents: {
    author: string;
    kind: string;
    id: string;
    body: string;
    facets: string;
    keys: string;
    search: string;
    uniqueKey: string | null;
    damaged: ColumnType<boolean, boolean | undefined, boolean>;
  };
  revisions: { author: string; part: string; revision: Whole };
  identity: { id: string };
  accounts: { id: string; email: string; passwordHash: string };
  sessions: { tokenHash: string; authorId: string; expiresAt: Whole; seenAt: Whole; agent: string };
  tickets: { purpose: string; owner: string; digest: string; expiresAt: Whole };
  jobs: {
    seq: GeneratedAlways<string>;
    kind: string;
    owner: string;
    id: string;
    data: string;
    dueAt: Whole;
    place: Whole;
    token: Generated<string>;
    until: ColumnType<string, number | undefined, number>;
  };
  attempts: { key: string; moments: ColumnType<string[], number[], number[]>; latest: Whole };
}

export type Database = Kysely<Tables>;

/** Timeouts, ms, and the number of connections: nothing waits forever, and no change locks its author forever. */
const limits = {
  max: 10,
  connectionTimeoutMillis: 5000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 30_000,
  lock_timeout: 20_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** Opens no connection yet. `patience` overrides the database's limits. */
export function openPool(
  url: string,
  patience: Pick<PoolConfig, 'query_timeout'> & Partial<typeof limits> = {},
): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: 'kabinet',
    keepAlive: true,
    ...limits,
    ...patience,
  });
  // Queries report a lost connection; an idle one has nobody to report to. The error object contains the connection and its settings, so only its
  // message is logged.
  const note = (error: Error) => logFailure('A connection to the database was lost:', error.message);
  pool.on('error', note);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** The code of a PostgreSQL or network error; empty if it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Conflicting changes, no free connections, or a restarting server. */
const passing = /^(?:40001|40P01|53300|57P0[1-3]|08\w{3}|ECONNRESET|ECONNREFUSED|EPIPE)$/;
/** The driver's messages for a closed connection, which have no code. A connection timeout is excluded, because it was waited for long enough. */
const ended =
  /^Connection terminated(?! due to connection timeout)|^Client has encountered a connection error/;

/** No connection within the time limit: the pool was exhausted or the database silent. */
const late = /^timeout exceeded when trying to connect|due to connection timeout/;

/** A missing socket, unlike a missing file in a change. */
const isNoSocket = (error: Error): boolean =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';

const isPassing = (error: unknown): boolean =>
  error instanceof Error && (passing.test(codeOf(error)) || ended.test(error.message) || isNoSocket(error));

/** A lock or a statement was waited for as long as anything is. */
const isTimedOut = (error: unknown): boolean => /^(?:55P03|57014)$/.test(codeOf(error));

/** What the driver says where it has sent nothing. */
const unsent = /is not queryable/;

/** Whether a failed commit has certainly left nothing. A refusal says so; a closed connection does not, even if the database announced it. */
const isRefused = (error: unknown): boolean =>
  /^(?:40|23)\w{3}$/.test(codeOf(error)) ||
  isAbortedTransactionError(error) ||
  (error instanceof Error && unsent.test(error.message));

/** The answer to a commit was lost: it is unknown whether it was done, so it must not be repeated. */
class UnknownOutcome extends UnavailableError {
  override name = 'UnknownOutcome';
}

/** The database was unreachable for as long as was waited. */
const gone = (cause: unknown) => new UnavailableError('The database is not there', { cause });

/** Two changes conflicted. */
const isMeeting = (error: unknown) => codeOf(error).startsWith('40');

const most = 6;
const firstPauseMs = 20;

/**
 * Repeats work after transient failures; nothing else retries. The work must have left nothing behind when it fails: it only reads, or is a change
 * that was not committed.
 */
export async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Error && (late.test(error.message) || isTimedOut(error))) throw gone(error);
      if (!isPassing(error)) throw error;
      if (tries === most) throw isMeeting(error) ? error : gone(error);
      // Random, so that two that conflicted do not conflict again.
      const pause = firstPauseMs * 2 ** tries * (0.5 + Math.random() / 2);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Runs the work in a transaction. When this resolves, its commit is on the disk of the database. */
export function transaction<T>(database: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return persistently(async () => {
    const tx = await database.startTransaction().setIsolationLevel('read committed').execute();
    let isCommitting = false;
    try {
      const result = await work(tx);
      isCommitting = true;
      await tx.commit().execute();
      return result;
    } catch (error) {
      // It returns the connection in any case. If the connection is lost, the database rolls back by itself.
      await tx
        .rollback()
        .execute()
        .catch(() => undefined);
      if (!isCommitting || isRefused(error)) throw error;
      throw new UnknownOutcome('The database did not tell whether a change was committed', { cause: error });
    }
  });
}

/** The part of an author's revision that counts changes. */
export const changes = 'changes';

/** Locks this part of an author's revision and increments it for the coming change. */
export async function hold(tx: Database, author: string, part: string): Promise<void> {
  await tx
    .insertInto('revisions')
    .values({ author, part, revision: 1 })
    .onConflict((conflict) =>
      conflict.columns(['author', 'part']).doUpdateSet({ revision: sql<number>`revisions.revision + 1` }),
    )
    .execute();
}

/** The revision of an author, as the database or a replica has it. */
export async function revisionOf(database: Database, author: string): Promise<number> {
  const row = await database
    .selectFrom('revisions')
    .select(({ fn }) => fn.sum<string>('revision').as('revision'))
    .where('author', '=', author)
    .executeTakeFirst();
  return Number(row?.revision ?? 0);
}
