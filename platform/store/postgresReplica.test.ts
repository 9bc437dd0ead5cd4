// A real replica, which follows a real server by streaming, and is held up or ended.
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { testPostgres, type TestPostgres, type TestReplica } from '../testing/postgres.ts';
import { postgresStore } from './postgres.ts';
import type { ReplicaOutcome } from './replica.ts';
import type { Store } from './store.ts';

let server: TestPostgres;
let replica: TestReplica;
let url = '';
beforeAll(async () => {
  server = await testPostgres();
  url = await server.database();
  await (await postgresStore(url)).close();
  replica = await server.replica();
}, 60_000);
afterAll(() => server.close());

/** What came of each reading so far. */
let outcomes: ReplicaOutcome[] = [];
beforeEach(() => {
  outcomes = [];
});

async function opened(): Promise<Store> {
  const store = await postgresStore(url, {
    url: replica.of(url),
    onRead: (outcome) => outcomes.push(outcome),
  });
  onTestFinished(() => store.close());
  return store;
}

async function onReplica(statement: string): Promise<void> {
  const client = new Client({ connectionString: replica.of(url) });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const add = (store: Store, author: string, id: string) =>
  store.of(author).change(async (tx) => {
    const at = '2026-11-20T06:00:00.000Z';
    await tx.put('purchase', { id, createdAt: at, updatedAt: at }, { facets: { id, netKopecks: 100 } });
  });

/** What an author finds: ids, their count and a total. */
async function foundBy(store: Store, author: string) {
  const rows = store.of(author);
  const { list, count } = await rows.list('purchase');
  const { netKopecks } = await rows.sum('purchase', {}, ['netKopecks']);
  return { ids: list.map(({ id }) => id), count, netKopecks };
}

it('lists and totals come from the replica once it has all of their author', async () => {
  const store = await opened();
  await add(store, 'marina', 'a');
  await vi.waitFor(async () => {
    outcomes = [];
    expect(await foundBy(store, 'marina')).toEqual({ ids: ['a'], count: 1, netKopecks: 100 });
    expect(outcomes).toEqual(['read', 'read']);
  });
});

it('an author finds at once what they have written, however late the replica is, and others still read there', async () => {
  const store = await opened();
  await add(store, 'oleg', 'a');
  await vi.waitFor(async () => {
    outcomes = [];
    await store.of('oleg').list('purchase');
    expect(outcomes).toEqual(['read']);
  });
  await onReplica('SELECT pg_wal_replay_pause()');
  onTestFinished(() => onReplica('SELECT pg_wal_replay_resume()'));
  outcomes = [];
  for (const [at, id] of ['a', 'b', 'c', 'd'].entries()) {
    await add(store, 'anna', id);
    expect(await foundBy(store, 'anna')).toMatchObject({ count: at + 1, netKopecks: 100 * (at + 1) });
  }
  expect(new Set(outcomes)).toEqual(new Set(['behind']));
  outcomes = [];
  expect(await foundBy(store, 'oleg')).toMatchObject({ ids: ['a'] });
  expect(outcomes).toEqual(['read', 'read']);
});

it('a replica that is gone is told of once and left alone, and nobody waits for it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const store = await opened();
  await add(store, 'nina', 'a');
  await replica.stop();
  onTestFinished(() => replica.start());
  expect(await foundBy(store, 'nina')).toEqual({ ids: ['a'], count: 1, netKopecks: 100 });
  expect(outcomes).toEqual(['gone']);
  expect(log).toHaveBeenCalledTimes(1);
});

it('a replica that comes back is read from again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const now = vi.spyOn(performance, 'now');
  onTestFinished(() => now.mockRestore());
  const store = await opened();
  await add(store, 'vera', 'a');
  await replica.stop();
  await store.of('vera').list('purchase');
  await replica.start();
  now.mockReturnValue(performance.now() + 10_000);
  await vi.waitFor(async () => {
    await store.of('vera').list('purchase');
    expect(outcomes.at(-1)).toBe('read');
  });
});
