import { DatabaseSync } from 'node:sqlite';
import { later } from './later.ts';
import { accountsSchema, sqliteAccounts } from './sqliteAccounts.ts';
import {
  fold,
  TakenError,
  type Doc,
  type Facet,
  type Rows,
  type RowsReader,
  type RowsWriter,
  type Store,
} from './store.ts';
import { Table, type Entry } from './table.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS documents (
    author TEXT NOT NULL,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    -- What the document is found by: facets as JSON, and the folded text to search in.
    facets TEXT NOT NULL,
    search TEXT NOT NULL,
    uniqueKey TEXT,
    PRIMARY KEY (author, kind, id)
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS documents_unique ON documents (author, kind, uniqueKey)
    WHERE uniqueKey IS NOT NULL;
`;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads bodies over one connection. */
function bodiesOf(database: DatabaseSync) {
  const one = database.prepare('SELECT body FROM documents WHERE author = ? AND kind = ? AND id = ?');
  return (author: string, kind: string, id: string): Doc | null => {
    const row = one.get(author, kind, id);
    return row === undefined ? null : (JSON.parse(text(row['body'])) as Doc);
  };
}

type Bodies = ReturnType<typeof bodiesOf>;

function reader(author: string, body: Bodies, table: (kind: string) => Table): RowsReader {
  return {
    get: (kind, id) => later(() => body(author, kind, id)),
    list: (kind, query = {}) =>
      later(() => {
        const { ids, count } = table(kind).find(query);
        return { list: ids.flatMap((id) => body(author, kind, id) ?? []), count };
      }),
    sum: (kind, query, fields) => later(() => table(kind).sum(query, fields)),
  };
}

/** The tables that were asked for, each read from the documents once and kept in step by the changes. */
function tablesOf(read: DatabaseSync, write: DatabaseSync) {
  const tables = new Map<string, Table>();
  const all = read.prepare('SELECT id, facets, search FROM documents WHERE author = ? AND kind = ?');
  // Told over the connection that writes, it differs once another process has written.
  const version = write.prepare('PRAGMA data_version');
  let known = version.get()?.['data_version'];

  const keyOf = (author: string, kind: string) => `${kind}/${author}`;

  function load(author: string, kind: string): Table {
    const table = new Table();
    for (const row of all.iterate(author, kind)) {
      const facets = JSON.parse(text(row['facets'])) as Record<string, Facet>;
      table.put(text(row['id']), { facets, search: text(row['search']) });
    }
    return table;
  }

  return {
    get(author: string, kind: string): Table {
      const now = version.get()?.['data_version'];
      if (now !== known) tables.clear();
      known = now;
      const key = keyOf(author, kind);
      const table = tables.get(key) ?? load(author, kind);
      tables.set(key, table);
      return table;
    },
    apply(author: string, kind: string, changes: ReadonlyMap<string, Entry | null>): void {
      tables.get(keyOf(author, kind))?.apply(changes);
    },
  };
}

type Tables = ReturnType<typeof tablesOf>;

/** What one change has written to the tables: its own until it is done. */
class Draft {
  readonly #author: string;
  readonly #tables: Tables;
  readonly #written = new Map<string, Map<string, Entry | null>>();
  /** Tables as this change sees them: copies with what it has written. */
  readonly #seen = new Map<string, Table>();

  constructor(author: string, tables: Tables) {
    this.#author = author;
    this.#tables = tables;
  }

  set(kind: string, id: string, entry: Entry | null): void {
    const written = this.#written.get(kind) ?? new Map<string, Entry | null>();
    this.#written.set(kind, written.set(id, entry));
    this.#seen.get(kind)?.apply(new Map([[id, entry]]));
  }

  table(kind: string): Table {
    const written = this.#written.get(kind);
    if (written === undefined) return this.#tables.get(this.#author, kind);
    const known = this.#seen.get(kind);
    if (known !== undefined) return known;
    const copy = this.#tables.get(this.#author, kind).copy();
    copy.apply(written);
    this.#seen.set(kind, copy);
    return copy;
  }

  /** Shows everyone what was written. */
  publish(): void {
    for (const [kind, written] of this.#written) this.#tables.apply(this.#author, kind, written);
  }
}

function writing(database: DatabaseSync, body: Bodies) {
  const taken = database.prepare(
    'SELECT 1 FROM documents WHERE author = ? AND kind = ? AND uniqueKey = ? AND id <> ?',
  );
  const put = database.prepare(`
    INSERT INTO documents (author, kind, id, body, facets, search, uniqueKey) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (author, kind, id) DO UPDATE SET
      body = excluded.body, facets = excluded.facets, search = excluded.search, uniqueKey = excluded.uniqueKey`);
  const remove = database.prepare('DELETE FROM documents WHERE author = ? AND kind = ? AND id = ?');

  return (author: string, draft: Draft): RowsWriter => ({
    ...reader(author, body, (kind) => draft.table(kind)),
    put: (kind, doc, { facets, search: words = '', unique = null }) =>
      later(() => {
        if (unique !== null && taken.get(author, kind, unique, doc.id) !== undefined)
          throw new TakenError(`${kind} «${unique}»`);
        const search = fold(words);
        put.run(author, kind, doc.id, JSON.stringify(doc), JSON.stringify(facets), search, unique);
        draft.set(kind, doc.id, { facets: structuredClone(facets), search });
      }),
    remove: (kind, id) =>
      later(() => {
        draft.set(kind, id, null);
        return remove.run(author, kind, id).changes > 0;
      }),
  });
}

/**
 * A store in one SQLite file, which keeps the documents; they are found by tables in memory. Two connections: readers never
 * see a change that is under way. Every change is on the disk when its promise resolves.
 */
export function sqliteStore(file: string): Store {
  const write = new DatabaseSync(file, { timeout: 5000 });
  write.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  write.exec(schema);
  write.exec(accountsSchema);
  const read = new DatabaseSync(file, { timeout: 5000, readOnly: true });
  const [committed, ownBody] = [bodiesOf(read), bodiesOf(write)];
  const tables = tablesOf(read, write);
  const writer = writing(write, ownBody);
  let last: Promise<unknown> = Promise.resolve();

  /** One change at a time, whole or not at all. `done` follows the commit, before anyone can read. */
  function change<T>(work: () => Promise<T>, done?: () => void): Promise<T> {
    const run = last.then(async () => {
      write.exec('BEGIN IMMEDIATE');
      try {
        const result = await work();
        write.exec('COMMIT');
        done?.();
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
      ...reader(author, committed, (kind) => tables.get(author, kind)),
      change: (work) => {
        const draft = new Draft(author, tables);
        return change(
          () => work(writer(author, draft)),
          () => draft.publish(),
        );
      },
    }),
    accounts: sqliteAccounts(read, write, change),
    async close() {
      await last;
      read.close();
      write.close();
    },
  };
}
