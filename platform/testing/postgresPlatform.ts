import { Client } from 'pg';
import { inject } from 'vitest';
import { memoryFiles } from '../files/memory.ts';
import { plainPasswords } from '../passwords/plain.ts';
import { diskAssets } from '../scenarios/diskAssets.ts';
import { loadScenario, type Scenario } from '../scenarios/scenario.ts';
import { postgresStore } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';

const urlOf = (name: string) => inject('postgres').replace('///postgres?', `///${name}?`);

/** Does work on a database over a connection of its own. */
async function on<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function create(template?: string): Promise<string> {
  const name = `on_${crypto.randomUUID().replaceAll('-', '')}`;
  const like = template === undefined ? '' : ` TEMPLATE ${template}`;
  await on(inject('postgres'), (client) => client.query(`CREATE DATABASE ${name}${like}`));
  return name;
}

/** For each table and its columns but those that follow from others, one statement: these are as long as there are tables, and run as one change. */
async function forTables(
  client: Client,
  statement: (table: string, columns: string) => string,
): Promise<void> {
  const { rows } = await client.query<{ table: string; columns: string }>(`
    SELECT table_name AS table, string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
    WHERE table_schema = 'public' AND is_generated = 'NEVER' GROUP BY table_name`);
  await client.query(rows.map(({ table, columns }) => statement(table, columns)).join(';'));
}

/** Keeps a copy of all rows beside them. */
const keepRows = (name: string) =>
  on(urlOf(name), async (client) => {
    await client.query('CREATE SCHEMA kept');
    await forTables(client, (table) => `CREATE TABLE kept.${table} AS TABLE public.${table}`);
  });

/** Puts back what is not as it was kept: a test changes few rows of many, and each that is written goes into twenty indexes. */
const resetRows = (name: string) =>
  on(urlOf(name), async (client) => {
    await client.query("SET work_mem = '64MB'");
    await forTables(
      client,
      (table, columns) => `DELETE FROM public.${table} AS own
          WHERE md5(own::text) NOT IN (SELECT md5(kept::text) FROM kept.${table} AS kept);
        INSERT INTO public.${table} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM kept.${table} AS kept
          WHERE md5(kept::text) NOT IN (SELECT md5(own::text) FROM public.${table} AS own)`,
    );
  });

/** A scenario that was loaded once, and the copies of it that nobody works on. */
interface Shelf {
  template: Promise<string>;
  free: string[];
}

const shelves = new Map<Scenario, Map<number, Shelf>>();

async function load(scenario: Scenario, now: number): Promise<string> {
  const name = await create();
  const store = await postgresStore(urlOf(name));
  const target = { store, files: memoryFiles(), passwords: plainPasswords(), assets: diskAssets };
  await loadScenario(scenario, now, target);
  await store.close();
  await keepRows(name);
  return name;
}

/**
 * A database with a scenario as it stands at `now`, ms: loaded once for a worker and copied for everyone who asks. Once it is closed it
 * is the next one's: a new copy would take the disk longer than the whole test.
 */
export async function loadedDatabase(scenario: Scenario, now: number): Promise<Store> {
  const moments = shelves.get(scenario) ?? new Map<number, Shelf>();
  shelves.set(scenario, moments);
  const shelf = moments.get(now) ?? { template: load(scenario, now), free: [] };
  moments.set(now, shelf);
  const name = shelf.free.pop() ?? (await create(await shelf.template));
  const store = await postgresStore(urlOf(name));
  return {
    ...store,
    async close() {
      await store.close();
      await resetRows(name);
      shelf.free.push(name);
    },
  };
}
