import { readFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { maxAvatarSize } from '#domain/account/schema.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { accountPlatform, cookieOf } from '../testing/accounts.ts';
import { imageForm } from '../testing/upload.ts';
import { failureWindowMs, letterPauseMs } from './authLimits.ts';
import { codeLifetimeMs, provedLifetimeMs } from './authTickets.ts';

const email = 'anna@example.com';
const password = 'вечер у реки';
const registration = { email, password, firstName: 'Анна', lastName: 'Лебедева' };
const fieldsOf = async (response: Response) => Object.keys((await response.json())['fields'] ?? {});

type At = Awaited<ReturnType<typeof accountPlatform>>;

/** Has a code mailed and answers it. */
async function codeOf(at: At): Promise<string> {
  const number = at.mail.letters.length;
  await at.call('auth/checkEmail', { body: { email } });
  return (await at.letter(number)).secret;
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const check = (at: At, code: string) => at.call('auth/checkRegistrationCode', { body: { email, code } });

describe('an e-mail that is checked', () => {
  it('gets a letter with six digits when it is free', async () => {
    const at = await accountPlatform();
    const free = await at.call('auth/checkEmail', { body: { email: ' Anna@Example.com ' } });
    expect([free.status, await free.json()]).toEqual([200, { available: true }]);
    const letter = await at.letter(0);
    expect(letter.to).toBe(email);
    expect(letter.secret).toMatch(/^\d{6}$/);
    expect(letter.text).toContain(letter.secret);
  });

  it('gets none when it is taken', async () => {
    const at = await accountPlatform();
    const taken = await at.call('auth/checkEmail', { body: { email: demoAccount.email } });
    expect(await taken.json()).toEqual({ available: false });
    expect(at.mail.letters).toEqual([]);
  });

  it('gets no second letter within a minute, also when asked for twice at once', async () => {
    const at = await accountPlatform();
    const ask = () => at.call('auth/checkEmail', { body: { email } });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 429, 429]);
    at.clock.now += 20_000;
    const early = await ask();
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '40']);
    expect(at.mail.letters).toHaveLength(1);
    at.clock.now += 40_000;
    expect((await ask()).status).toBe(200);
    expect(at.mail.letters).toHaveLength(2);
  });

  it('may be tried again at once where the letter could not be sent, and the earlier code still holds', async () => {
    const at = await accountPlatform();
    const code = await codeOf(at);
    at.clock.now += letterPauseMs;
    at.mail.broken = true;
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failed = await at.call('auth/checkEmail', { body: { email } });
    expect([failed.status, (await failed.json())['error']]).toEqual([
      503,
      expect.stringContaining('отправить письмо'),
    ]);
    expect((await check(at, code)).status).toBe(204);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    at.mail.broken = false;
    expect((await at.call('auth/checkEmail', { body: { email } })).status).toBe(200);
  });
});

describe('the code of the letter', () => {
  it('is right or wrong, and wrong once its time is over or a newer one was mailed', async () => {
    const at = await accountPlatform();
    const code = await codeOf(at);
    expect((await check(at, code)).status).toBe(204);
    const wrong = await check(at, otherThan(code));
    expect([wrong.status, await fieldsOf(wrong)]).toEqual([400, ['code']]);
    at.clock.now += letterPauseMs;
    const newer = await codeOf(at);
    expect((await check(at, code)).status).toBe(newer === code ? 204 : 400);
    expect((await check(at, newer)).status).toBe(204);
    at.clock.now += provedLifetimeMs;
    expect((await check(at, newer)).status).toBe(400);
  });

  it('holds for ten minutes until it is entered, and then as long as the second step may take', async () => {
    const at = await accountPlatform();
    const late = await codeOf(at);
    at.clock.now += codeLifetimeMs;
    expect((await check(at, late)).status).toBe(400);
    const code = await codeOf(at);
    at.clock.now += codeLifetimeMs - 1;
    expect((await check(at, code)).status).toBe(204);
    at.clock.now += codeLifetimeMs * 5;
    expect((await at.call('author/register', { body: { ...registration, code } })).status).toBe(204);
  });

  it('counts for its own e-mail only', async () => {
    const at = await accountPlatform();
    const code = await codeOf(at);
    const other = { email: 'oleg@example.com', code };
    expect((await at.call('auth/checkRegistrationCode', { body: other })).status).toBe(400);
  });

  it('may be wrong five times in 15 minutes, and then even the right one waits', async () => {
    const at = await accountPlatform();
    const code = await codeOf(at);
    for (let tries = 0; tries < 5; tries++) {
      expect((await check(at, otherThan(code))).status).toBe(400);
      at.clock.now += 60_000;
    }
    const refused = await check(at, code);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(String(failureWindowMs / 1000 - 5 * 60));
    const registered = await at.call('author/register', { body: { ...registration, code } });
    expect(registered.status).toBe(429);
    at.clock.now += failureWindowMs - 5 * 60_000;
    expect((await check(at, await codeOf(at))).status).toBe(204);
  });

  it('lets five wrong ones through, however many come at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 12 }), async (times) => {
        const at = await accountPlatform();
        const code = await codeOf(at);
        const answers = await Promise.all(Array.from({ length: times }, () => check(at, otherThan(code))));
        const passed = answers.filter(({ status }) => status === 400).length;
        expect(passed).toBe(Math.min(times, 5));
      }),
      { numRuns: 6 },
    );
  });

  it('cannot be had from what the store keeps', async () => {
    const at = await accountPlatform();
    const code = await codeOf(at);
    const { accounts } = at.store;
    expect(await accounts.ticketOwner('registration', code, at.clock.now)).toBeNull();
  });
});

describe('a registration', () => {
  it('opens an account with its profile and signs the author in', async () => {
    const at = await accountPlatform();
    const about = { country: 'KZ', timezone: 'Asia/Almaty', headline: 'Дыхание', bio: 'Вечерние группы' };
    const body = { ...registration, ...about, code: await codeOf(at), role: 'admin', id: 'chosen' };
    const done = await at.call('author/register', { body });
    expect(done.status).toBe(204);
    const profile = await (await at.profile(cookieOf(done))).json();
    expect(profile).toMatchObject({ email, firstName: 'Анна', role: 'expert', avatarId: null, ...about });
    expect(profile['id']).not.toBe('chosen');
    expect((await at.login({ email, password })).status).toBe(204);
    const again = await at.call('auth/checkEmail', { body: { email } });
    expect(await again.json()).toEqual({ available: false });
  });

  it('ends the session that it came with', async () => {
    const at = await accountPlatform();
    const cookie = cookieOf(await at.login({ email: demoAccount.email, password: demoAccount.password }));
    const body = { ...registration, code: await codeOf(at) };
    const done = await at.call('author/register', { body, cookie });
    expect(cookieOf(done)).not.toBe(cookie);
    expect((await at.profile(cookie)).status).toBe(401);
  });

  const broken: [string, object, number][] = [
    ['password', { password: 'короче8' }, 400],
    ['password', { password: 'Password1' }, 400],
    ['password', { password: 'qwerty123' }, 400],
    ['password', { password: 'Rush2112' }, 400],
    ['password', { password: 'Кабинет2026' }, 400],
    ['country', { country: 'ZZ' }, 400],
    ['timezone', { timezone: 'Moon/Base' }, 400],
    ['firstName', { firstName: 'А' }, 400],
    ['code', { code: '12345' }, 400],
    ['email', { email: demoAccount.email }, 409],
  ];
  it.each(broken)('with a wrong %s is refused: %j', async (field, change, status) => {
    const at = await accountPlatform();
    const body = { ...registration, code: await codeOf(at), ...change };
    const refused = await at.call('author/register', { body });
    expect([refused.status, await fieldsOf(refused)]).toEqual([status, [field]]);
    expect(await at.store.accounts.all()).toHaveLength(1);
  });

  it('leaves the code as it was when something else was wrong', async () => {
    const at = await accountPlatform();
    const code = await codeOf(at);
    await at.call('author/register', { body: { ...registration, code, password: 'password' } });
    expect((await at.call('author/register', { body: { ...registration, code } })).status).toBe(204);
  });

  it('happens once when it is sent twice at once, and leaves nothing of the other', async () => {
    const at = await accountPlatform();
    const code = await codeOf(at);
    const register = () => at.call('author/register', { body: { ...registration, code } });
    const answers = await Promise.all([register(), register(), register()]);
    const done = answers.filter(({ status }) => status === 204);
    expect(done).toHaveLength(1);
    for (const { status } of answers) expect([204, 400, 409]).toContain(status);
    expect(await at.store.accounts.all()).toHaveLength(2);
    const account = await at.store.accounts.byEmail(email);
    expect(await (await at.profile(cookieOf(done[0] ?? new Response()))).json()).toMatchObject({
      id: account?.id,
    });
  });
});

describe('the avatar', () => {
  async function registered(at: At): Promise<string> {
    const body = { ...registration, code: await codeOf(at) };
    return cookieOf(await at.call('author/register', { body }));
  }

  it('is kept, set and told by its id', async () => {
    const at = await accountPlatform();
    const cookie = await registered(at);
    const bytes = new Uint8Array(await readFile('platform/scenarios/covers/avatar.webp'));
    const kept = await at.call('author/register/avatar', {
      raw: imageForm(bytes, 'me.txt', 'image'),
      cookie,
    });
    const id: unknown = await kept.json();
    expect([kept.status, typeof id]).toEqual([200, 'string']);
    expect(await (await at.profile(cookie)).json()).toMatchObject({ avatarId: id });
    const served = await at.call(`author/image/${String(id)}`, { method: 'GET', cookie });
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes);
  });

  it('is refused where it is no picture, too large or missing, or nobody is signed in', async () => {
    const at = await accountPlatform();
    const cookie = await registered(at);
    const send = (raw: BodyInit) => at.call('author/register/avatar', { raw, cookie });
    const large = imageForm(new Uint8Array(maxAvatarSize + 1), 'me.png', 'image');
    const refused = [
      await send(imageForm(new TextEncoder().encode('<svg/>'), 'me.png', 'image')),
      await send(large),
      await send(imageForm(new Uint8Array(8), 'me.png', 'other')),
    ];
    for (const response of refused) {
      expect([response.status, await fieldsOf(response)]).toEqual([400, ['image']]);
    }
    expect((await send(new Uint8Array(8))).status).toBe(400);
    expect((await at.call('author/register/avatar', { raw: large })).status).toBe(401);
  });
});
