import type { DatabaseSync } from 'node:sqlite';
import type { Account, Accounts } from './accounts.ts';
import { TakenError } from './store.ts';

/** Tables of what belongs to no author. */
export const accountsSchema = `
  CREATE TABLE IF NOT EXISTS accounts (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    passwordHash TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (
    tokenHash TEXT PRIMARY KEY,
    authorId TEXT NOT NULL,
    expiresAt INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS attempts (key TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS attempts_key ON attempts (key, at);
`;

type Row = Record<string, unknown>;

const account = (row: Row | undefined): Account | null =>
  row === undefined
    ? null
    : { id: String(row['id']), email: String(row['email']), passwordHash: String(row['passwordHash']) };

/** Accounts, sessions and attempts of the SQLite store. */
export function sqliteAccounts(
  read: DatabaseSync,
  write: DatabaseSync,
  change: <T>(work: () => Promise<T>) => Promise<T>,
): Accounts {
  const run = (work: () => void) => change(() => Promise.resolve(work()));
  const first = (sql: string, value: string) => Promise.resolve(account(read.prepare(sql).get(value)));
  return {
    byEmail: (email) => first('SELECT * FROM accounts WHERE email = ?', email),
    byId: (id) => first('SELECT * FROM accounts WHERE id = ?', id),
    all: () =>
      Promise.resolve(
        read
          .prepare('SELECT * FROM accounts ORDER BY id')
          .all()
          .flatMap((row) => account(row) ?? []),
      ),
    put: ({ id, email, passwordHash }) =>
      run(() => {
        const other = write.prepare('SELECT 1 FROM accounts WHERE email = ? AND id <> ?').get(email, id);
        if (other !== undefined) throw new TakenError(email);
        write
          .prepare(
            `INSERT INTO accounts (id, email, passwordHash) VALUES (?, ?, ?)
             ON CONFLICT (id) DO UPDATE SET email = excluded.email, passwordHash = excluded.passwordHash`,
          )
          .run(id, email, passwordHash);
      }),
    session(tokenHash) {
      const row = read.prepare('SELECT authorId, expiresAt FROM sessions WHERE tokenHash = ?').get(tokenHash);
      return Promise.resolve(
        row === undefined
          ? null
          : { tokenHash, authorId: String(row['authorId']), expiresAt: Number(row['expiresAt']) },
      );
    },
    putSession: ({ tokenHash, authorId, expiresAt }, now) =>
      run(() => {
        write.prepare('DELETE FROM sessions WHERE expiresAt <= ?').run(now);
        write
          .prepare('INSERT OR REPLACE INTO sessions (tokenHash, authorId, expiresAt) VALUES (?, ?, ?)')
          .run(tokenHash, authorId, expiresAt);
      }),
    endSession: (tokenHash) =>
      run(() => write.prepare('DELETE FROM sessions WHERE tokenHash = ?').run(tokenHash)),
    attempt: (key, now, since, limit) =>
      change(() => {
        write.prepare('DELETE FROM attempts WHERE at <= ?').run(since);
        const recent = write.prepare('SELECT at FROM attempts WHERE key = ? ORDER BY at').all(key);
        if (recent.length >= limit) return Promise.resolve(Number(recent[0]?.['at'] ?? now));
        write.prepare('INSERT INTO attempts (key, at) VALUES (?, ?)').run(key, now);
        return Promise.resolve(null);
      }),
    forgetAttempts: (key) => run(() => write.prepare('DELETE FROM attempts WHERE key = ?').run(key)),
  };
}
