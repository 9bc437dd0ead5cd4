import { DatabaseSync } from 'node:sqlite';
import { sqliteStore } from './sqlite.ts';
import { plainFacets, rowOf, tableNames, type NeutralRow, type RowsEnd } from './neutral.ts';
import { DatabaseError } from './version.ts';

const keys = {
  accounts: 'id',
  documents: 'author, kind, id',
  // In order: `seq` is each database's own.
  jobs: 'kind, place, seq',
  sessions: '"tokenHash"',
  tickets: 'purpose, owner',
} as const;

const columns = {
  accounts: ['id', 'email', 'passwordHash'],
  documents: ['author', 'kind', 'id', 'body', 'facets', 'search', 'uniqueKey'],
  jobs: ['kind', 'owner', 'id', 'data', 'dueAt', 'place'],
  sessions: ['tokenHash', 'authorId', 'expiresAt', 'seenAt', 'agent'],
  tickets: ['purpose', 'owner', 'digest', 'expiresAt'],
} as const;

/** The facets of a document. Throws `DatabaseError` if they are damaged: no other database could store them. */
function facetsOf({ kind, id, facets }: Record<string, unknown>): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(String(facets));
    if (typeof found === 'object' && found !== null) return plainFacets({ ...found });
  } catch {
    // Told of below.
  }
  throw new DatabaseError(
    `What ${String(kind)} ${String(id)} is found by is damaged: restore a backup, or remove it`,
  );
}

/** Attempts are one row each here, and one row per key elsewhere. */
function* attemptsOf(database: DatabaseSync): Generator<NeutralRow> {
  let [key, moments]: [string | null, number[]] = [null, []];
  for (const row of database.prepare('SELECT key, at FROM attempts ORDER BY key, at').iterate()) {
    if (key !== null && row['key'] !== key) {
      yield rowOf('attempts', { key, moments });
      moments = [];
    }
    key = String(row['key']);
    moments.push(Number(row['at']));
  }
  if (key !== null) yield rowOf('attempts', { key, moments });
}

function* rowsOf(database: DatabaseSync): Generator<NeutralRow> {
  for (const table of tableNames) {
    if (table === 'attempts') {
      yield* attemptsOf(database);
      continue;
    }
    const names = columns[table].map((name) => `"${name}"`).join(', ');
    const all = database.prepare(`SELECT ${names} FROM ${table} ORDER BY ${keys[table]}`);
    for (const row of all.iterate())
      yield rowOf(table, table === 'documents' ? { ...row, facets: facetsOf(row) } : row);
  }
}

function insertInto(database: DatabaseSync) {
  const insert = (table: keyof typeof columns) => {
    const names = columns[table].map((name) => `"${name}"`).join(', ');
    const marks = columns[table].map(() => '?').join(', ');
    return database.prepare(`INSERT INTO ${table} (${names}) VALUES (${marks})`);
  };
  const attempt = database.prepare('INSERT INTO attempts (key, at) VALUES (?, ?)');
  const into = {
    accounts: insert('accounts'),
    documents: insert('documents'),
    jobs: insert('jobs'),
    sessions: insert('sessions'),
    tickets: insert('tickets'),
  };
  return ({ table, row }: NeutralRow): void => {
    if (table === 'attempts') {
      for (const at of row.moments) attempt.run(row.key, at);
      return;
    }
    const told: Record<string, unknown> =
      table === 'documents'
        ? { ...row, facets: JSON.stringify(row.facets) }
        : table === 'sessions'
          ? { seenAt: 0, agent: '', ...row }
          : { ...row };
    const values = columns[table].map((name) => told[name]);
    into[table].run(
      ...values.map((value) => (typeof value === 'number' ? value : value === null ? null : String(value))),
    );
  };
}

/** The rows of an SQLite file, which is created if it does not exist. */
export async function sqliteRows(file: string): Promise<RowsEnd> {
  // Creates what the layout of this platform needs.
  await sqliteStore(file).close();
  const database = new DatabaseSync(file, { timeout: 5000 });
  const whole = (work: () => void) => {
    database.exec('BEGIN IMMEDIATE');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };
  const insert = insertInto(database);
  return {
    id: null,
    async *read() {
      database.exec('BEGIN');
      try {
        yield* rowsOf(database);
      } finally {
        database.exec('COMMIT');
      }
    },
    isEmpty: () =>
      Promise.resolve(
        tableNames.every((table) => database.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() === undefined),
      ),
    async clear() {
      whole(() => tableNames.forEach((table) => database.exec(`DELETE FROM ${table}`)));
    },
    async write(rows) {
      whole(() => rows.forEach(insert));
    },
    async close() {
      database.close();
    },
  };
}
