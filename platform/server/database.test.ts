import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { plainPasswords } from '../passwords/plain.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { empty } from '../scenarios/empty.ts';
import { testPostgres, type TestPostgres } from '../testing/postgres.ts';
import { serve } from '../testing/serve.ts';
import { settingsOf } from '../testing/settings.ts';
import { openLocal } from './local.ts';
import { SettingsError } from './variables.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await testPostgres();
});
afterAll(() => server.close());

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'database-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const open = (folder: string, url = '') =>
  openLocal(settingsOf(folder, { DATABASE_URL: url }), () => 'http://127.0.0.1:4173', {
    passwords: plainPasswords(),
    audit: () => undefined,
    empty,
  });

/** What is said where a platform cannot start. */
async function said(folder: string, url = ''): Promise<string> {
  const opened = open(folder, url);
  await expect(opened).rejects.toThrow(SettingsError);
  return opened.then(
    () => '',
    (error: unknown) => String(error),
  );
}

/** Brings a file that is no recording. */
async function uploadText(sessions: string, headers: Record<string, string>): Promise<void> {
  const call = (place: string, body: string) =>
    fetch(`${sessions}/${place}`, { method: 'POST', body, headers });
  const opened = await call('new', JSON.stringify({ fileName: 'лес.wav', size: 3 }));
  const { sessionId } = v.parse(v.looseObject({ sessionId: v.string() }), await opened.json());
  await call(`${sessionId}/part`, 'abc');
  expect((await call(`${sessionId}/close`, '{}')).status).toBe(200);
}

it('a server on PostgreSQL lets its author in, also the next one, and says which database it has', async () => {
  const databaseUrl = await server.database();
  const dataDir = await newFolder();
  const { url } = await serve({ databaseUrl, dataDir });
  const body = JSON.stringify({ email: demoAccount.email, password: demoAccount.password });
  const login = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', body });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const headers = { cookie };
  const ask = async (call: string, sent: object) =>
    (
      await fetch(`${url}/api/v1/author/${call}`, { method: 'POST', body: JSON.stringify(sent), headers })
    ).json();
  expect(await ask('tag/list', {})).toMatchObject({ count: 0 });
  await ask('tag/create', { name: 'Вечер' });
  expect(await ask('tag/list', { search: 'ВЕЧЕР' })).toMatchObject({ count: 1, list: [{ name: 'Вечер' }] });
  const health = async () => {
    const answer = await fetch(`${url}/readyz`);
    return [answer.status, await answer.text()];
  };
  expect(await health()).toEqual([200, 'ok, postgresql']);

  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  await server.stop();
  expect(await health()).toEqual([503, '{"problems":["database"]}']);
  const sent = { method: 'POST', body: JSON.stringify({ name: 'Утро' }), headers };
  const refused = await fetch(`${url}/api/v1/author/tag/create`, sent);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toEqual({ error: 'На платформе что-то сломалось' });
  await server.start();
  expect(await health()).toEqual([200, 'ok, postgresql']);
  expect((await fetch(`${url}/api/v1/author/tag/create`, sent)).status).toBe(200);
  expect(await ask('tag/list', {})).toMatchObject({ count: 2 });
  // Jobs go on as well.
  await uploadText(`${url}/api/v1/author/upload/session`, headers);
  const isLookedAt = async () =>
    expect(await ask('stream/list', {})).toMatchObject({ list: [{ status: 'failed' }] });
  await vi.waitFor(isLookedAt, { timeout: 10_000 });
});

it('all survives a restart', async () => {
  const [folder, url] = [await newFolder(), await server.database()];
  const call = async (name: string, body: object) => {
    const platform = await open(folder, url);
    const request = new Request(`http://127.0.0.1:4173/api/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { status } = await platform.fetch(request);
    await platform.close();
    return status;
  };
  const { email, password } = demoAccount;
  expect(await call('auth/login', { email, password: 'wrong' })).toBe(401);
  expect(await call('auth/login', { email, password })).toBe(204);
});

it.each([
  ['postgres://name:hidden@127.0.0.1:1/kabinet', 'kabinet on 127.0.0.1:1 cannot be worked on (ECONNREFUSED)'],
  ['postgres://name:hidden@nowhere.invalid/kabinet', 'kabinet on nowhere.invalid cannot be worked on ('],
])('%s is refused in one line without its password', async (url, words) => {
  const line = await said(await newFolder(), url);
  expect(line).toContain(words);
  expect(line).not.toMatch(/hidden|\n/);
});

it('a database that is not there, is somebody else’s, or is of a newer platform, is refused in one line', async () => {
  const [folder, url] = [await newFolder(), await server.database()];
  expect(await said(folder, url.replace('/test_', '/other_'))).toContain('does not exist');
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE TABLE sessions (id integer)');
  expect(await said(folder, url)).toContain('has tables of another program');
  await client.query('DROP TABLE sessions');
  await (await open(folder, url)).close();
  await client.query('INSERT INTO schema_version VALUES (7)');
  await client.end();
  expect(await said(folder, url)).toMatch(/is of a newer version \(7, and this platform knows \d\)/);
});

it('a folder keeps to its database: its files would be nobody\u2019s in another', async () => {
  const [one, two] = [await server.database(), await server.database()];
  const [files, rows] = [await newFolder(), await newFolder()];
  await (await open(files, one)).close();
  expect(await said(files, two)).toContain('belong to another PostgreSQL database');
  expect(await said(files)).toContain('set DATABASE_URL');
  await (await open(files, one)).close();
  await (await open(rows)).close();
  expect(await said(rows, one)).toContain('has a database of its own');
});

it('two processes that begin side by side load one demo, have one key, and know of each other\u2019s writes and logouts', async () => {
  const [dataDir, databaseUrl] = [await newFolder(), await server.database()];
  const [one, two] = await Promise.all([serve({ dataDir, databaseUrl }), serve({ dataDir, databaseUrl })]);
  const body = JSON.stringify({ email: demoAccount.email, password: demoAccount.password });
  const login = await fetch(`${one.url}/api/v1/auth/login`, { method: 'POST', body });
  const headers = { cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  const ask = (at: { url: string }, call: string, sent: object) =>
    fetch(`${at.url}/api/v1/${call}`, { method: 'POST', body: JSON.stringify(sent), headers });
  const count = async (at: { url: string }) => (await (await ask(at, 'author/tag/list', {})).json()).count;
  for (let tags = 1; tags <= 6; tags++) {
    // Both have the answer of before at hand.
    expect([await count(one), await count(two)]).toEqual([tags - 1, tags - 1]);
    await ask(tags % 2 === 0 ? one : two, 'author/tag/create', { name: `Тег ${tags}` });
    expect([await count(one), await count(two)]).toEqual([tags, tags]);
  }
  await ask(two, 'auth/logout', {});
  expect((await ask(one, 'author/tag/list', {})).status).toBe(401);
  // Wrong passwords are counted together, whoever is asked.
  const wrong = (at: { url: string }) =>
    ask(at, 'auth/login', { email: 'nobody@example.com', password: 'wrong' });
  const statuses = [];
  for (let tries = 0; tries < 6; tries++) statuses.push((await wrong(tries % 2 === 0 ? one : two)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await readdir(dataDir)).not.toContain('server.lock');
});
