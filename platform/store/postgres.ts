import { sql } from 'kysely';
import { fold } from '#lib/text/fold.ts';
import { logFailure } from '#lib/log.ts';
import { docOf } from './body.ts';
import { postgresAccounts } from './postgresAccounts.ts';
import { isOfMany } from './postgresColumns.ts';
import { clean, listsAndNumbers, keysOf } from './postgresKeys.ts';
import {
  changes,
  hold,
  openPool,
  persistently,
  revisionOf,
  transaction,
  type Database,
} from './postgresPool.ts';
import { postgresJobs, postgresJobsWriter } from './postgresJobs.ts';
import { pageOf, totalsOf } from './postgresQuery.ts';
import { postgresReplica } from './postgresReplica.ts';
import { queues } from './queues.ts';
import { migratePostgres } from './postgresVersion.ts';
import type { ReplicaOptions } from './replica.ts';
import {
  DamagedError,
  TakenError,
  type Doc,
  type Found,
  type Query,
  type Rows,
  type RowsReader,
  type RowsWriter,
  type Store,
} from './store.ts';

/** The part of an author's revision that counts damaged documents: so readers do not wait for changes. */
const setAsides = 'set aside';

/** Runs a query of many rows, on this database or on a replica that has all of the author's changes. */
type RunQuery = <T>(work: (from: Database) => Promise<T>) => Promise<T>;

/**
 * Reads over any connection, or over that of a change. `one` does a read, with retries; `runQuery` does those of many rows, possibly on a replica.
 */
function reader(
  database: Database,
  author: string,
  one: <T>(work: () => Promise<T>) => Promise<T>,
  runQuery: RunQuery = (work) => one(() => work(database)),
): RowsReader {
  const setAside = (kind: string, id: string) =>
    one(async () => {
      await database
        .updateTable('documents')
        .set({ damaged: true })
        .where('author', '=', author)
        .where('kind', '=', kind)
        .where('id', '=', clean(id))
        .execute();
      await hold(database, author, setAsides);
    });

  /** null if a document of the page is damaged: it is reported and left out, and the page must be read again. */
  async function page(kind: string, query: Query): Promise<Found | null> {
    const { rows } = await runQuery((from) => pageOf(author, kind, query).execute(from));
    const list: Doc[] = [];
    let isWhole = true;
    for (const { id, body } of rows) {
      // The count has a row of its own if the page is empty.
      if (id === null) continue;
      try {
        list.push(docOf(kind, String(id), String(body)));
      } catch (error) {
        if (!(error instanceof DamagedError)) throw error;
        logFailure('Left out of lists:', error);
        await setAside(kind, String(id));
        isWhole = false;
      }
    }
    return isWhole ? { list, count: Number(rows[0]?.['count'] ?? 0) } : null;
  }

  return {
    async get(kind, id) {
      const row = await one(() =>
        database
          .selectFrom('documents')
          .select('body')
          .where('author', '=', author)
          .where('kind', '=', kind)
          .where('id', '=', clean(id))
          .executeTakeFirst(),
      );
      return row === undefined ? null : docOf(kind, id, row.body);
    },
    async list(kind, query = {}) {
      for (;;) {
        const found = await page(kind, query);
        if (found !== null) return found;
      }
    },
    async sum(kind, query, fields) {
      const { rows } = await runQuery((from) => totalsOf(author, kind, query, fields).execute(from));
      return Object.fromEntries(fields.map((field) => [field, Number(rows[0]?.[field] ?? 0)]));
    },
    setAside,
    async leftOut(kind) {
      const row = await one(() =>
        database
          .selectFrom('documents')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .where('author', '=', author)
          .where('kind', '=', kind)
          .where('damaged', '=', true)
          .executeTakeFirst(),
      );
      return Number(row?.count ?? 0);
    },
  };
}

/** The maximum length of an indexed text, characters: a third of a page, whatever the letters. */
const searchedLength = 600;

/** The searched text of a document. */
function searched(kind: string, text: string): string {
  const folded = clean(fold(text));
  return isOfMany(kind) ? folded.slice(0, searchedLength).toWellFormed() : folded;
}

/** Writes over the connection of a change. One statement after another, even if the change asks for several at once. */
function writer(tx: Database, author: string): RowsWriter {
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  }
  const jobs = postgresJobsWriter(tx);
  return {
    ...reader(tx, author, inTurn),
    jobs: {
      add: (job, dueAt) => inTurn(() => jobs.add(job, dueAt)),
      finish: (lease) => inTurn(() => jobs.finish(lease)),
    },
    put: (kind, doc, { facets, search = '', unique = null }) =>
      inTurn(async () => {
        const [id, key] = [clean(doc.id), unique === null ? null : clean(unique)];
        const values = [author, kind, id, JSON.stringify(doc)].map((value) => sql`${value}::text`);
        // Nothing is written if the key is taken. No other change of this author is running, so that cannot change meanwhile.
        const { numAffectedRows = 0n } = await sql`
          INSERT INTO documents (author, kind, id, body, facets, keys, search, "uniqueKey")
          SELECT ${sql.join(values)}, ${JSON.stringify(listsAndNumbers(facets))}::jsonb,
            ${JSON.stringify(keysOf(facets))}::jsonb, ${searched(kind, search)}::text, ${key}::text
          WHERE NOT EXISTS (
            SELECT FROM documents
            WHERE author = ${author} AND kind = ${kind} AND "uniqueKey" = ${key} AND id <> ${id}
          )
          ON CONFLICT (author, kind, id) DO UPDATE SET body = excluded.body, facets = excluded.facets,
            keys = excluded.keys, search = excluded.search, "uniqueKey" = excluded."uniqueKey", damaged = false
        `.execute(tx);
        if (numAffectedRows === 0n) throw new TakenError(`${kind} «${unique}»`);
      }),
    remove: (kind, id) =>
      inTurn(async () => {
        const { numDeletedRows } = await tx
          .deleteFrom('documents')
          .where('author', '=', author)
          .where('kind', '=', kind)
          .where('id', '=', clean(id))
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),
  };
}

/** A store in a PostgreSQL database. */
interface PostgresStore extends Store {
  /** Its id, wherever it is moved. */
  id: string;
}

/** Migrates the database to this platform, and returns its id. */
async function prepared(database: Database): Promise<string> {
  await migratePostgres(database);
  // A newer platform may be able to read damaged documents.
  await database.updateTable('documents').set({ damaged: false }).where('damaged', '=', true).execute();
  const { id } = await database.selectFrom('identity').select('id').executeTakeFirstOrThrow();
  return id;
}

/**
 * A store in a PostgreSQL database, which both stores and finds the documents. Several processes may use it: a change locks the row of its author,
 * and this process caches nothing that it reads. Throws `DatabaseError` if it cannot be used.
 */
export async function postgresStore(
  url: string,
  beside: ReplicaOptions | null = null,
): Promise<PostgresStore> {
  const database = openPool(url);
  const id = await prepared(database).catch(async (error: unknown) => {
    await database.destroy();
    throw error;
  });
  const queue = queues();
  const replica =
    beside === null ? null : postgresReplica(beside.url, database, beside.onRead ?? (() => undefined));
  const runQueryOf =
    (author: string): RunQuery =>
    async (work) => {
      const read = await replica?.read(author, work);
      return read ? read.value : persistently(() => work(database));
    };
  return {
    id,
    of: (author): Rows => ({
      ...reader(database, author, persistently, runQueryOf(author)),
      revision: () => persistently(() => revisionOf(database, author)),
      change: (work) =>
        queue.run(`author ${author}`, () =>
          transaction(database, async (tx) => {
            await hold(tx, author, changes);
            return work(writer(tx, author));
          }),
        ),
    }),
    accounts: postgresAccounts(database, queue),
    jobs: postgresJobs(database),
    async close() {
      await queue.done();
      await replica?.close();
      await database.destroy();
    },
  };
}
