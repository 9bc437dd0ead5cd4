import { sql } from 'kysely';
import * as v from 'valibot';
import { postgresStore } from './postgres.ts';
import { facetsOfColumns } from './postgresFacets.ts';
import { clean, keysOf, listsAndNumbers } from './postgresKeys.ts';
import { openPool, transaction, type Database } from './postgresPool.ts';
import {
  plainFacets,
  rowOf,
  tableNames,
  type NeutralRow,
  type RowOf,
  type RowsEnd,
  type TableName,
} from './neutral.ts';

const keys: Record<TableName, string[]> = {
  accounts: ['id'],
  attempts: ['key'],
  documents: ['author', 'kind', 'id'],
  // In order: `seq` is each database's own.
  jobs: ['kind', 'place', 'seq'],
  sessions: ['tokenHash'],
  tickets: ['purpose', 'owner'],
};

/** Rows per read. */
const pageSize = 500;

const pageOf = (tx: Database, table: TableName, after: unknown[] | null) => {
  const refs = sql.join(keys[table].map((name) => sql.ref(name)));
  const rest = after === null ? sql`` : sql`WHERE (${refs}) > (${sql.join(after)})`;
  return sql<Record<string, unknown>>`
    SELECT * FROM ${sql.table(table)} ${rest} ORDER BY ${refs} LIMIT ${pageSize}`.execute(tx);
};

const columns = v.object({
  keys: v.record(v.string(), v.string()),
  facets: v.record(v.string(), v.unknown()),
});

/** A row in neutral terms: here large integers come as texts, and facets in two columns. */
function neutral(table: TableName, row: Record<string, unknown>): NeutralRow {
  if (table === 'documents') {
    const found = v.parse(columns, row);
    return rowOf(table, { ...row, facets: plainFacets(facetsOfColumns(found.keys, found.facets)) });
  }
  if (table === 'attempts') {
    const moments = v.parse(v.array(v.pipe(v.unknown(), v.transform(Number))), row['moments']);
    return rowOf(table, { ...row, moments: moments.toSorted((one, other) => one - other) });
  }
  const numbers = ['dueAt', 'place', 'expiresAt', 'seenAt'].flatMap((name) =>
    name in row ? [[name, Number(row[name])]] : [],
  );
  return rowOf(table, { ...row, ...Object.fromEntries(numbers) });
}

async function* rowsOf(tx: Database): AsyncGenerator<NeutralRow> {
  for (const table of tableNames) {
    for (let after: unknown[] | null = null; ;) {
      const { rows }: { rows: Record<string, unknown>[] } = await pageOf(tx, table, after);
      for (const row of rows) {
        // An outdated key exists only to be locked.
        if (table === 'attempts' && Array.isArray(row['moments']) && row['moments'].length === 0) continue;
        yield neutral(table, row);
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < pageSize) break;
      after = keys[table].map((name) => last[name]);
    }
  }
}

/** The columns of a document. */
const documentOf = ({ facets, search, uniqueKey, body, ...row }: RowOf<'documents'>) => ({
  author: clean(row.author),
  kind: clean(row.kind),
  id: clean(row.id),
  body: clean(body),
  facets: JSON.stringify(listsAndNumbers(facets)),
  keys: JSON.stringify(keysOf(facets)),
  search: clean(search),
  uniqueKey: uniqueKey === null ? null : clean(uniqueKey),
});

const of = <T extends TableName>(rows: readonly NeutralRow[], table: T): RowOf<T>[] =>
  rows.flatMap((one) => (one.table === table ? [one.row as RowOf<T>] : []));

async function insert(tx: Database, rows: readonly NeutralRow[]): Promise<void> {
  const [accounts, tickets, jobs] = [of(rows, 'accounts'), of(rows, 'tickets'), of(rows, 'jobs')];
  const sessions = of(rows, 'sessions').map((row) => ({ seenAt: 0, agent: '', ...row }));
  const documents = of(rows, 'documents').map(documentOf);
  const attempts = of(rows, 'attempts').map(({ key, moments }) => ({
    key,
    moments,
    latest: Math.max(...moments),
  }));
  if (accounts.length > 0) await tx.insertInto('accounts').values(accounts).execute();
  if (attempts.length > 0) await tx.insertInto('attempts').values(attempts).execute();
  if (documents.length > 0) await tx.insertInto('documents').values(documents).execute();
  if (jobs.length > 0) await tx.insertInto('jobs').values(jobs).execute();
  if (sessions.length > 0) await tx.insertInto('sessions').values(sessions).execute();
  if (tickets.length > 0) await tx.insertInto('tickets').values(tickets).execute();
}

/** The rows of a PostgreSQL database. */
export interface PostgresRows extends RowsEnd {
  id: string;
  /** The number of connections of servers to it. */
  servers(): Promise<number>;
}

/** The rows of a PostgreSQL database, whose tables are created if they are missing. */
export async function postgresRows(url: string): Promise<PostgresRows> {
  // Migrates the database, and reads its id.
  const store = await postgresStore(url);
  await store.close();
  const database = openPool(url);
  const end: PostgresRows = {
    id: store.id,
    async *read() {
      const tx = await database
        .startTransaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute();
      try {
        // The consumer of the rows may be slow.
        await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(tx);
        yield* rowsOf(tx);
      } finally {
        await tx.rollback().execute();
      }
    },
    async isEmpty() {
      for (const table of tableNames) if ((await pageOf(database, table, null)).rows.length > 0) return false;
      return true;
    },
    clear: () =>
      transaction(database, async (tx) => {
        for (const table of tableNames) await tx.deleteFrom(table).execute();
      }),
    write: (rows) => transaction(database, (tx) => insert(tx, rows)),
    async servers() {
      // A connection that this process has just closed may still be listed for a moment.
      for (let tries = 1; ; tries += 1) {
        const count = await connected();
        if (count === 0 || tries === 20) return count;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    become: async (id) => void (await database.updateTable('identity').set({ id }).execute()),
    close: () => database.destroy(),
  };
  async function connected(): Promise<number> {
    const { rows } = await sql<{ count: string }>`
        SELECT count(*) AS count FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'kabinet' AND pid <> pg_backend_pid()
      `.execute(database);
    return Number(rows[0]?.count ?? 0);
  }
  return end;
}
