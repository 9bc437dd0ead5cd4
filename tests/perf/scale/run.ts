import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { as } from '#platform/records/kinds.ts';
import { saveContent } from '#platform/records/saveContent.ts';
import { touched } from '#platform/stamps.ts';
import { postgresStore } from '#platform/store/postgres.ts';
import { sqliteStore } from '#platform/store/sqlite.ts';
import type { Store } from '#platform/store/store.ts';
import { testPostgres } from '#platform/testing/postgres.ts';
import { percentile, printFigures, timed, timesFigure, type Figure, type Time } from '../figures.ts';
import { addAuthors, authorAt, enlarge, fillFirst, fillSqlite, now } from './fill.ts';
import { lists, summed, totals } from './lists.ts';
import { plansOf } from './plans.ts';
import { processorOf } from './processor.ts';

const budgets = { listMs: 50, editMs: 30 };

/** Authors, each with a thousand purchases and a hundred lectures; `npm run bench -- scale 100` takes fewer. */
const authors = Number(process.argv[3] ?? 1000);

/** How many purchases the largest of them has. */
const most = Number(process.argv[4] ?? 80_000);

/** What SQLite looks at is one author's rows, in memory: more authors than this only fill the disk. */
const mostInSqlite = 100;

/** How often each list is asked for: of another author each time. */
const rounds = 60;

const usualOf = (count: number) =>
  Array.from({ length: rounds }, (_, at) => authorAt(1 + ((at * 37) % Math.max(1, count - 1))));

/** An author changes the name of a lecture. */
const edit = (store: Store) => (author: string) =>
  store.of(author).change(async (tx) => {
    const [doc] = (await tx.list('lecture', { limit: 1 })).list;
    if (doc === undefined) throw new Error('There is no lecture');
    await saveContent(
      tx,
      'lecture',
      as('lecture', { ...doc, name: `Утро ${author} ${performance.now()}`, ...touched(doc, now) }),
    );
  });

/** Of whom lists are asked for, and how often. */
const askersOf = (count: number) =>
  [
    ['', usualOf(count)],
    ['largest: ', Array.from({ length: rounds / 6 }, () => authorAt(0))],
  ] as const;

/** `database` is the connection that tells what PostgreSQL takes of the processor, where it is asked. */
async function measure(
  store: Store,
  { where = '', count, database }: { where?: string; count: number; database?: Client },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const add = async (
    name: string,
    works: readonly string[],
    { work, budgetMs = budgets.listMs }: { work: (author: string) => Promise<unknown>; budgetMs?: number },
  ) => {
    let times: Time[] = [];
    const run = async () => {
      times = await timed([...works], work);
    };
    let told = '';
    if (database === undefined) await run();
    else told = `  database ${(await processorOf(database, works.length, run)).database.toFixed(1)}`;
    const figure = timesFigure(where + name, times, budgetMs);
    figures.push({ ...figure, measured: figure.measured + told });
  };
  for (const [whose, asked] of askersOf(count)) {
    for (const { name, kind, query } of lists)
      await add(whose + name, asked, {
        work: (author) => store.of(author).list(kind, { limit: 25, ...query }),
      });
    for (const { name, query } of summed)
      await add(`${whose}totals of purchases, ${name}`, asked, {
        work: (author) => store.of(author).sum('purchase', query, totals),
      });
  }
  await add('an edit of a lecture', usualOf(count), { work: edit(store), budgetMs: budgets.editMs });
  return figures;
}

/** What a list and an edit of a usual author cost where there are so many authors; for information. */
async function growthAt(store: Store, client: Client, count: number): Promise<string> {
  const usual = usualOf(count);
  const waits: number[] = [];
  const askAll = async () => {
    waits.length = 0;
    for (const { kind, query } of lists)
      for (const { clock } of await timed(usual, (author) =>
        store.of(author).list(kind, { limit: 25, ...query }),
      ))
        waits.push(clock);
  };
  await askAll();
  const ofLists = await processorOf(client, usual.length * lists.length, askAll);
  const edits: number[] = [];
  const ofEdits = await processorOf(client, usual.length, async () => {
    for (const { clock } of await timed(usual, edit(store))) edits.push(clock);
  });
  const told = (times: number[], { here, database }: typeof ofLists) =>
    `p50 ${percentile(times, 0.5).toFixed(1)} p95 ${percentile(times, 0.95).toFixed(1)} ms, of the processor ${here.toFixed(1)} here and ${database.toFixed(1)} in the database`;
  return `${count * 1000} purchases: a list ${told(waits, ofLists)}; an edit ${told(edits, ofEdits)}`;
}

async function onPostgres(): Promise<Figure[]> {
  const server = await testPostgres();
  try {
    const url = await server.database();
    const store = await postgresStore(url);
    const database = new Client({ connectionString: url });
    await database.connect();
    const started = performance.now();
    await fillFirst(store);
    let filled = 0;
    for (const count of [...[2, 10, 100, 1000].filter((one) => one < authors), authors]) {
      await addAuthors(database, filled, count);
      filled = count;
      console.log(await growthAt(store, database, count));
    }
    await enlarge(database, most);
    const { rows } = await database.query<{ count: string; size: string }>(
      "SELECT count(*), pg_size_pretty(pg_total_relation_size('documents')) AS size FROM documents",
    );
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(
      `${authors} authors, ${rows[0]?.count} rows, ${rows[0]?.size} with indexes, filled in ${seconds} s`,
    );
    const plans = await plansOf(url, database);
    // Nobody's first call.
    await measure(store, { count: authors });
    const figures = await measure(store, { count: authors, database });
    await database.end();
    await store.close();
    return [...plans, ...figures];
  } finally {
    await server.close();
  }
}

async function onSqlite(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'scale-'));
  try {
    const file = path.join(folder, 'platform.db');
    const count = Math.min(authors, mostInSqlite);
    const first = sqliteStore(file);
    await fillFirst(first);
    await first.close();
    fillSqlite(file, count, most);
    const store = sqliteStore(file);
    // A list is read into memory by its first call.
    await measure(store, { count });
    const figures = await measure(store, { where: 'SQLite: ', count });
    await store.close();
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Many authors on PostgreSQL, one of them with very many purchases, and SQLite beside. False where a budget is missed. */
export async function benchScale(): Promise<boolean> {
  const isQuick = printFigures(await onPostgres());
  console.log(`The machine had ${loadavg()[0]?.toFixed(1)} works at a time`);
  return printFigures(await onSqlite()) && isQuick;
}
