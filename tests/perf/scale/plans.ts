import type { Client } from 'pg';
import { openPool } from '#platform/store/postgresPool.ts';
import { pageOf, totalsOf } from '#platform/store/postgresQuery.ts';
import type { Figure } from '../figures.ts';
import { authorAt } from './fill.ts';
import { lists, summed, totals, type AskedList } from './lists.ts';

/** Lists and totals alike: what is asked, and the index that alone has the answer. */
const asked = [
  ...lists.map(({ kind, query, ...rest }: AskedList) => ({
    ...rest,
    statement: (author: string) => pageOf(author, kind, { limit: 25, ...query }),
  })),
  ...summed.map(({ name, query }) => ({
    name: `totals, ${name}`,
    index: 'purchase_found',
    statement: (author: string) => totalsOf(author, 'purchase', query, totals),
  })),
];

/** Whether PostgreSQL finds each list by an index, and the largest author's by the one that was made for it. */
export async function plansOf(url: string, client: Client): Promise<Figure[]> {
  const database = openPool(url);
  const figures: Figure[] = [];
  for (const [whose, author] of [
    ['usual', authorAt(1)],
    ['largest', authorAt(0)],
  ] as const) {
    const missed: string[] = [];
    for (const { name, statement, index } of asked) {
      const { sql, parameters } = statement(author).compile(database);
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, [...parameters]);
      const plan = rows.map((row) => row['QUERY PLAN'].replaceAll('"', '')).join('\n');
      // Where no index is made for it, all rows of somebody who has a third of the table are read as soon by reading it.
      const isFound =
        whose === 'usual'
          ? !plan.includes('Seq Scan on documents')
          : index === undefined || plan.includes(`Index Only Scan using documents_${index}`);
      if (!isFound) missed.push(name);
    }
    figures.push({
      name: `plans of the ${whose} author, ${asked.length} lists and totals`,
      measured: missed.length === 0 ? 'each by an index' : `without the index: ${missed.join('; ')}`,
      budget: 'no scan of all rows',
      ok: missed.length === 0,
    });
  }
  await database.destroy();
  return figures;
}
