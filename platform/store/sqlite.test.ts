import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { storeConformance } from './conformance.ts';
import { jobsConformance } from './jobsConformance.ts';
import { sqliteStore } from './sqlite.ts';
import { DamagedError } from './store.ts';

let folder = '';
let next = 0;
const file = () => path.join(folder, `${next++}.db`);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

storeConformance('sqlite', () => sqliteStore(file()));
jobsConformance('sqlite', () => sqliteStore(file()), 20);

it('sqlite: all survives closing and opening again', async () => {
  const place = file();
  const doc = {
    id: 'a',
    createdAt: '2026-11-20T06:00:00.000Z',
    updatedAt: '2026-11-20T06:00:00.000Z',
    name: 'Ёж',
  };
  const once = { key: 'a', windowMs: 100, limit: 1 };
  const before = sqliteStore(place);
  await before
    .of('marina')
    .change((tx) => tx.put('tag', doc, { facets: { n: 1 }, search: 'Ёж', unique: 'еж' }));
  await before.accounts.put({ id: 'marina', email: 'author@example.com', passwordHash: 'h' });
  await before.accounts.putSession(
    { tokenHash: 'one', authorId: 'marina', expiresAt: 100, seenAt: 0, agent: '' },
    0,
  );
  await before.accounts.attempt([once], 1);
  await before.close();

  const after = sqliteStore(place);
  expect(await after.of('marina').list('tag', { search: 'еж' })).toEqual({ list: [doc], count: 1 });
  expect(await after.accounts.byEmail('author@example.com')).not.toBeNull();
  expect(await after.accounts.session('one')).not.toBeNull();
  expect(await after.accounts.attempt([once], 2)).toBe(99);
  await after.close();
});

it('sqlite: two processes may have the file open', async () => {
  const place = file();
  const [one, two] = [sqliteStore(place), sqliteStore(place)];
  const doc = { id: 'a', createdAt: '', updatedAt: '' };
  await one.of('marina').change((tx) => tx.put('tag', doc, { facets: {} }));
  const before = await one.of('marina').revision();
  await two.of('marina').change((tx) => tx.put('tag', { ...doc, id: 'b' }, { facets: {} }));
  expect(await one.of('marina').revision()).toBeGreaterThan(before);
  expect((await one.of('marina').list('tag')).count).toBe(2);
  await one.close();
  await two.close();
});

it.each([
  ['a body that is cut', "UPDATE documents SET body = substr(body, 1, 9) WHERE id = 'a'"],
  ['a body that is no document', "UPDATE documents SET body = '[7]' WHERE id = 'a'"],
  ['facets that are cut', "UPDATE documents SET facets = '{', body = '' WHERE id = 'a'"],
  ['facets that are none', "UPDATE documents SET facets = 'null', body = 'null' WHERE id = 'a'"],
])('sqlite: %s takes nothing else along', async (_, sql) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const place = file();
  const store = sqliteStore(place);
  onTestFinished(() => store.close());
  const rows = store.of('marina');
  const doc = { id: 'a', createdAt: '', updatedAt: '' };
  await rows.change(async (tx) => {
    for (const id of ['a', 'b', 'c']) await tx.put('tag', { ...doc, id }, { facets: {}, unique: id });
  });
  const database = new DatabaseSync(place);
  database.exec(sql);
  database.close();
  for (const limit of [1, 3]) {
    const { list, count } = await rows.list('tag', { limit });
    expect([list.map(({ id }) => id), count]).toEqual([['b', 'c'].slice(0, limit), 2]);
  }
  expect(log).toHaveBeenCalledTimes(1);
  await expect(rows.get('tag', 'a')).rejects.toBeInstanceOf(DamagedError);
  await rows.change((tx) => tx.put('tag', doc, { facets: {}, unique: 'a' }));
  expect((await rows.list('tag')).count).toBe(3);
});
