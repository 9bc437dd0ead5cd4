import type { Client } from 'pg';
import { openPool } from '#platform/store/postgresPool.ts';
import { pageOf } from '#platform/store/postgresQuery.ts';
import type { Figure } from '../figures.ts';
import { authorAt } from './fill.ts';
import { lists } from './lists.ts';

/** Whether PostgreSQL finds each list by an index, and the largest author's by the one that was made for it. */
export async function plansOf(url: string, client: Client): Promise<Figure[]> {
  const database = openPool(url);
  const figures: Figure[] = [];
  for (const [whose, author] of [
    ['usual', authorAt(1)],
    ['largest', authorAt(0)],
  ] as const) {
    const missed: string[] = [];
    for (const { name, kind, query, index } of lists) {
      const { sql, parameters } = pageOf(author, kind, { limit: 25, ...query }).compile(database);
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, [...parameters]);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      // Where no index is made for it, all rows of somebody who has a third of the table are read as soon by reading it.
      const isFound =
        whose === 'usual'
          ? !plan.includes('Seq Scan on documents')
          : index === undefined || plan.includes(`documents_${index}`);
      if (!isFound) missed.push(name);
    }
    figures.push({
      name: `plans of the ${whose} author, ${lists.length} lists`,
      measured: missed.length === 0 ? 'each by an index' : `without the index: ${missed.join('; ')}`,
      budget: 'no scan of all rows',
      ok: missed.length === 0,
    });
  }
  await database.destroy();
  return figures;
}
