import type { DatabaseSync } from 'node:sqlite';
import {
  aheadMs,
  attemptsKeptMs,
  firstAuthor,
  holds,
  pauseOf,
  type Account,
  type Accounts,
  type SessionRow,
  type TicketPurpose,
} from './accounts.ts';
import { TakenError } from './store.ts';

type Row = Record<string, unknown>;

const account = (row: Row | undefined): Account | null =>
  row === undefined
    ? null
    : { id: String(row['id']), email: String(row['email']), passwordHash: String(row['passwordHash']) };

const sessionOf = (row: Row): SessionRow => ({
  tokenHash: String(row['tokenHash']),
  authorId: String(row['authorId']),
  expiresAt: Number(row['expiresAt']),
  seenAt: Number(row['seenAt']),
  agent: String(row['agent']),
});

/** Runs changes one after another, each atomically. */
type Change = <T>(work: () => Promise<T>) => Promise<T>;
/** A change without a result. */
type Run = (work: () => void) => Promise<void>;

const runIn =
  (change: Change): Run =>
  (work) =>
    change(() => Promise.resolve(work()));

function sessionsIn(
  read: DatabaseSync,
  write: DatabaseSync,
  run: Run,
): Pick<Accounts, 'session' | 'putSession' | 'endSession' | 'seeSession' | 'sessionsOf'> {
  // Read with every call of an author.
  const known = read.prepare('SELECT * FROM sessions WHERE tokenHash = ?');
  return {
    session(tokenHash) {
      const row = known.get(tokenHash);
      return Promise.resolve(row === undefined ? null : sessionOf(row));
    },
    putSession: ({ tokenHash, authorId, expiresAt, seenAt, agent }, now) =>
      run(() => {
        write.prepare('DELETE FROM sessions WHERE expiresAt <= ?').run(now);
        write
          .prepare(
            'INSERT OR REPLACE INTO sessions (tokenHash, authorId, expiresAt, seenAt, agent) VALUES (?, ?, ?, ?, ?)',
          )
          .run(tokenHash, authorId, expiresAt, seenAt, agent);
      }),
    endSession: (tokenHash) =>
      run(() => write.prepare('DELETE FROM sessions WHERE tokenHash = ?').run(tokenHash)),
    seeSession: (tokenHash, now) =>
      run(() => write.prepare('UPDATE sessions SET seenAt = ? WHERE tokenHash = ?').run(now, tokenHash)),
    sessionsOf: (authorId) =>
      Promise.resolve(read.prepare('SELECT * FROM sessions WHERE authorId = ?').all(authorId).map(sessionOf)),
  };
}

function attemptsIn(
  write: DatabaseSync,
  change: Change,
): Pick<Accounts, 'attempt' | 'takeBackAttempt' | 'forgetAttempts'> {
  const run = runIn(change);
  return {
    attempt: (limits, now) =>
      change(() => {
        write
          .prepare('DELETE FROM attempts WHERE at <= ? OR at > ?')
          .run(now - attemptsKeptMs, now + aheadMs);
        const known = write.prepare('SELECT at FROM attempts WHERE key = ? ORDER BY at');
        const pauses = limits.map((limit) =>
          pauseOf(
            limit,
            known.all(limit.key).map((row) => Number(row['at'])),
            now,
          ),
        );
        const pause = Math.max(0, ...pauses);
        if (pause > 0) return Promise.resolve(pause);
        const note = write.prepare('INSERT INTO attempts (key, at) VALUES (?, ?)');
        for (const key of new Set(limits.map(({ key }) => key))) note.run(key, now);
        return Promise.resolve(0);
      }),
    takeBackAttempt: (key, at) =>
      run(() =>
        write
          .prepare(
            'DELETE FROM attempts WHERE rowid = (SELECT rowid FROM attempts WHERE key = ? AND at = ? LIMIT 1)',
          )
          .run(key, at),
      ),
    forgetAttempts: (key) => run(() => write.prepare('DELETE FROM attempts WHERE key = ?').run(key)),
  };
}

/** Accounts, sessions, tickets and attempts of the SQLite store. */
export function sqliteAccounts(read: DatabaseSync, write: DatabaseSync, change: Change): Accounts {
  const run = runIn(change);
  const first = (sql: string, value: string) => Promise.resolve(account(read.prepare(sql).get(value)));

  function put({ id, email, passwordHash }: Account): void {
    const other = write.prepare('SELECT 1 FROM accounts WHERE email = ? AND id <> ?').get(email, id);
    if (other !== undefined) throw new TakenError(email);
    write
      .prepare(
        `INSERT INTO accounts (id, email, passwordHash) VALUES (?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET email = excluded.email, passwordHash = excluded.passwordHash`,
      )
      .run(id, email, passwordHash);
  }

  function ownerOf(database: DatabaseSync, purpose: TicketPurpose, digest: string, now: number) {
    const row = database
      .prepare('SELECT owner, expiresAt FROM tickets WHERE purpose = ? AND digest = ?')
      .get(purpose, digest);
    if (row === undefined || !holds({ purpose, expiresAt: Number(row['expiresAt']) }, now)) return null;
    return String(row['owner']);
  }

  const useUp = (purpose: TicketPurpose, owner: string) =>
    write.prepare('DELETE FROM tickets WHERE purpose = ? AND owner = ?').run(purpose, owner);

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
    put: (given) => run(() => put(given)),
    renewPassword: (id, hash, renewed) =>
      run(() =>
        write
          .prepare('UPDATE accounts SET passwordHash = ? WHERE id = ? AND passwordHash = ?')
          .run(renewed, id, hash),
      ),
    ...sessionsIn(read, write, run),
    putTicket: ({ purpose, owner, digest, expiresAt }, now) =>
      run(() => {
        write.prepare('DELETE FROM tickets WHERE expiresAt <= ?').run(now);
        write
          .prepare('INSERT OR REPLACE INTO tickets (purpose, owner, digest, expiresAt) VALUES (?, ?, ?, ?)')
          .run(purpose, owner, digest, expiresAt);
      }),
    ticketOwner: (purpose, digest, now) => Promise.resolve(ownerOf(read, purpose, digest, now)),
    register: (given, digest, now) =>
      change(async () => {
        const proved = ownerOf(write, 'registration', digest, now) === given.email;
        const isFirst = write.prepare('SELECT 1 FROM accounts LIMIT 1').get() === undefined;
        const invited = isFirst && ownerOf(write, 'invitation', digest, now) !== null;
        if (!proved && !invited) return false;
        put(given);
        if (invited) useUp('invitation', firstAuthor);
        else useUp('registration', given.email);
        return true;
      }),
    resetPassword: (digest, passwordHash, now) =>
      change(async () => {
        const id = ownerOf(write, 'recovery', digest, now);
        const found =
          id === null ? null : account(write.prepare('SELECT * FROM accounts WHERE id = ?').get(id));
        if (found === null) return null;
        useUp('recovery', found.id);
        put({ ...found, passwordHash });
        write.prepare('DELETE FROM sessions WHERE authorId = ?').run(found.id);
        return { ...found, passwordHash };
      }),
    ...attemptsIn(write, change),
  };
}
