import { sql } from 'kysely';
import {
  aheadMs,
  attemptsKeptMs,
  firstAuthor,
  holds,
  pauseOf,
  type Account,
  type Accounts,
  type TicketPurpose,
} from './accounts.ts';
import { clean } from './postgresKeys.ts';
import { hold, persistently, transaction, type Database } from './postgresPool.ts';
import type { Queues } from './queues.ts';
import { TakenError } from './store.ts';

/** The maximum number of attempts per sweep; the next one continues. */
const sweptAtOnce = 1000;
/** How often a process sweeps. */
const sweptEveryMs = 60_000;

type Sessions = Pick<Accounts, 'session' | 'putSession' | 'endSession' | 'seeSession' | 'sessionsOf'>;

function sessionsIn(database: Database): Sessions {
  const whole = <Row extends { expiresAt: string; seenAt: string }>(row: Row) => ({
    ...row,
    expiresAt: Number(row.expiresAt),
    seenAt: Number(row.seenAt),
  });
  return {
    // Read with every call of an author.
    async session(tokenHash) {
      const row = await persistently(() =>
        database.selectFrom('sessions').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst(),
      );
      return row === undefined ? null : whole(row);
    },
    putSession: ({ tokenHash, ...given }, now) =>
      transaction(database, async (tx) => {
        const session = { ...given, agent: clean(given.agent) };
        // A new password ends only the sessions that exist then. A running reset is waited for, so that the login can see the new password.
        await tx.selectFrom('accounts').select('id').where('id', '=', given.authorId).forShare().execute();
        await tx.deleteFrom('sessions').where('expiresAt', '<=', String(now)).execute();
        await tx
          .insertInto('sessions')
          .values({ tokenHash, ...session })
          .onConflict((conflict) => conflict.column('tokenHash').doUpdateSet(session))
          .execute();
      }),
    endSession: (tokenHash) =>
      persistently(async () => {
        await database.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
      }),
    seeSession: (tokenHash, now) =>
      persistently(async () => {
        await database
          .updateTable('sessions')
          .set({ seenAt: now })
          .where('tokenHash', '=', tokenHash)
          .execute();
      }),
    sessionsOf: (authorId) =>
      persistently(async () => {
        const rows = await database
          .selectFrom('sessions')
          .selectAll()
          .where('authorId', '=', clean(authorId))
          .execute();
        return rows.map(whole);
      }),
  };
}

type Attempts = Pick<Accounts, 'attempt' | 'takeBackAttempt' | 'forgetAttempts'>;

/** The moments of keys, the oldest first. The keys stay locked until the end of the transaction. */
async function momentsOf(tx: Database, keys: string[], now: number): Promise<Map<string, number[]>> {
  const rows = await tx
    .insertInto('attempts')
    // Always in the same order, to avoid deadlocks.
    .values(keys.toSorted().map((key) => ({ key, moments: [], latest: now })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ key: eb.ref('excluded.key') })))
    .returning(['key', 'moments'])
    .execute();
  return new Map(
    rows.map(({ key, moments }) => [key, moments.map(Number).toSorted((one, other) => one - other)]),
  );
}

async function writeMoments(tx: Database, known: Map<string, number[]>, now: number): Promise<void> {
  const rows = [...known].map(([key, moments]) => ({ key, moments, latest: Math.max(now, ...moments) }));
  await tx
    .insertInto('attempts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        moments: eb.ref('excluded.moments'),
        latest: eb.ref('excluded.latest'),
      })),
    )
    .execute();
}

/** Drops outdated keys, except locked ones. */
const sweep = (database: Database, now: number) =>
  sql`
    DELETE FROM attempts WHERE key IN (
      SELECT key FROM attempts WHERE latest <= ${now - attemptsKeptMs} OR latest > ${now + aheadMs}
      LIMIT ${sweptAtOnce} FOR UPDATE SKIP LOCKED
    )`.execute(database);

function attemptsIn(database: Database, queue: Queues): Attempts {
  let swept = 0;
  const run = <T>(keys: string[], work: (tx: Database) => Promise<T>): Promise<T> =>
    queue.run(['attempts', ...keys].join(' '), () => transaction(database, work));

  return {
    async attempt(limits, now) {
      if (Math.abs(now - swept) > sweptEveryMs) {
        swept = now;
        await persistently(() => sweep(database, now));
      }
      const keys = [...new Set(limits.map(({ key }) => clean(key)))];
      if (keys.length === 0) return 0;
      return run(keys, async (tx) => {
        const known = await momentsOf(tx, keys, now);
        const pauses = limits.map((limit) => pauseOf(limit, known.get(clean(limit.key)) ?? [], now));
        const pause = Math.max(0, ...pauses);
        if (pause > 0) return pause;
        const counted = (at: number) => at > now - attemptsKeptMs && at <= now + aheadMs;
        await writeMoments(
          tx,
          new Map([...known].map(([key, moments]) => [key, [...moments, now].filter(counted)])),
          now,
        );
        return 0;
      });
    },
    takeBackAttempt: (key, at) =>
      run([clean(key)], async (tx) => {
        for (const [known, moments] of await momentsOf(tx, [clean(key)], at)) {
          const found = moments.indexOf(at);
          if (found >= 0) await writeMoments(tx, new Map([[known, moments.toSpliced(found, 1)]]), at);
        }
      }),
    forgetAttempts: (key) =>
      persistently(async () => {
        await database.deleteFrom('attempts').where('key', '=', clean(key)).execute();
      }),
  };
}

/** Runs changes of accounts, one after another. */
type Change = <T>(work: (tx: Database) => Promise<T>) => Promise<T>;

const changeIn =
  (database: Database, queue: Queues): Change =>
  (work) =>
    queue.run('accounts', () =>
      transaction(database, async (tx) => {
        // They belong to no author.
        await hold(tx, '', 'accounts');
        return work(tx);
      }),
    );

async function byId(database: Database, id: string): Promise<Account | null> {
  return (
    (await database.selectFrom('accounts').selectAll().where('id', '=', clean(id)).executeTakeFirst()) ?? null
  );
}

async function put(tx: Database, { id, email, passwordHash }: Account): Promise<void> {
  const other = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other !== undefined) throw new TakenError(email);
  await tx
    .insertInto('accounts')
    .values({ id, email, passwordHash })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ email, passwordHash }))
    .execute();
}

async function ownerOf(database: Database, purpose: TicketPurpose, digest: string, now: number) {
  const row = await database
    .selectFrom('tickets')
    .select(['owner', 'expiresAt'])
    .where('purpose', '=', purpose)
    .where('digest', '=', clean(digest))
    .executeTakeFirst();
  return row !== undefined && holds({ purpose, expiresAt: Number(row.expiresAt) }, now) ? row.owner : null;
}

const useUp = (tx: Database, purpose: TicketPurpose, owner: string) =>
  tx.deleteFrom('tickets').where('purpose', '=', purpose).where('owner', '=', owner).execute();

function ticketsIn(
  database: Database,
  change: Change,
): Pick<Accounts, 'putTicket' | 'ticketOwner' | 'register' | 'resetPassword'> {
  return {
    putTicket: (ticket, now) =>
      change(async (tx) => {
        const { digest, expiresAt } = ticket;
        await tx.deleteFrom('tickets').where('expiresAt', '<=', String(now)).execute();
        await tx
          .insertInto('tickets')
          .values(ticket)
          .onConflict((conflict) => conflict.columns(['purpose', 'owner']).doUpdateSet({ digest, expiresAt }))
          .execute();
      }),
    ticketOwner: (purpose, digest, now) => persistently(() => ownerOf(database, purpose, digest, now)),
    register: (given, digest, now) =>
      change(async (tx) => {
        const proved = (await ownerOf(tx, 'registration', digest, now)) === given.email;
        const any = await tx.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
        const invited = any === undefined && (await ownerOf(tx, 'invitation', digest, now)) !== null;
        if (!proved && !invited) return false;
        await put(tx, given);
        if (invited) await useUp(tx, 'invitation', firstAuthor);
        else await useUp(tx, 'registration', given.email);
        return true;
      }),
    resetPassword: (digest, passwordHash, now) =>
      change(async (tx) => {
        const id = await ownerOf(tx, 'recovery', digest, now);
        const found = id === null ? null : await byId(tx, id);
        if (found === null) return null;
        await useUp(tx, 'recovery', found.id);
        await put(tx, { ...found, passwordHash });
        await tx.deleteFrom('sessions').where('authorId', '=', found.id).execute();
        return { ...found, passwordHash };
      }),
  };
}

/** Accounts, sessions, tickets and attempts of the PostgreSQL store. */
export function postgresAccounts(database: Database, queue: Queues): Accounts {
  const change = changeIn(database, queue);
  return {
    byEmail: (email) =>
      persistently(
        async () =>
          (await database
            .selectFrom('accounts')
            .selectAll()
            .where('email', '=', clean(email))
            .executeTakeFirst()) ?? null,
      ),
    byId: (id) => persistently(() => byId(database, id)),
    all: () => persistently(() => database.selectFrom('accounts').selectAll().orderBy('id').execute()),
    put: (given) => change((tx) => put(tx, given)),
    renewPassword: (id, hash, renewed) =>
      change(async (tx) => {
        await tx
          .updateTable('accounts')
          .set({ passwordHash: renewed })
          .where('id', '=', id)
          .where('passwordHash', '=', hash)
          .execute();
      }),
    ...sessionsIn(database),
    ...ticketsIn(database, change),
    ...attemptsIn(database, queue),
  };
}
