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

/** A whole number that PostgreSQL tells as text, since it may be beyond what a number holds exactly. */
type Whole = ColumnType<string, number, number>;

/** The tables as `migrations` make them. JSON goes in as text, and is asked about only within the database. */
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

/** How long is waited, ms, and for how many connections: nothing waits for ever, and no change holds its author for ever. */
const limits = {
  max: 10,
  connectionTimeoutMillis: 5000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 30_000,
  lock_timeout: 20_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** Opens no connection yet. `patience` has what differs from the limits of the database itself. */
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
  // A connection that is lost is told of by what was asked over it; one that nobody uses has nobody to tell. The error itself holds the
  // connection and its settings, so that only its words are written down.
  const note = (error: Error) => logFailure('A connection to the database was lost:', error.message);
  pool.on('error', note);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** The code of an error of PostgreSQL or of the network; empty where it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Two changes met, all connections are taken, or the server is about to be there again. */
const passing = /^(?:40001|40P01|53300|57P0[1-3]|08\w{3}|ECONNRESET|ECONNREFUSED|EPIPE)$/;
/** What the driver says of a connection that ended, without a code. Where none came in time, it has been waited long enough. */
const ended =
  /^Connection terminated(?! due to connection timeout)|^Client has encountered a connection error/;

/** No connection came in time, where the pool was empty or the database silent. */
const late = /^timeout exceeded when trying to connect|due to connection timeout/;

/** A socket that is not there, unlike a file that a change has not found. */
const isNoSocket = (error: Error): boolean =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';

const isPassing = (error: unknown): boolean =>
  error instanceof Error && (passing.test(codeOf(error)) || ended.test(error.message) || isNoSocket(error));

/** A lock or a statement was waited for as long as anything is. */
const isTimedOut = (error: unknown): boolean => /^(?:55P03|57014)$/.test(codeOf(error));

/** What the driver says where it has sent nothing. */
const unsent = /is not queryable/;

/** Whether a commit that failed has left nothing. A refusal says so; an end of the connection does not, even where the database tells of it. */
const isRefused = (error: unknown): boolean =>
  /^(?:40|23)\w{3}$/.test(codeOf(error)) ||
  isAbortedTransactionError(error) ||
  (error instanceof Error && unsent.test(error.message));

/** The answer to a commit was lost: whether it was done is not known, so that it must not be done again. */
class UnknownOutcome extends UnavailableError {
  override name = 'UnknownOutcome';
}

/** The database was not there, for as long as it was waited for. */
const gone = (cause: unknown) => new UnavailableError('The database is not there', { cause });

/** Two changes met. */
const isMeeting = (error: unknown) => codeOf(error).startsWith('40');

const most = 6;
const firstPauseMs = 20;

/**
 * Does work anew where it failed for what passes by itself: the only rule by which anything is tried again. The work has left nothing
 * behind when it fails: it only reads, or is a change that was not committed.
 */
export async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Error && (late.test(error.message) || isTimedOut(error))) throw gone(error);
      if (!isPassing(error)) throw error;
      if (tries === most) throw isMeeting(error) ? error : gone(error);
      // Two that met once must not meet again.
      const pause = firstPauseMs * 2 ** tries * (0.5 + Math.random() / 2);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** All of the work or, where it throws, nothing. Its commit is on the disk of the database when this resolves. */
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
      // It gives the connection back in any case. Where that is lost the database takes the change back by itself.
      await tx
        .rollback()
        .execute()
        .catch(() => undefined);
      if (!isCommitting || isRefused(error)) throw error;
      throw new UnknownOutcome('The database did not tell whether a change was committed', { cause: error });
    }
  });
}

/** The part of an author's number that counts changes. */
export const changes = 'changes';

/** Waits until nobody else changes this part of what an author has, and counts what is about to change it. */
export async function hold(tx: Database, author: string, part: string): Promise<void> {
  await tx
    .insertInto('revisions')
    .values({ author, part, revision: 1 })
    .onConflict((conflict) =>
      conflict.columns(['author', 'part']).doUpdateSet({ revision: sql<number>`revisions.revision + 1` }),
    )
    .execute();
}

/** What an author's changes are counted up to, wherever it is asked. */
export async function revisionOf(database: Database, author: string): Promise<number> {
  const row = await database
    .selectFrom('revisions')
    .select(({ fn }) => fn.sum<string>('revision').as('revision'))
    .where('author', '=', author)
    .executeTakeFirst();
  return Number(row?.revision ?? 0);
}
