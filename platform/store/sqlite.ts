import { DatabaseSync } from 'node:sqlite';
import { logFailure } from '#lib/log.ts';
import { docOf } from './body.ts';
import { asPromise } from './asPromise.ts';
import { sqliteAccounts } from './sqliteAccounts.ts';
import { sqliteJobs, sqliteJobsWriter } from './sqliteJobs.ts';
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
import { Draft, tablesOf } from './sqliteTables.ts';
import type { Table } from './table.ts';
import { damageOf, DatabaseError, migrateSqlite } from './version.ts';
import { fold } from '#lib/text/fold.ts';

/** Reads documents over one connection. */
function documentsOf(database: DatabaseSync) {
  const one = database.prepare('SELECT body FROM documents WHERE author = ? AND kind = ? AND id = ?');
  const all = database.prepare('SELECT count(*) AS count FROM documents WHERE author = ? AND kind = ?');
  return {
    body(author: string, kind: string, id: string): Doc | null {
      const row = one.get(author, kind, id);
      return row === undefined ? null : docOf(kind, id, String(row['body']));
    },
    count: (author: string, kind: string): number => Number(all.get(author, kind)?.['count']),
  };
}

type Documents = ReturnType<typeof documentsOf>;

/** A page of documents. A damaged one is reported, removed from the table, and the page is read again. */
function soundPage(
  table: Table,
  query: Query,
  { read, rise }: { read: (id: string) => Doc | null; rise: () => void },
): Found {
  for (;;) {
    const { size } = table;
    const { ids, count } = table.find(query);
    const list = ids.flatMap((id) => {
      try {
        return read(id) ?? [];
      } catch (error) {
        if (!(error instanceof DamagedError)) throw error;
        logFailure('Left out of lists:', error);
        table.remove(id);
        rise();
        return [];
      }
    });
    if (table.size === size) return { list, count };
  }
}

/** `rise` is called when the results of lists change. */
function reader(
  author: string,
  { body, count }: Documents,
  { table, rise }: { table: (kind: string) => Table; rise: () => void },
): RowsReader {
  return {
    get: (kind, id) => asPromise(() => body(author, kind, id)),
    list: (kind, query = {}) =>
      asPromise(() => soundPage(table(kind), query, { read: (id) => body(author, kind, id), rise })),
    sum: (kind, query, fields) => asPromise(() => table(kind).sum(query, fields)),
    setAside: (kind, id) =>
      asPromise(() => {
        table(kind).remove(id);
        rise();
      }),
    leftOut: (kind) => asPromise(() => count(author, kind) - table(kind).size),
  };
}

function writing(database: DatabaseSync, documents: Documents) {
  const taken = database.prepare(
    'SELECT 1 FROM documents WHERE author = ? AND kind = ? AND uniqueKey = ? AND id <> ?',
  );
  const put = database.prepare(`
    INSERT INTO documents (author, kind, id, body, facets, search, uniqueKey) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (author, kind, id) DO UPDATE SET
      body = excluded.body, facets = excluded.facets, search = excluded.search, uniqueKey = excluded.uniqueKey`);
  const remove = database.prepare('DELETE FROM documents WHERE author = ? AND kind = ? AND id = ?');

  const jobs = sqliteJobsWriter(database);

  return (author: string, draft: Draft): RowsWriter => ({
    jobs,
    ...reader(author, documents, { table: (kind) => draft.table(kind), rise: () => draft.rise() }),
    put: (kind, doc, { facets, search: words = '', unique = null }) =>
      asPromise(() => {
        if (unique !== null && taken.get(author, kind, unique, doc.id) !== undefined)
          throw new TakenError(`${kind} «${unique}»`);
        const search = fold(words);
        put.run(author, kind, doc.id, JSON.stringify(doc), JSON.stringify(facets), search, unique);
        draft.set(kind, doc.id, { facets: structuredClone(facets), search });
      }),
    remove: (kind, id) =>
      asPromise(() => {
        draft.set(kind, id, null);
        return remove.run(author, kind, id).changes > 0;
      }),
  });
}

/** Opens the file, and creates what is missing in it. Throws `DatabaseError` if this platform cannot use it. */
function openWritable(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    migrateSqlite(database);
    return database;
  } catch (error) {
    database.close();
    const damage = damageOf(error);
    throw damage === null ? error : new DatabaseError(damage, { cause: error });
  }
}

/**
 * A store in one SQLite file, which stores the documents; tables in memory find them. Two connections: readers never see a running change. Every
 * change is on the disk when its promise resolves.
 */
export function sqliteStore(file: string): Store {
  const write = openWritable(file);
  const read = new DatabaseSync(file, { timeout: 5000, readOnly: true });
  const [committed, own] = [documentsOf(read), documentsOf(write)];
  const tables = tablesOf(read, write);
  const writer = writing(write, own);
  let last: Promise<unknown> = Promise.resolve();

  /** Runs one change at a time, atomically. `publish` follows the commit at once, before anyone reads. */
  function change<T>(work: () => Promise<T>, publish?: () => void): Promise<T> {
    const run = last.then(async () => {
      write.exec('BEGIN IMMEDIATE');
      try {
        const result = await work();
        write.exec('COMMIT');
        publish?.();
        return result;
      } catch (error) {
        if (write.isTransaction) write.exec('ROLLBACK');
        throw error;
      }
    });
    last = run.catch(() => undefined);
    return run;
  }

  return {
    of: (author): Rows => ({
      ...reader(author, committed, {
        table: (kind) => tables.get(author, kind),
        rise: () => tables.rise(author),
      }),
      revision: () => asPromise(() => tables.revision(author)),
      change: (work) => {
        const draft = new Draft(author, tables);
        return change(
          () => work(writer(author, draft)),
          () => draft.publish(),
        );
      },
    }),
    accounts: sqliteAccounts(read, write, change),
    jobs: sqliteJobs(read, write, change),
    async close() {
      await last;
      read.close();
      write.close();
    },
  };
}
