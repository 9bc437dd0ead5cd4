import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { accountsSchema, sqliteAccounts } from './sqliteAccounts.ts';
import {
  fold,
  searchWords,
  TakenError,
  type Condition,
  type Doc,
  type Query,
  type Rows,
  type RowsReader,
  type RowsWriter,
  type Store,
} from './store.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS documents (
    author TEXT NOT NULL,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    facets TEXT NOT NULL,
    -- Folded by the writer: SQLite's own lower() and LIKE know no Cyrillic.
    search TEXT NOT NULL,
    uniqueKey TEXT,
    PRIMARY KEY (author, kind, id)
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS documents_unique ON documents (author, kind, uniqueKey);
`;

interface Clause {
  sql: string;
  values: SQLInputValue[];
}

/** The facet as an SQL value. The name is checked, since a path cannot be bound inside an index-friendly expression. */
function facet(field: string): string {
  if (!/^[A-Za-z]+$/.test(field)) throw new Error(`Not a facet: ${field}`);
  return `facets ->> '$.${field}'`;
}

const plain = (value: string | number | boolean): SQLInputValue =>
  typeof value === 'boolean' ? Number(value) : value;
const marks = (values: unknown[]) => values.map(() => '?').join(', ');

function conditionClause(condition: Condition): Clause {
  const value = facet(condition.field);
  if ('in' in condition)
    return { sql: `${value} IN (${marks(condition.in)})`, values: condition.in.map(plain) };
  if ('has' in condition) {
    const list = `json_each(facets, '$.${condition.field}')`;
    return {
      sql: `EXISTS (SELECT 1 FROM ${list} item WHERE item.value IN (${marks(condition.has)}))`,
      values: condition.has,
    };
  }
  const clauses: Clause[] = [{ sql: `${value} IS NOT NULL`, values: [] }];
  if (condition.from !== undefined) clauses.push({ sql: `${value} >= ?`, values: [condition.from] });
  if (condition.to !== undefined) clauses.push({ sql: `${value} < ?`, values: [condition.to] });
  return joined(clauses);
}

function joined(clauses: Clause[]): Clause {
  return {
    sql: clauses.map(({ sql }) => sql).join(' AND '),
    values: clauses.flatMap(({ values }) => values),
  };
}

function whereClause(author: string, kind: string, query: Query): Clause {
  return joined([
    { sql: 'author = ? AND kind = ?', values: [author, kind] },
    ...searchWords(query.search).map((word) => ({ sql: 'instr(search, ?) > 0', values: [word] })),
    ...(query.where ?? []).map(conditionClause),
  ]);
}

function orderClause(sort: Query['sort']): string {
  if (sort === undefined) return 'id';
  const value = facet(sort.field);
  return `${value} IS NULL, ${value} ${sort.descending === true ? 'DESC' : 'ASC'}, id`;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** `node:sqlite` is synchronous: a failure must come out of the promise, not out of the call. */
const later = <T>(work: () => T): Promise<T> => new Promise((resolve) => resolve(work()));

function reader(database: DatabaseSync, author: string): RowsReader {
  const getOne = database.prepare('SELECT body FROM documents WHERE author = ? AND kind = ? AND id = ?');
  return {
    get: (kind, id) =>
      later(() => {
        const row = getOne.get(author, kind, id);
        return row === undefined ? null : (JSON.parse(text(row['body'])) as Doc);
      }),
    list: (kind, query = {}) =>
      later(() => {
        const { sql, values } = whereClause(author, kind, query);
        const count = database.prepare(`SELECT count(*) AS n FROM documents WHERE ${sql}`).get(...values);
        const rows = database
          .prepare(
            `SELECT body FROM documents WHERE ${sql} ORDER BY ${orderClause(query.sort)} LIMIT ? OFFSET ?`,
          )
          .all(...values, query.limit ?? -1, query.offset ?? 0);
        return { list: rows.map((row) => JSON.parse(text(row['body'])) as Doc), count: Number(count?.['n']) };
      }),
    sum: (kind, query, fields) =>
      later(() => {
        const { sql, values } = whereClause(author, kind, query);
        const sums = fields.map((field) => `coalesce(sum(${facet(field)}), 0) AS ${field}`).join(', ');
        const row = database.prepare(`SELECT ${sums} FROM documents WHERE ${sql}`).get(...values);
        return Object.fromEntries(fields.map((field) => [field, Number(row?.[field])]));
      }),
  };
}

function writer(database: DatabaseSync, author: string): RowsWriter {
  const put = database.prepare(`
    INSERT INTO documents (author, kind, id, body, facets, search, uniqueKey) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (author, kind, id) DO UPDATE SET
      body = excluded.body, facets = excluded.facets, search = excluded.search, uniqueKey = excluded.uniqueKey`);
  const remove = database.prepare('DELETE FROM documents WHERE author = ? AND kind = ? AND id = ?');
  return {
    ...reader(database, author),
    put: (kind, doc, { facets, search = '', unique = null }) =>
      later(() => {
        const taken = () =>
          database
            .prepare('SELECT 1 FROM documents WHERE author = ? AND kind = ? AND uniqueKey = ? AND id <> ?')
            .get(author, kind, unique, doc.id) !== undefined;
        if (unique !== null && taken()) throw new TakenError(`${kind} «${unique}»`);
        put.run(author, kind, doc.id, JSON.stringify(doc), JSON.stringify(facets), fold(search), unique);
      }),
    remove: (kind, id) => later(() => remove.run(author, kind, id).changes > 0),
  };
}

/**
 * A store in one SQLite file. Two connections: readers never see a change that is under way. Every change is on the disk
 * when its promise resolves.
 */
export function sqliteStore(file: string): Store {
  const write = new DatabaseSync(file, { timeout: 5000 });
  write.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  write.exec(schema);
  write.exec(accountsSchema);
  const read = new DatabaseSync(file, { timeout: 5000, readOnly: true });
  let last: Promise<unknown> = Promise.resolve();

  /** One change at a time, whole or not at all. */
  function change<T>(work: () => Promise<T>): Promise<T> {
    const run = last.then(async () => {
      write.exec('BEGIN IMMEDIATE');
      try {
        const result = await work();
        write.exec('COMMIT');
        return result;
      } catch (error) {
        write.exec('ROLLBACK');
        throw error;
      }
    });
    last = run.catch(() => undefined);
    return run;
  }

  return {
    of: (author): Rows => ({
      ...reader(read, author),
      change: (work) => change(() => work(writer(write, author))),
    }),
    accounts: sqliteAccounts(read, write, change),
    async close() {
      await last;
      read.close();
      write.close();
    },
  };
}
