import { Client } from 'pg';
import { memoryFiles } from '#platform/files/memory.ts';
import { plainPasswords } from '#platform/passwords/plain.ts';
import { as } from '#platform/records/kinds.ts';
import { saveContent } from '#platform/records/saveContent.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { diskAssets } from '#platform/scenarios/diskAssets.ts';
import { largeOf } from '#platform/scenarios/large.ts';
import { loadScenario } from '#platform/scenarios/scenario.ts';
import { touched } from '#platform/stamps.ts';
import { postgresStore } from '#platform/store/postgres.ts';
import type { Query, Store } from '#platform/store/store.ts';
import { testPostgres } from '#platform/testing/postgres.ts';
import { printFigures, timed, timesFigure, type Figure } from '../figures.ts';

/** The largest author waits longer where all of their rows are sorted or added up. */
const budgets = { listMs: 50, largestMs: 500, editMs: 30 };

/** Authors, each with a thousand purchases and a hundred lectures; `npm run bench -- scale 100` takes fewer. */
const authors = Number(process.argv[3] ?? 1000);

/** How many purchases the largest of them has. */
const most = 80_000;

/** How often each list is asked for: of another author each time. */
const rounds = 60;

const now = Date.parse('2026-11-20T06:12:00Z');

/** What an author asks for, in the words of the store. */
const lists: { name: string; kind: string; query: Query; totals?: string[] }[] = [
  {
    name: 'purchases, newest first',
    kind: 'purchase',
    query: { sort: { field: 'createdAt', descending: true } },
  },
  {
    name: 'purchases, page 30',
    kind: 'purchase',
    query: { sort: { field: 'createdAt', descending: true }, offset: 725 },
  },
  {
    name: 'purchases, by amount',
    kind: 'purchase',
    query: { sort: { field: 'amountKopecks', descending: true } },
  },
  {
    name: 'purchases, by the smallest amount',
    kind: 'purchase',
    query: { sort: { field: 'amountKopecks' } },
  },
  { name: 'purchases, by client', kind: 'purchase', query: { sort: { field: 'client' } } },
  {
    name: 'purchases, refunded',
    kind: 'purchase',
    query: {
      where: [{ field: 'status', in: ['refunded'] }],
      sort: { field: 'createdAt', descending: true },
    },
  },
  {
    name: 'purchases, two words',
    kind: 'purchase',
    query: { search: 'орлова сон', sort: { field: 'createdAt', descending: true } },
  },
  {
    name: 'purchases, two letters',
    kind: 'purchase',
    query: { search: 'ор', sort: { field: 'createdAt', descending: true } },
  },
  {
    name: 'clients, by activity',
    kind: 'client',
    query: { sort: { field: 'lastActivityAt', descending: true } },
  },
  {
    name: 'clients, a name',
    kind: 'client',
    query: { search: 'орлова', sort: { field: 'lastActivityAt', descending: true } },
  },
  {
    name: 'lectures, newest first',
    kind: 'lecture',
    query: { sort: { field: 'createdAt', descending: true } },
  },
  { name: 'lectures, by name', kind: 'lecture', query: { sort: { field: 'name' } } },
  { name: 'lectures, a word', kind: 'lecture', query: { search: 'сон', sort: { field: 'name' } } },
];

const totals = ['grossKopecks', 'feeKopecks', 'refundedKopecks'];

const authorAt = (at: number) => `author-${at}`;

/** One author as the platform writes them, and then as many like them as are wanted: ids are an author's own. */
async function fill(store: Store, database: Client): Promise<void> {
  const counts = { lectures: 100, modules: 4, places: 5, clients: 250, purchases: 1000 };
  const target = { store, files: memoryFiles(), passwords: plainPasswords(), assets: diskAssets };
  await loadScenario(largeOf(counts), now, target);
  const columns = 'kind, id, body, facets, keys, search, "uniqueKey"';
  await database.query(
    `INSERT INTO documents (author, ${columns})
      SELECT 'author-' || n, ${columns} FROM documents, generate_series(0, $1::integer - 1) AS n WHERE author = $2`,
    [authors, demoAccount.id],
  );
  // The largest has each purchase many times, under other ids.
  await database.query(
    `INSERT INTO documents (author, ${columns})
      SELECT 'author-0', kind, id || '-' || n, (body::jsonb || jsonb_build_object('id', id || '-' || n))::text,
        facets, keys || jsonb_build_object('id', 's' || id || '-' || n), search, NULL
      FROM documents, generate_series(2, $1::integer) AS n WHERE author = $2 AND kind = 'purchase'`,
    [most / counts.purchases, demoAccount.id],
  );
  await database.query('VACUUM ANALYZE documents');
}

async function measure(store: Store): Promise<Figure[]> {
  const figures: Figure[] = [];
  const usual = Array.from({ length: rounds }, (_, at) => authorAt(1 + ((at * 37) % (authors - 1))));
  const largest = Array.from({ length: rounds / 6 }, () => authorAt(0));
  for (const [whose, list, budgetMs] of [
    ['', usual, budgets.listMs],
    ['largest: ', largest, budgets.largestMs],
  ] as const) {
    for (const { name, kind, query } of lists) {
      const times = await timed(list, (author) => store.of(author).list(kind, { limit: 25, ...query }));
      figures.push(timesFigure(whose + name, times, budgetMs));
    }
    const sums = await timed(list, (author) => store.of(author).sum('purchase', {}, totals));
    figures.push(timesFigure(`${whose}purchases, totals`, sums, budgetMs));
  }
  const edits = await timed(usual, (author) =>
    store.of(author).change(async (tx) => {
      const [doc] = (await tx.list('lecture', { limit: 1 })).list;
      if (doc === undefined) throw new Error('There is no lecture');
      await saveContent(
        tx,
        'lecture',
        as('lecture', { ...doc, name: `Утро ${author}`, ...touched(doc, now) }),
      );
    }),
  );
  return [...figures, timesFigure('an edit of a lecture', edits, budgets.editMs)];
}

/** Many authors on PostgreSQL, one of them with very many purchases. False where a budget is missed. */
export async function benchScale(): Promise<boolean> {
  const server = await testPostgres();
  try {
    const url = await server.database();
    const store = await postgresStore(url);
    const database = new Client({ connectionString: url });
    await database.connect();
    const started = performance.now();
    await fill(store, database);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${authors} authors, ${authors * 1000 + most} purchases, filled in ${seconds} s`);
    // Nobody's first call.
    await measure(store);
    const figures = await measure(store);
    await database.end();
    await store.close();
    return printFigures(figures);
  } finally {
    await server.close();
  }
}
