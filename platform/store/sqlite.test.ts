import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeConformance } from './conformance.ts';
import { sqliteStore } from './sqlite.ts';

let folder = '';
let next = 0;
const file = () => path.join(folder, `${next++}.db`);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

storeConformance('sqlite', () => sqliteStore(file()));

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
  await before.accounts.putSession({ tokenHash: 'one', authorId: 'marina', expiresAt: 100 }, 0);
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
  await two.of('marina').change((tx) => tx.put('tag', { ...doc, id: 'b' }, { facets: {} }));
  expect((await one.of('marina').list('tag')).count).toBe(2);
  await one.close();
  await two.close();
});
