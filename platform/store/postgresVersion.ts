import { sql } from 'kysely';
import { migrations, stepsAfter, versionOf, type Migration } from './migrations.ts';
import { codeOf, transaction, type Database } from './postgresPool.ts';
import { UnavailableError } from './store.ts';
import { DatabaseError, refuseNewer } from './version.ts';

/** The advisory lock for migrations. */
const layoutLock = 7_251_316;

async function versionIn(tx: Database): Promise<number> {
  const { rows } = await sql<{
    version: number | null;
  }>`SELECT max(version) AS version FROM schema_version`.execute(tx);
  return Number(rows[0]?.version ?? 0);
}

/** The meaning of a connection error for the operator. */
function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code.startsWith('28')) return 'refuses the user or its password: look at DATABASE_URL';
  if (code === '3D000') return 'does not exist: CREATE DATABASE makes it';
  if (code === '42P07') return 'has tables of another program: give the platform a database of its own';
  if (code === '42501') return 'lets this user make no tables: GRANT CREATE ON SCHEMA public';
  const why = code === '' && error instanceof Error ? error.message.split('\n', 1)[0] : code;
  return `cannot be worked on (${why ?? ''}): look whether it runs, and at DATABASE_URL`;
}

/**
 * Migrates a database to the layout of this platform, each step atomically. One process at a time: others wait for the running step, and find it
 * applied. Throws `DatabaseError`.
 */
export async function migratePostgres(
  database: Database,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  /** A transaction that holds the lock. */
  const locked = <T>(work: (tx: Database) => Promise<T>) =>
    transaction(database, async (tx) => {
      await sql`SET LOCAL statement_timeout = 0`.execute(tx);
      await sql`SET LOCAL lock_timeout = 0`.execute(tx);
      await sql`SELECT pg_advisory_xact_lock(${layoutLock})`.execute(tx);
      return work(tx);
    });
  try {
    const found = await locked(async (tx) => {
      await sql`CREATE TABLE IF NOT EXISTS schema_version (version integer PRIMARY KEY)`.execute(tx);
      return versionIn(tx);
    });
    refuseNewer(found, versionOf(steps));
    for (const { number, statements } of stepsAfter(steps, found))
      await locked(async (tx) => {
        if ((await versionIn(tx)) >= number) return;
        for (const statement of statements('postgres')) await sql.raw(statement).execute(tx);
        await sql`INSERT INTO schema_version (version) VALUES (${number})`.execute(tx);
      });
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(reasonOf(error instanceof UnavailableError ? error.cause : error), {
      cause: error,
    });
  }
}
