import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { testPostgres, type TestPostgres } from '../testing/postgres.ts';
import { accountsConformance } from './accountsConformance.ts';
import { storeConformance } from './conformance.ts';
import { postgresStore } from './postgres.ts';
import type { Store } from './store.ts';

let server: TestPostgres;
let url = '';
let admin: Client;

beforeAll(async () => {
  server = await testPostgres();
  url = await server.database();
  await (await postgresStore(url)).close();
  admin = new Client({ connectionString: url });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await server.close();
});

/** A store with nothing in it. */
async function empty(): Promise<Store> {
  for (const table of ['documents', 'revisions', 'accounts', 'sessions', 'tickets', 'attempts'])
    await admin.query(`DELETE FROM ${table}`);
  return postgresStore(url);
}

// Each question goes to another process, and takes its time.
storeConformance('postgres', empty, 40);
accountsConformance('postgres', empty);
