import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { testPostgres, type TestPostgres } from '../testing/postgres.ts';
import { accountsConformance } from './accountsConformance.ts';
import { storeConformance } from './conformance.ts';
import { jobsConformance } from './jobsConformance.ts';
import { postgresStore } from './postgres.ts';
import { DamagedError, UnavailableError, type Doc, type Store } from './store.ts';
import { openPool, persistently } from './postgresPool.ts';
import { migratePostgres } from './postgresVersion.ts';
import { DatabaseError } from './version.ts';

let server: TestPostgres;
let url = '';
let admin: Client;
let kept: Store;

beforeAll(async () => {
  server = await testPostgres();
  url = await server.database();
  kept = await postgresStore(url);
  admin = new Client({ connectionString: url });
  await admin.connect();
});
afterAll(async () => {
  await kept.close();
  await admin.end();
  await server.close();
});

const tables = ['documents', 'revisions', 'accounts', 'sessions', 'tickets', 'attempts', 'jobs'];

/** A store with nothing in it: always the same one, for a new one takes its time. */
async function empty(): Promise<Store> {
  await admin.query(tables.map((table) => `DELETE FROM ${table}`).join(';'));
  return { ...kept, close: () => Promise.resolve() };
}

// Each question goes to another process, and takes its time.
storeConformance('postgres', empty, 25);
accountsConformance('postgres', empty);
jobsConformance('postgres', empty, 20);

const doc = (id: string, fields: Record<string, unknown> = {}): Doc => ({
  id,
  createdAt: '2026-11-20T06:00:00.000Z',
  updatedAt: '2026-11-20T06:00:00.000Z',
  ...fields,
});

async function opened(): Promise<Store> {
  const store = await postgresStore(url);
  onTestFinished(() => store.close());
  return store;
}

it('postgres: what one process writes another reads at once, and no write of both is lost', async () => {
  await empty();
  const [one, two] = [await opened(), await opened()];
  const put = (store: Store, id: string) =>
    store.of('marina').change((tx) => tx.put('tag', doc(id), { facets: {} }));
  await put(one, 'a');
  const before = await one.of('marina').revision();
  await put(two, 'b');
  expect(await one.of('marina').revision()).toBeGreaterThan(before);
  expect((await one.of('marina').list('tag')).count).toBe(2);

  const add = (store: Store) =>
    store.of('marina').change(async (tx) => {
      const known = await tx.get('tag', 'a');
      await tx.put('tag', doc('a', { n: Number(known?.['n'] ?? 0) + 1 }), { facets: {} });
    });
  await Promise.all(Array.from({ length: 20 }, (_, at) => add(at % 2 === 0 ? one : two)));
  expect((await two.of('marina').get('tag', 'a'))?.['n']).toBe(20);
});

it('postgres: no session begins beside a new password without being ended by it', async () => {
  const { accounts } = await empty();
  await accounts.put({ id: 'marina', email: 'author@example.com', passwordHash: 'former' });
  const session = { tokenHash: 'token', authorId: 'marina', expiresAt: 900, seenAt: 0, agent: '' };
  // A reset that has ended the sessions, and is about to commit.
  await admin.query('BEGIN');
  await admin.query('UPDATE accounts SET "passwordHash" = \'new\'; DELETE FROM sessions');
  const known = accounts
    .putSession(session, 0)
    .then(async () => (await accounts.byId('marina'))?.passwordHash);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await admin.query('COMMIT');
  // Whoever began it finds the password that holds now.
  expect(await known).toBe('new');
});

it('postgres: a damaged body takes nothing else along, and a start looks at it anew', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const store = await empty();
  const rows = store.of('marina');
  await rows.change(async (tx) => {
    for (const id of ['a', 'b', 'c']) await tx.put('tag', doc(id), { facets: {}, unique: id });
  });
  const before = await rows.revision();
  await admin.query("UPDATE documents SET body = substr(body, 1, 9) WHERE id = 'a'");
  for (const limit of [1, 3]) {
    const { list, count } = await rows.list('tag', { limit });
    expect([list.map(({ id }) => id), count]).toEqual([['b', 'c'].slice(0, limit), 2]);
  }
  expect(log).toHaveBeenCalledTimes(1);
  expect(await rows.leftOut('tag')).toBe(1);
  expect(await rows.revision()).toBeGreaterThan(before);
  await expect(rows.get('tag', 'a')).rejects.toBeInstanceOf(DamagedError);
  await admin.query("UPDATE documents SET body = (SELECT body FROM documents WHERE id = 'b') WHERE id = 'a'");
  expect((await (await opened()).of('marina').list('tag')).count).toBe(3);
});

it('postgres: keeps texts that it cannot hold as they are', async () => {
  const store = await empty();
  const rows = store.of('marina');
  const odd = doc('a', { name: 'до\0после', half: '\uD83D' });
  await rows.change((tx) =>
    tx.put('tag', odd, { facets: { name: 'до\0после', tags: ['\0'] }, search: 'до\0после', unique: '\0' }),
  );
  expect(await rows.get('tag', 'a')).toEqual(odd);
  expect(await rows.get('tag', '\0')).toBeNull();
  // What a field is called stands in the statement itself.
  const quoted = "it's \\' \"";
  await rows.change((tx) => tx.put('tag', doc('b'), { facets: { [quoted]: 1 } }));
  const byQuoted = { where: [{ field: quoted, from: 1 }], sort: { field: quoted } };
  expect((await rows.list('tag', byQuoted)).count).toBe(1);
  expect(await rows.sum('tag', byQuoted, [quoted])).toEqual({ [quoted]: 1 });
  for (const where of [[{ field: 'name', in: ['до\0после'] }], [{ field: 'tags', has: ['\0'] }]])
    expect((await rows.list('tag', { where, search: 'до\0' })).count).toBe(1);
});

it('postgres: a search finds the same whether it finds few or many', async () => {
  const rows = (await empty()).of('marina');
  await admin.query(`
    INSERT INTO documents (author, kind, id, body, facets, keys, search)
    SELECT 'marina', 'purchase', to_char(n, 'FM0000'),
      json_build_object('id', to_char(n, 'FM0000'), 'createdAt', '', 'updatedAt', '')::text, '{}',
      json_build_object('createdAt', 's' || to_char(n * 7 % 3000, 'FM0000')), 'сон ' || CASE WHEN n % 3 = 0 THEN 'утро' ELSE '' END
    FROM generate_series(1, 2999) AS n`);
  const sort = { field: 'createdAt', descending: true };
  for (const [search, step] of [
    ['сон', 1],
    ['утро сон', 3],
  ] as const) {
    const all = Array.from({ length: 2999 }, (_, at) => at + 1)
      .filter((n) => n % step === 0)
      .toSorted((one, other) => ((other * 7) % 3000) - ((one * 7) % 3000));
    const page = await rows.list('purchase', { search, sort, offset: 10, limit: 5 });
    expect(page.list.map(({ id }) => Number(id))).toEqual(all.slice(10, 15));
    expect(page.count).toBe(all.length);
  }
});

it('postgres: a text that no index would hold is found by its beginning', async () => {
  const rows = (await empty()).of('marina');
  const random = Array.from({ length: 4000 }, () => Math.random().toString(36).slice(2));
  await rows.change((tx) =>
    tx.put('purchase', doc('a'), { facets: {}, search: `конец ${'😀'.repeat(280)} ${random.join(' ')}` }),
  );
  expect((await rows.list('purchase', { search: 'КОНЕЦ' })).count).toBe(1);
});

/** Ends every connection of the stores. */
const cut = () =>
  admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'kabinet'");

it('postgres: a change whose connection is lost is made again, once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const store = await empty();
  const rows = store.of('marina');
  await rows.change((tx) => tx.put('tag', doc('a', { n: 0 }), { facets: {} }));
  await cut();
  expect((await rows.get('tag', 'a'))?.['n']).toBe(0);
  let tries = 0;
  await rows.change(async (tx) => {
    const known = await tx.get('tag', 'a');
    if (++tries === 1) await cut();
    await tx.put('tag', doc('a', { n: Number(known?.['n']) + 1 }), { facets: {} });
  });
  expect([tries, (await rows.get('tag', 'a'))?.['n']]).toEqual([2, 1]);
});

it('postgres: a change of which nobody knows whether it was committed is not made again', async () => {
  const store = await empty();
  await admin.query(`
    CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(1); RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON documents DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION cut()`);
  onTestFinished(async () => void (await admin.query('DROP FUNCTION cut CASCADE')));
  let tries = 0;
  const change = store.of('marina').change(async (tx) => {
    tries += 1;
    await tx.put('tag', doc('a'), { facets: {} });
  });
  await expect(change).rejects.toThrow('did not tell');
  expect(tries).toBe(1);
});

it.each([
  ['two changes that met', '40001', 3],
  ['a deadlock', '40P01', 3],
  ['a lost connection', 'ECONNRESET', 3],
  ['connections that are all taken', '53300', 3],
  ['a file that is not there', 'ENOENT', 1],
  ['anything else', '42601', 1],
])('postgres: work that failed for %s (%s) is done %i times', async (_, code, expected) => {
  let tries = 0;
  const work = () => {
    tries += 1;
    return tries < 3 ? Promise.reject(Object.assign(new Error('failed'), { code })) : Promise.resolve();
  };
  await persistently(work).catch(() => undefined);
  expect(tries).toBe(expected);
});

it.each(['55P03', '57014'])(
  'postgres: what took too long (%s) is not done, and may be asked for again',
  async (code) => {
    const work = vi.fn<() => Promise<never>>(() =>
      Promise.reject(Object.assign(new Error('canceling statement'), { code })),
    );
    await expect(persistently(work)).rejects.toThrow(UnavailableError);
    expect(work).toHaveBeenCalledTimes(1);
  },
);

it('postgres: steps are taken by one process at a time, each once, whole or not at all', async () => {
  const place = await server.database();
  const [one, two] = [openPool(place), openPool(place)];
  onTestFinished(async () => void (await Promise.all([one.destroy(), two.destroy()])));
  const steps = (...texts: string[]) =>
    texts.map((text, at) => ({ number: at + 1, statements: () => text.split(';') }));
  const first = 'CREATE TABLE notes (n integer);INSERT INTO notes VALUES (1)';
  await Promise.all([one, two].map((database) => migratePostgres(database, steps(first))));
  const failing = migratePostgres(one, steps(first, 'INSERT INTO notes VALUES (2);SELECT nothing'));
  await expect(failing).rejects.toThrow(DatabaseError);
  await migratePostgres(two, steps(first, 'INSERT INTO notes VALUES (3)'));
  const client = new Client({ connectionString: place });
  await client.connect();
  const { rows } = await client.query('SELECT n FROM notes ORDER BY n');
  await client.end();
  expect(rows).toEqual([{ n: 1 }, { n: 3 }]);
  await expect(migratePostgres(one, steps(first))).rejects.toThrow('is of a newer version (2');
});
