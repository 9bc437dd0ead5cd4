import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { memoryFiles } from '../files/memory.ts';
import { plainPasswords } from '../passwords/plain.ts';
import { diskAssets } from '../scenarios/diskAssets.ts';
import { loadScenario, type Scenario } from '../scenarios/scenario.ts';
import { postgresStore } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';

const urlOf = (name: string) => inject('postgres').replace('///postgres?', `///${name}?`);

async function run(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgres') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const newName = () => `on_${crypto.randomUUID().replaceAll('-', '')}`;

const templates = new Map<Scenario, Map<number, Promise<string>>>();

async function load(scenario: Scenario, now: number): Promise<string> {
  const name = newName();
  await run(`CREATE DATABASE ${name}`);
  const store = await postgresStore(urlOf(name));
  await loadScenario(scenario, now, {
    store,
    files: memoryFiles(),
    passwords: plainPasswords(),
    assets: diskAssets,
  });
  await store.close();
  return name;
}

/** A database with a scenario as it stands at `now`, ms: loaded once for a worker, copied for everyone who asks, gone with the test. */
export async function loadedDatabase(scenario: Scenario, now: number): Promise<Store> {
  const moments = templates.get(scenario) ?? new Map<number, Promise<string>>();
  templates.set(scenario, moments);
  const template = moments.get(now) ?? load(scenario, now);
  moments.set(now, template);
  const name = newName();
  await run(`CREATE DATABASE ${name} TEMPLATE ${await template}`);
  onTestFinished(() => run(`DROP DATABASE ${name} WITH (FORCE)`));
  return postgresStore(urlOf(name));
}
