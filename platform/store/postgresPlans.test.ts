// By which indexes PostgreSQL finds what authors ask for, and what becomes of rows that an older platform has left.
import type { RawBuilder } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPostgres, type TestPostgres } from '../testing/postgres.ts';
import { migrations } from './migrations.ts';
import { postgresStore } from './postgres.ts';
import { openPool } from './postgresPool.ts';
import { pageOf, totalsOf } from './postgresQuery.ts';
import { migratePostgres } from './postgresVersion.ts';
import type { Query } from './store.ts';

let server: TestPostgres;
let url = '';
let admin: Client;

/** What lists of many can be sorted by, as their routes say; what those of the first are found by is in its index. */
const sorts = {
  purchase: ['createdAt', 'paidAt', 'number', 'client', 'title', 'status', 'amountKopecks', 'netKopecks'],
  client: ['lastActivityAt', 'createdAt', 'name', 'firstPurchaseAt', 'purchasesCount', 'totalKopecks'],
};
const sorted = Object.entries(sorts).flatMap(([kind, fields]) =>
  fields.flatMap((field, at) => [
    [kind, field, true, `documents_${kind}_${field}_down`] as const,
    [kind, field, false, `documents_${kind}_${at === 0 ? 'found' : `${field}_up`}`] as const,
  ]),
);

beforeAll(async () => {
  server = await testPostgres();
  url = await server.database();
  await (await postgresStore(url)).close();
  admin = new Client({ connectionString: url });
  await admin.connect();
  // What is not on the disk yet is of no use to an index that answers alone.
  await admin.query('SET synchronous_commit = on');
  await admin.query(
    `INSERT INTO documents (author, kind, id, body, facets, keys, search)
      SELECT author, kind, to_char(n, 'FM0000'), repeat('.', 1000), '{"grossKopecks": 1}', keys, 'орлова сон ' || n
      FROM unnest(ARRAY['marina', 'ivan']) AS author, unnest(ARRAY['purchase', 'client']) AS kind,
        generate_series(1, 3000) AS n,
        LATERAL (SELECT json_object_agg(field, 's' || n % 100) AS keys FROM unnest($1::text[]) AS field) AS keyed`,
    [[...new Set([...Object.values(sorts).flat(), 'method', 'country', 'contentType', 'segment'])]],
  );
  await admin.query('VACUUM ANALYZE documents');
}, 60_000);

afterAll(async () => {
  await admin.end();
  await server.close();
});

/** How a statement would be run where reading all rows and sorting them are dear, as they are where there are many. */
async function planOf(statement: RawBuilder<unknown>): Promise<string> {
  const pool = openPool(url);
  const { sql, parameters } = statement.compile(pool);
  await pool.destroy();
  await admin.query('SET enable_seqscan = off; SET enable_sort = off; SET enable_bitmapscan = off');
  const { rows } = await admin.query(`EXPLAIN ${sql}`, [...parameters]);
  await admin.query('RESET enable_seqscan; RESET enable_sort; RESET enable_bitmapscan');
  return rows.map((row: Record<string, string>) => String(row['QUERY PLAN']).replaceAll('"', '')).join('\n');
}

it.each(sorted)(
  'postgres: a page of a %s by %s, descending %s, passes by what is before it in %s',
  async (kind, field, descending, index) => {
    for (const offset of [0, 1500]) {
      const page = pageOf('marina', kind, { sort: { field, descending }, offset, limit: 25 });
      expect(await planOf(page)).toContain(`Index Only Scan using ${index} on`);
    }
  },
);

it.each([
  ['purchase', { search: 'ор' }],
  ['purchase', { search: 'орлова сон', where: [{ field: 'createdAt', from: '2' }] }],
  ['purchase', { where: [{ field: 'contentType', in: ['1'] }] }],
  [
    'purchase',
    {
      where: [
        { field: 'method', in: ['1', '2'] },
        { field: 'country', in: ['1'] },
      ],
    },
  ],
  ['client', { search: 'анна' }],
  ['client', { where: [{ field: 'segment', in: ['1'] }] }],
] satisfies [string, Query][])(
  'postgres: what a %s is found by in %j, and its totals, are read from one index',
  async (kind, query) => {
    const index = `Index Only Scan using documents_${kind}_found on`;
    const sort = { field: 'createdAt', descending: true };
    const page = pageOf('marina', kind, { ...query, sort, limit: 25 });
    const sums = totalsOf('marina', kind, query, ['grossKopecks', 'feeKopecks']);
    for (const statement of kind === 'purchase' ? [page, sums] : [page])
      expect(await planOf(statement)).toContain(index);
  },
);

it('postgres: of very many those with some ids are looked up by them', async () => {
  const plan = await planOf(pageOf('marina', 'purchase', { where: [{ field: 'id', in: ['0001', '2'] }] }));
  expect(plan).toMatch(/Index Cond: .*id = ANY \('\{0001,2\}'/);
});

it('postgres: rows of an older layout are found, sorted and added up in that of today', async () => {
  const place = await server.database();
  const older = openPool(place);
  await migratePostgres(older, migrations.slice(0, 2));
  await older.destroy();
  const client = new Client({ connectionString: place });
  await client.connect();
  await client.query(`
    INSERT INTO documents (author, kind, id, body, facets, keys, search)
    SELECT 'marina', 'purchase', id, json_build_object('id', id, 'createdAt', '', 'updatedAt', '')::text,
      json_build_object('grossKopecks', n), json_build_object('status', 's' || status, 'title', 's' || id), 'сон'
    FROM (VALUES ('a', 'paid', 1), ('b', 'failed', 2), ('c', 'paid', 4)) AS old (id, status, n)`);
  await client.end();
  const store = await postgresStore(place);
  const paid = { where: [{ field: 'status', in: ['paid'] }], search: 'сон' };
  const sort = { field: 'title', descending: true };
  const { list, count } = await store.of('marina').list('purchase', { ...paid, sort });
  expect([list.map(({ id }) => id), count]).toEqual([['c', 'a'], 2]);
  expect(await store.of('marina').sum('purchase', paid, ['grossKopecks'])).toEqual({ grossKopecks: 5 });
  await store.close();
});
