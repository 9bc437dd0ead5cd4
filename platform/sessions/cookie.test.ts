import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newKey } from '../passwords/secrets.ts';
import { memoryStore } from '../store/memory.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { sessionsConformance } from './conformance.ts';
import { cookieSessions } from './cookie.ts';

let folder = '';
let next = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sessions-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

sessionsConformance('memory', memoryStore);
sessionsConformance('sqlite', () => sqliteStore(path.join(folder, `${next++}.db`)));

it('over https a cookie is one that no other host and no plain page can set', async () => {
  const sessions = cookieSessions({ accounts: memoryStore().accounts, now: () => 0, key: newKey() });
  const request = (cookie: string, headers: Record<string, string> = {}) =>
    new Request('http://console.test/api', { headers: { ...headers, ...(cookie !== '' && { cookie }) } });
  const tls = { 'x-forwarded-proto': 'https' };

  const [given] = await sessions.begin(request('', tls), 'anna');
  expect(given).toMatch(/^__Host-kabinet_session=[\w-]{43}; Path=\/; .*; Secure$/);
  const [cookie = ''] = given?.split(';') ?? [];
  expect(await sessions.authorOf(request(cookie, tls))).toBe('anna');

  // One under the other name, which a neighbour could have put there, opens nothing.
  const tossed = cookie.replace('__Host-', '');
  expect(await sessions.authorOf(request(tossed, tls))).toBeNull();
  expect(await sessions.authorOf(request(`${tossed}; ${cookie}`, tls))).toBe('anna');
  expect(await sessions.authorOf(request(cookie))).toBeNull();
});

it('a device is known to the author who was in on it, and to nobody else, by a mark that nobody else can make', async () => {
  const { accounts } = memoryStore();
  const sessions = cookieSessions({ accounts, now: () => 0, key: newKey() });
  const others = cookieSessions({ accounts, now: () => 0, key: newKey() });
  const request = (cookie: string) => new Request('http://console.test/api', { headers: { cookie } });

  const [, given] = await sessions.begin(request(''), 'anna');
  expect(given).toMatch(
    /^kabinet_device=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
  );
  const [mark = ''] = given?.split(';') ?? [];
  const device = sessions.deviceOf(request(mark), 'anna');
  expect(mark).toContain(`=${device}.`);
  // It keeps its name from login to login.
  expect((await sessions.begin(request(mark), 'anna'))[1]).toBe(given);

  expect(sessions.deviceOf(request(mark), 'marina')).toBeNull();
  expect(others.deviceOf(request(mark), 'anna')).toBeNull();
  for (const forged of ['', 'kabinet_device=', 'kabinet_device=a.b', `${mark}x`, mark.replace('=', '=a')])
    expect(sessions.deviceOf(request(forged), 'anna')).toBeNull();
});
