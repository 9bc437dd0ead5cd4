import { describe, expect, it, vi } from 'vitest';
import { plainPasswords } from '../passwords/plain.ts';
import { leastCost, scryptPasswords } from '../passwords/scrypt.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { restMs, sessionMs } from '../sessions/cookie.ts';
import { accountPlatform, cookieOf, cookiesOf } from '../testing/accounts.ts';
import { failureWindowMs } from './authLimits.ts';

const right = { email: demoAccount.email, password: demoAccount.password };
const wrong = { ...right, password: 'author-demo-2025' };

const open = (origin?: string) => accountPlatform(origin === undefined ? {} : { origin });

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('a letter', () => {
  it('tells of a login from a device that the author has not been in on, and of no other', async () => {
    const { call, letter, login, mail } = await open();
    const first = await login(right, { 'user-agent': firefox });
    const { to, subject, text } = await letter(0);
    expect([to, subject]).toEqual([right.email, 'Вход в\u00A0кабинет автора с\u00A0нового устройства']);
    // The author's own time.
    expect(text).toMatch(/20\sноября\sв\s09:12\sGMT\+3, Firefox, Linux\./);
    expect(text).toContain('http://console.test/#/profile');

    const cookie = cookiesOf(first);
    await call('auth/logout', { cookie });
    await login(right, { cookie });
    await login(wrong);
    await login(right, { 'user-agent': 'somebody else' });
    expect((await letter(1)).text).toContain('браузер неизвестен');
    expect(mail.letters).toHaveLength(2);
  });

  it('that cannot be sent keeps nobody out', async () => {
    const { login, mail, profile } = await open();
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    mail.send = () => Promise.reject(new Error('No mail server'));
    const cookie = cookieOf(await login(right));
    expect((await profile(cookie)).status).toBe(200);
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
    told.mockRestore();
  });
});

describe('sessions', () => {
  it('answer the page of another author as if nobody was signed in, but tell it who is', async () => {
    const { call, login, profile } = await open();
    const cookie = cookieOf(await login(right));
    const { id } = await (await profile(cookie)).json();
    const statusFor = async (author: string, path: string, method: 'GET' | 'POST') => {
      const body = method === 'POST' ? { body: {} } : {};
      return (await call(path, { method, cookie, headers: { 'x-author': author }, ...body })).status;
    };
    expect(await statusFor(id, 'author/tag/list', 'POST')).toBe(200);
    expect(await statusFor('somebody-else', 'author/tag/list', 'POST')).toBe(401);
    expect(await statusFor('somebody-else', 'author/profile', 'POST')).toBe(401);
    expect(await statusFor('somebody-else', 'author/profile', 'GET')).toBe(200);
  });

  it('are listed with their browsers, and ended one by one or all others at once', async () => {
    const { call, clock, login, profile } = await open();
    const here = cookieOf(await login(right, { 'user-agent': firefox }));
    const there = cookieOf(await login(right));
    const third = cookieOf(await login(right));
    const list = async () => (await call('author/session/list', { method: 'GET', cookie: here })).json();
    const told = await list();
    const moment = new Date(clock.now).toISOString();
    expect(told).toMatchObject({
      count: 3,
      list: [{ current: true, agent: firefox, beganAt: moment, seenAt: moment }, { current: false }, {}],
    });
    const end = (id: string) => call(`author/session/${id}`, { method: 'DELETE', cookie: here });
    const statuses = async () =>
      Promise.all([here, there, third].map(async (cookie) => (await profile(cookie)).status));
    expect((await end('of-nobody')).status).toBe(404);
    expect((await end(told.list[1].id)).status).toBe(204);
    expect((await end(told.list[1].id)).status).toBe(404);
    expect((await statuses()).toSorted()).toEqual([200, 200, 401]);
    expect((await call('author/session/endOthers', { cookie: here })).status).toBe(204);
    expect(await statuses()).toEqual([200, 401, 401]);
    expect(await list()).toMatchObject({ count: 1 });
  });

  it('that rest end sooner than those in use', async () => {
    const { clock, login, profile } = await open();
    const cookie = cookieOf(await login(right));
    clock.now += restMs - 1;
    expect((await profile(cookie)).status).toBe(200);
    clock.now += restMs - 1;
    expect((await profile(cookie)).status).toBe(200);
    clock.now += restMs;
    expect((await profile(cookie)).status).toBe(401);
  });
});

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
    const { login, profile, call } = await open();
    const cookie = cookieOf(await login(right));
    const bye = await call('auth/logout', { cookie });
    expect(bye.status).toBe(204);
    expect(bye.headers.getSetCookie()[0]).toContain('Max-Age=0');
    // Drafts are in the storage of the device, and stay.
    expect(bye.headers.get('clear-site-data')).toBe('"cache"');
    expect((await profile(cookie)).status).toBe(401);
    expect((await call('auth/logout')).status).toBe(204);
  });

  it('cannot be had from what the store keeps', async () => {
    const { login, store } = await accountPlatform({ passwords: scryptPasswords({ cost: leastCost }) });
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

  it('takes as long for an e-mail that nobody has: a password is checked there too', async () => {
    const passwords = scryptPasswords({ cost: leastCost });
    const lengths: number[] = [];
    const { login } = await accountPlatform({
      passwords: {
        ...passwords,
        verify(password, hash) {
          lengths.push(hash.length);
          return passwords.verify(password, hash);
        },
      },
    });
    await login(wrong);
    await login({ ...wrong, email: 'nobody@example.com' });
    expect(lengths).toHaveLength(2);
    expect(lengths[0]).toBe(lengths[1]);
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

  it('forgets the failures once it succeeds', async () => {
    const { login } = await open();
    for (const body of [wrong, wrong, wrong, wrong, right, wrong, wrong, wrong, wrong]) await login(body);
    expect((await login(right)).status).toBe(204);
  });

  it('makes a hash of a former cost anew, once, and lets in whoever comes meanwhile', async () => {
    const former = scryptPasswords({ cost: { ...leastCost, N: 4 } });
    const today = scryptPasswords({ cost: leastCost });
    const at = await accountPlatform({ passwords: today });
    const account = await at.store.accounts.byEmail(right.email);
    if (account === null) throw new Error('There is no author');
    await at.store.accounts.put({ ...account, passwordHash: await former.hash(right.password) });
    const hash = async () => (await at.store.accounts.byEmail(right.email))?.passwordHash ?? '';

    expect((await at.login(wrong)).status).toBe(401);
    expect(today.isStale(await hash())).toBe(true);
    const answers = await Promise.all(Array.from({ length: 4 }, () => at.login(right)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    await vi.waitFor(async () => expect(today.isStale(await hash())).toBe(false));
    expect((await at.login(right)).status).toBe(204);
  });

  it('is refused for a moment where too many come at once, which is no try', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const passwords = scryptPasswords({
      atOnce: 1,
      waiting: 1,
      derive: async () => {
        await promise;
        return Buffer.alloc(32);
      },
    });
    const at = await accountPlatform();
    const slow = await accountPlatform({ store: at.store, passwords, scenario: () => [] });
    const going = Array.from({ length: 5 }, () => slow.login(wrong));
    const refused = await Promise.race(going);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    resolve();
    const statuses = (await Promise.all(going)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([401, 401, 503, 503, 503]);
    expect((await at.login(right)).status).toBe(204);
  });

  it('opens nothing with a password that is reset while it is being checked', async () => {
    const passwords = plainPasswords();
    const at = await accountPlatform({
      passwords: {
        ...passwords,
        async verify(password, hash) {
          const known = await passwords.verify(password, hash);
          const account = await at.store.accounts.byEmail(right.email);
          if (account !== null) await at.store.accounts.put({ ...account, passwordHash: 'another' });
          return known;
        },
      },
    });
    const refused = await at.login(right);
    expect([refused.status, cookieOf(refused)]).toEqual([401, '']);
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
    const { call } = await open();
    expect((await call('auth/login', { raw: '{' })).status).toBe(400);
  });
});
