import type { DatabaseSync } from 'node:sqlite';
import { migrations, stepsAfter, versionOf, type Migration } from './migrations.ts';

/** A database that this platform cannot work on: its message is one line for whoever runs it. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** SQLite's codes for a file that is no database, and for one that is damaged. */
const sqliteCodes: Record<number, string> = {
  11: 'is damaged: restore a backup of it',
  26: 'is no database of this platform, or is damaged: restore a backup, or choose another folder',
};

/** What an error of SQLite at the opening means, or null where it tells of something else. */
export function damageOf(error: unknown): string | null {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  return sqliteCodes[code] ?? null;
}

/** Refuses a database of a newer platform, which this one would misread. Throws `DatabaseError`. */
export function refuseNewer(found: number, known: number): void {
  if (found > known)
    throw new DatabaseError(
      `is of a newer version (${found}, and this platform knows ${known}): start the newer platform on it`,
    );
}

/**
 * Takes a file to the layout of this platform, each step whole or not at all. One process at a time: another waits for the step under
 * way, and finds it taken. Throws `DatabaseError` where the file is of a newer platform.
 */
export function migrateSqlite(database: DatabaseSync, steps: readonly Migration[] = migrations): void {
  const version = () => Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  refuseNewer(version(), versionOf(steps));
  for (const { number, statements } of stepsAfter(steps, version())) {
    database.exec('BEGIN IMMEDIATE');
    try {
      if (version() < number) {
        for (const statement of statements('sqlite')) database.exec(statement);
        database.exec(`PRAGMA user_version = ${number}`);
      }
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }
}
