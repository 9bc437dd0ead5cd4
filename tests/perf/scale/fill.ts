import { DatabaseSync } from 'node:sqlite';
import type { Client } from 'pg';
import { memoryFiles } from '#platform/files/memory.ts';
import type { Passwords } from '#platform/passwords/passwords.ts';
import { plainPasswords } from '#platform/passwords/plain.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { diskAssets } from '#platform/scenarios/diskAssets.ts';
import { largeOf } from '#platform/scenarios/large.ts';
import { loadScenario } from '#platform/scenarios/scenario.ts';
import type { Store } from '#platform/store/store.ts';

export const now = Date.parse('2026-11-20T06:12:00Z');

const counts = { lectures: 100, modules: 4, places: 5, clients: 250, purchases: 1000 };

export const authorAt = (at: number) => `author-${at}`;

/** Writes one author as the platform does. All others are copies of its rows: ids are an author's own. */
export const fillFirst = (store: Store, passwords: Passwords = plainPasswords()): Promise<void> =>
  loadScenario(largeOf(counts), now, { store, files: memoryFiles(), passwords, assets: diskAssets });

const columns = 'kind, id, body, facets, keys, search, "uniqueKey"';

/** Does work without the indexes, which are made anew after it: for very many rows that is several times as quick. */
async function withoutIndexes(database: Client, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await database.query<{ indexname: string; indexdef: string }>(
    "SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'documents' AND indexname <> 'documents_pkey'",
  );
  await database.query("SET maintenance_work_mem = '256MB'");
  for (const { indexname } of rows) await database.query(`DROP INDEX "${indexname}"`);
  await work();
  for (const { indexdef } of rows) await database.query(indexdef);
}

/** Adds the authors from one number up to another, which is left out. */
export async function addAuthors(database: Client, from: number, end: number): Promise<void> {
  await withoutIndexes(database, () =>
    database.query(
      `INSERT INTO documents (author, ${columns})
        SELECT 'author-' || n, ${columns} FROM documents, generate_series($1::integer, $2::integer - 1) AS n
        WHERE author = $3`,
      [from, end, demoAccount.id],
    ),
  );
  await database.query('VACUUM ANALYZE documents');
}

/** Gives the first author each purchase many times, under other ids, until there are so many. */
export async function enlarge(database: Client, purchases: number): Promise<void> {
  await withoutIndexes(database, () =>
    database.query(
      `INSERT INTO documents (author, ${columns})
      SELECT 'author-0', kind, id || '-' || n, (body::jsonb || jsonb_build_object('id', id || '-' || n))::text,
        facets, keys || jsonb_build_object('id', 's' || id || '-' || n), search, NULL
      FROM documents, generate_series(2, $1::integer) AS n WHERE author = $2 AND kind = 'purchase'`,
      [purchases / counts.purchases, demoAccount.id],
    ),
  );
  await database.query('VACUUM ANALYZE documents');
}

/** The same authors in SQLite, the first of them as large. */
export function fillSqlite(file: string, authors: number, purchases: number): void {
  const database = new DatabaseSync(file);
  const own = 'kind, id, body, facets, search, "uniqueKey"';
  const numbers =
    'WITH RECURSIVE numbers (n) AS (SELECT CAST(? AS INTEGER) UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?)';
  database
    .prepare(
      `INSERT INTO documents (author, ${own}) ${numbers}
        SELECT 'author-' || n, ${own} FROM numbers, documents WHERE author = ?`,
    )
    .run(0, authors, demoAccount.id);
  database
    .prepare(
      `INSERT INTO documents (author, ${own}) ${numbers}
        SELECT 'author-0', kind, id || '-' || n, json_set(body, '$.id', id || '-' || n),
          json_set(facets, '$.id', id || '-' || n), search, NULL
        FROM numbers, documents WHERE author = ? AND kind = 'purchase'`,
    )
    .run(2, purchases / counts.purchases + 1, demoAccount.id);
  database.close();
}
