import { describe, expect, it, vi } from 'vitest';
import { demoAccount } from '../scenarios/demo.ts';
import { accountPlatform, cookieOf } from '../testing/accounts.ts';
import { letterPauseMs } from './authLimits.ts';
import { linkLifetimeMs } from './authTickets.ts';

const right = { email: demoAccount.email, password: demoAccount.password };
const password = 'утро в горах';

type At = Awaited<ReturnType<typeof accountPlatform>>;

const forgot = (at: At, email: string = demoAccount.email) =>
  at.call('author/forgotPassword', { body: { email } });

/** Has a link mailed and answers its token. */
async function tokenOf(at: At): Promise<string> {
  const number = at.mail.letters.length;
  await forgot(at);
  return (await at.letter(number)).secret.split('token=')[1] ?? '';
}

const reset = (at: At, token: string, chosen = password) =>
  at.call('author/resetPassword', { body: { token, password: chosen } });

const fieldsOf = async (response: Response) => Object.keys((await response.json())['fields'] ?? {});

describe('a forgotten password', () => {
  it('is answered alike whether or not anybody has the e-mail, and mails to those who do', async () => {
    const at = await accountPlatform();
    const [known, unknown] = [await forgot(at), await forgot(at, 'nobody@example.com')];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect([...known.headers]).toEqual([...unknown.headers]);
    const letter = await at.letter(0);
    expect(letter.to).toBe(demoAccount.email);
    expect(letter.secret).toMatch(/^http:\/\/console\.test\/#\/recovery-password\?token=[\w-]{43}$/);
    expect(at.mail.letters).toHaveLength(1);
  });

  it('does not wait for the letter, nor for the look whether anybody has the e-mail', async () => {
    const at = await accountPlatform();
    const { promise, resolve } = Promise.withResolvers<void>();
    const { send } = at.mail;
    at.mail.send = async (letter) => {
      await promise;
      return send.call(at.mail, letter);
    };
    expect((await forgot(at)).status).toBe(204);
    expect(at.mail.letters).toEqual([]);
    resolve();
    await at.letter(0);
  });

  it('leads to the address that is set, whatever the request says', async () => {
    const at = await accountPlatform();
    const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test' };
    await at.call('author/forgotPassword', { body: { email: demoAccount.email }, headers });
    expect((await at.letter(0)).secret).toMatch(/^http:\/\/console\.test\//);
  });

  it('mails once a minute and says nothing of it', async () => {
    const at = await accountPlatform();
    await forgot(at);
    await at.letter(0);
    expect((await forgot(at)).status).toBe(204);
    at.clock.now += letterPauseMs;
    await forgot(at);
    await at.letter(1);
    expect(at.mail.letters).toHaveLength(2);
  });

  it('is answered alike where no letter can be sent, which is logged, and the next try is not held up', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const at = await accountPlatform();
    at.mail.broken = true;
    expect((await forgot(at)).status).toBe(204);
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
    at.mail.broken = false;
    await forgot(at);
    await at.letter(0);
    logged.mockRestore();
  });

  it('waits for a mail server that is away and comes then, once, with a link that works', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const at = await accountPlatform({ pollMs: 10 });
    at.mail.broken = true;
    await forgot(at);
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
    at.clock.now += 30_000;
    await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(2));
    expect(at.mail.letters).toEqual([]);
    at.mail.broken = false;
    at.clock.now += 30_000;
    const { text } = await at.letter(0);
    const [, token = ''] = /token=(\S+)/.exec(text) ?? [];
    expect((await reset(at, token)).status).toBe(204);
    at.clock.now += 10 * 60_000;
    await forgot(at);
    await at.letter(1);
    expect(at.mail.letters).toHaveLength(2);
    logged.mockRestore();
  });

  it('is given up after an hour, and can be asked for anew', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const at = await accountPlatform({ pollMs: 10 });
    at.mail.broken = true;
    await forgot(at);
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
    at.clock.now += 61 * 60_000;
    await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(2));
    await vi.waitFor(async () => expect(await at.store.jobs.next('recovery')).toBeNull());
    at.mail.broken = false;
    await forgot(at);
    await at.letter(0);
    logged.mockRestore();
  });
});

describe('the link to a new password', () => {
  it('sets it, ends every session and works once', async () => {
    const at = await accountPlatform();
    const cookies = [cookieOf(await at.login(right)), cookieOf(await at.login(right))];
    const token = await tokenOf(at);
    expect((await reset(at, token)).status).toBe(204);
    for (const cookie of cookies) expect((await at.profile(cookie)).status).toBe(401);
    expect((await at.login(right)).status).toBe(401);
    expect((await at.login({ ...right, password })).status).toBe(204);
    const again = await reset(at, token, 'совсем другой');
    expect([again.status, await fieldsOf(again)]).toEqual([400, ['token']]);
    expect((await at.login({ ...right, password })).status).toBe(204);
  });

  it('ends also the session that the former password was just about to begin', async () => {
    const at = await accountPlatform();
    const token = await tokenOf(at);
    const { accounts } = at.store;
    const begin = accounts.putSession.bind(accounts);
    vi.spyOn(accounts, 'putSession').mockImplementationOnce(async (...given) => {
      expect((await reset(at, token)).status).toBe(204);
      await begin(...given);
    });
    const late = await at.login(right);
    expect([late.status, late.headers.getSetCookie()]).toEqual([401, []]);
    expect(await accounts.sessionsOf(demoAccount.id)).toEqual([]);
    expect((await at.login({ ...right, password })).status).toBe(204);
  });

  it('works once when it is used twice at the same time', async () => {
    const at = await accountPlatform();
    const token = await tokenOf(at);
    const answers = await Promise.all(
      ['первый вариант', 'второй вариант'].map((one) => reset(at, token, one)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
  });

  it('is wrong when it is made up, too old, or followed by a newer one', async () => {
    const at = await accountPlatform();
    expect((await reset(at, 'made-up')).status).toBe(400);
    const first = await tokenOf(at);
    at.clock.now += letterPauseMs;
    const second = await tokenOf(at);
    expect((await reset(at, first)).status).toBe(400);
    at.clock.now += linkLifetimeMs;
    const late = await reset(at, second);
    expect([late.status, await fieldsOf(late)]).toEqual([400, ['token']]);
    expect((await at.login(right)).status).toBe(204);
  });

  it('stays good when the password was not', async () => {
    const at = await accountPlatform();
    const token = await tokenOf(at);
    for (const poor of ['короче8', 'qwerty123', 'Sunshine', 'kabinet-avtora']) {
      const refused = await reset(at, token, poor);
      expect([refused.status, await fieldsOf(refused)]).toEqual([400, ['password']]);
    }
    expect((await reset(at, token)).status).toBe(204);
  });

  it('lets in at once whoever failed to log in too often before', async () => {
    const at = await accountPlatform();
    for (let tries = 0; tries < 5; tries++) await at.login({ ...right, password: 'забыла' });
    expect((await at.login(right)).status).toBe(429);
    await reset(at, await tokenOf(at));
    expect((await at.login({ ...right, password })).status).toBe(204);
  });
});

describe('the profile', () => {
  async function signedIn() {
    const at = await accountPlatform();
    const cookie = cookieOf(await at.login(right));
    const read = async () => (await at.profile(cookie)).json();
    const save = (body: unknown) => at.call('author/profile', { body, cookie });
    return { at, read, save };
  }

  const names = { firstName: 'Марина', lastName: 'Ветрова' };
  const full = {
    ...names,
    headline: 'Телесные практики',
    bio: 'Двенадцать лет веду группы.',
    languages: ['ru', 'en'],
    country: 'GE',
    timezone: 'Asia/Tbilisi',
    phone: '+995 555 00-00-00',
    site: 'https://example.com/vetrova',
    socials: { telegram: '@vetrova', other: 'https://example.com' },
    notifications: { sales: true, letters: { weekly: false } },
  };

  it('keeps all its fields', async () => {
    const { read, save } = await signedIn();
    expect((await save(full)).status).toBe(204);
    expect(await read()).toMatchObject(full);
  });

  it('comes back as it was sent, and fields can be emptied', async () => {
    const { read, save } = await signedIn();
    await save(full);
    const before = await read();
    expect((await save(before)).status).toBe(204);
    const { updatedAt, ...same } = before;
    expect(await read()).toMatchObject(same);
    await save({ ...names, phone: '', site: null, country: null, languages: [] });
    expect(await read()).toMatchObject({ phone: '', site: null, country: null, languages: [] });
    expect(Date.parse((await read())['updatedAt'])).toBeGreaterThan(Date.parse(updatedAt));
  });

  it('changes neither the e-mail nor the role nor the id', async () => {
    const { read, save } = await signedIn();
    const before = await read();
    await save({ ...names, email: 'other@example.com', role: 'admin', id: 'other', createdAt: 'never' });
    const { id, email, role, createdAt } = before;
    expect(await read()).toMatchObject({ id, email, role, createdAt });
  });

  const wrong: [string, unknown][] = [
    ['firstName', 'М'],
    ['lastName', 'В'.repeat(51)],
    ['headline', 'а'.repeat(81)],
    ['bio', 'а'.repeat(2001)],
    ['languages', 'ru'],
    ['languages', Array.from({ length: 21 }, () => 'ru')],
    ['country', 'ZZ'],
    ['country', 'RUS'],
    ['timezone', 'Europe/Nowhere'],
    ['phone', 'позвоните мне'],
    ['site', 'http://example.com'],
    ['site', 'example.com'],
    ['socials', { telegram: 'а'.repeat(301) }],
    ['notifications', 'all'],
    ['notifications', { sales: 'а'.repeat(300) }],
    ['notifications', { ['а'.repeat(101)]: true }],
    ['avatarId', 'no-such-image'],
  ];
  it.each(wrong)('refuses %s: %j', async (field, value) => {
    const { read, save } = await signedIn();
    const before = await read();
    const refused = await save({ ...full, [field]: value });
    expect(refused.status).toBe(400);
    expect((await fieldsOf(refused))[0]?.split('.')[0]).toBe(field);
    expect(await read()).toEqual(before);
  });
});
