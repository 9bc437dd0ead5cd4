import type { DatabaseSync } from 'node:sqlite';

/** The layout of the database that this platform writes. It rises with every change that an older one could not read. */
const schemaVersion = 1;

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

/**
 * Refuses a database of a newer platform, which this one would misread, and marks one that has no version yet. Throws
 * `DatabaseError`.
 */
export function claimVersion(database: DatabaseSync): void {
  const found = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  if (found > schemaVersion)
    throw new DatabaseError(
      `is of a newer version (${found}, and this platform knows ${schemaVersion}): start the newer platform on it`,
    );
  if (found < schemaVersion) database.exec(`PRAGMA user_version = ${schemaVersion}`);
}
