import { describe, expect, it } from 'vitest';
import { createPlatform } from '../app.ts';
import { memoryFiles } from '../files/memory.ts';
import { memoryMail } from '../mail/memory.ts';
import { scryptPasswords } from '../passwords/scrypt.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { diskAssets } from '../scenarios/diskAssets.ts';
import { empty } from '../scenarios/empty.ts';
import { loadScenario } from '../scenarios/scenario.ts';
import { cookieSessions, sessionMs } from '../sessions/cookie.ts';
import { memoryStore } from '../store/memory.ts';
import { testTime } from '../testing/platform.ts';
import { failureWindowMs } from './authLimits.ts';

const right = { email: demoAccount.email, password: demoAccount.password };
const wrong = { ...right, password: 'author-demo-2025' };

/** A platform as the server has it: cookies and scrypt. */
async function open(origin = 'http://console.test') {
  const [store, files, passwords] = [memoryStore(), memoryFiles(), scryptPasswords()];
  const clock = { now: testTime };
  await loadScenario(empty, clock.now, { store, files, passwords, assets: diskAssets });
  const sessions = cookieSessions(store.accounts, () => clock.now);
  const platform = createPlatform({
    store,
    files,
    passwords,
    sessions,
    mail: memoryMail(),
    publicUrl: () => origin,
    clock: () => clock.now,
    moderation: { delayMs: 0 },
  });
  const send = (path: string, init: RequestInit = {}) =>
    platform.fetch(new Request(`${origin}/api/v1/${path}`, init));
  const login = (body: unknown, headers: Record<string, string> = {}) =>
    send('auth/login', { method: 'POST', body: JSON.stringify(body), headers });
  const profile = (cookie: string) => send('author/profile', { headers: { cookie } });
  return { store, clock, send, login, profile };
}

function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

describe('a session', () => {
  it('is one cookie that scripts cannot read, marked secure on https only', async () => {
    const plain = await open();
    const [cookie = ''] = (await plain.login(right)).headers.getSetCookie();
    expect(cookie).toMatch(/^kabinet_session=[\w-]{43}; /);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Secure');
    const safe = await open('https://console.test');
    expect((await safe.login(right)).headers.getSetCookie()[0]).toContain('Secure');
    const behindProxy = await plain.login(right, { 'x-forwarded-proto': 'https' });
    expect(behindProxy.headers.getSetCookie()[0]).toContain('Secure');
  });

  it('opens the profile, and only as long as it lasts', async () => {
    const { login, profile, clock } = await open();
    const cookie = cookieOf(await login(right));
    expect(await (await profile(cookie)).json()).toMatchObject({ firstName: 'Марина', email: right.email });
    expect((await profile('')).status).toBe(401);
    expect((await profile('kabinet_session=guess')).status).toBe(401);
    clock.now += sessionMs;
    expect((await profile(cookie)).status).toBe(401);
  });

  it('is a new one with every login, and the old one ends', async () => {
    const { login, profile } = await open();
    const first = cookieOf(await login(right));
    const second = cookieOf(await login(right, { cookie: first }));
    expect(second).not.toBe(first);
    expect((await profile(first)).status).toBe(401);
    expect((await profile(second)).status).toBe(200);
  });

  it('ends with logout, on the platform too', async () => {
    const { login, profile, send } = await open();
    const cookie = cookieOf(await login(right));
    const bye = await send('auth/logout', { method: 'POST', headers: { cookie } });
    expect(bye.status).toBe(204);
    expect(bye.headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect((await profile(cookie)).status).toBe(401);
    expect((await send('auth/logout', { method: 'POST' })).status).toBe(204);
  });

  it('cannot be had from what the store keeps', async () => {
    const { login, store } = await open();
    const token = cookieOf(await login(right)).split('=')[1] ?? '';
    expect(await store.accounts.session(token)).toBeNull();
    expect((await store.accounts.byEmail(right.email))?.passwordHash).not.toContain(right.password);
  });
});

describe('login', () => {
  it('takes the e-mail in any case and says which field is empty', async () => {
    const { login } = await open();
    expect((await login({ ...right, email: ' Author@Example.COM ' })).status).toBe(204);
    const refused = await login({ email: 'author', password: '' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      fields: { email: expect.stringContaining('@'), password: 'Заполните это поле' },
    });
  });

  it('answers a wrong e-mail and a wrong password alike', async () => {
    const { login } = await open();
    const [password, email] = [await login(wrong), await login({ ...right, email: 'nobody@example.com' })];
    expect(password.status).toBe(401);
    expect(email.status).toBe(401);
    expect(await password.text()).toBe(await email.text());
  });

  it('takes as long for an e-mail that nobody has', async () => {
    const { login } = await open();
    const time = async (body: unknown) => {
      const began = performance.now();
      await login(body);
      return performance.now() - began;
    };
    await time(wrong);
    const [known, unknown] = [await time(wrong), await time({ ...wrong, email: 'nobody@example.com' })];
    // Deriving a key takes tens of ms, all the rest less than one: without it the times would be far apart.
    expect(unknown).toBeGreaterThan(known / 3);
  });

  it('refuses the sixth try in 15 minutes, also a right one, and says when to come back', async () => {
    const { login, clock } = await open();
    for (let at = 0; at < 5; at++) {
      expect((await login(wrong)).status).toBe(401);
      clock.now += 60_000;
    }
    const refused = await login(right);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(failureWindowMs / 1000 - 5 * 60);
    expect((await login({ ...wrong, email: 'other@example.com' })).status).toBe(401);
    clock.now += (failureWindowMs / 1000 - 5 * 60) * 1000;
    expect((await login(right)).status).toBe(204);
    expect((await login(wrong)).status).toBe(401);
  });

  it('lets no more through when the tries come at once', async () => {
    const { login } = await open();
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(wrong)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });
});

describe('changes asked for by other pages', () => {
  const cases: [string, Record<string, string>, number][] = [
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, 403],
    ['a sibling host', { 'sec-fetch-site': 'same-site', origin: 'http://other.console.test' }, 403],
    ['an old browser on another site', { origin: 'https://evil.test' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['the console', { 'sec-fetch-site': 'same-origin', origin: 'http://console.test' }, 204],
    ['the console in an old browser', { origin: 'http://console.test' }, 204],
    ['a program', {}, 204],
  ];
  it.each(cases)('%s', async (_, headers, status) => {
    const { login } = await open();
    expect((await login(right, headers)).status).toBe(status);
  });
});

describe('bodies', () => {
  it('over a megabyte are refused', async () => {
    const { login } = await open();
    expect((await login({ ...right, padding: 'x'.repeat(1024 * 1024) })).status).toBe(413);
  });

  it('that are no JSON are refused', async () => {
    const { send } = await open();
    expect((await send('auth/login', { method: 'POST', body: '{' })).status).toBe(400);
  });
});
