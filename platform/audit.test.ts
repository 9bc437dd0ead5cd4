import { expect, it, vi } from 'vitest';
import { logRecord } from '#lib/log.ts';
import { demoAccount } from './scenarios/demo.ts';
import { accountPlatform, cookieOf } from './testing/accounts.ts';

const right = { email: demoAccount.email, password: demoAccount.password };
const wrong = { ...right, password: 'author-demo-2025' };
const email = 'anna@example.com';
const password = 'вечер у реки';
const address = '203.0.113.7';

type At = Awaited<ReturnType<typeof accountPlatform>>;

/** What was written down since the last time, the event and its outcome in a word. */
const said = ({ records }: At) => records.splice(0).map(({ event, outcome }) => `${event} ${outcome}`);

const login = (at: At, body: object) => at.call('auth/login', { body, address });

it('a login, a refused one, a lockout and a logout are written down with their time, address and account', async () => {
  const at = await accountPlatform();
  const cookie = cookieOf(await login(at, right));
  expect(at.records).toEqual([
    {
      time: new Date(at.clock.now).toISOString(),
      event: 'login',
      outcome: 'done',
      address,
      account: demoAccount.id,
      email: expect.stringMatching(/^[\w-]{43}$/),
    },
  ]);
  await at.call('auth/logout', { cookie, address });
  expect(at.records[1]).toMatchObject({ event: 'logout', outcome: 'done', address, account: demoAccount.id });
  at.records.splice(0);
  for (let tries = 0; tries < 6; tries++) await login(at, wrong);
  expect(at.records.every(({ account }) => account === demoAccount.id)).toBe(true);
  expect(said(at)).toEqual([...Array.from({ length: 5 }, () => 'login refused'), 'login locked']);
  // Nobody was there to log out.
  await at.call('auth/logout');
  expect(said(at)).toEqual([]);
});

it('an e-mail that nobody has is told from another one, and not by itself', async () => {
  const at = await accountPlatform();
  for (const one of [email, email, 'oleg@example.com']) await login(at, { ...wrong, email: one });
  const [first, second, other] = at.records;
  expect(first).not.toHaveProperty('account');
  expect(second?.email).toBe(first?.email);
  expect(other?.email).not.toBe(first?.email);
  const elsewhere = await accountPlatform();
  await login(elsewhere, { ...wrong, email });
  expect(elsewhere.records[0]?.email).not.toBe(first?.email);
});

it('a registration and a new password are written down step by step, and none of their secrets', async () => {
  const at = await accountPlatform();
  await at.call('auth/checkEmail', { body: { email } });
  const { secret: code } = await at.letter(0);
  const names = { firstName: 'Анна', lastName: 'Лебедева' };
  await at.call('auth/checkRegistrationCode', {
    body: { email, code: code === '000000' ? '000001' : '000000' },
  });
  await at.call('auth/checkRegistrationCode', { body: { email, code } });
  await at.call('author/register', { body: { email, code, password, ...names } });
  const registered = at.records.at(-1);
  expect(registered?.account).toBe((await at.store.accounts.byEmail(email))?.id);

  await at.call('author/forgotPassword', { body: { email } });
  const token = (await at.letter(1)).secret.split('token=')[1] ?? '';
  const reset = (given: string) =>
    at.call('author/resetPassword', { body: { token: given, password: 'утро в горах' } });
  await reset('made-up');
  await reset(token);
  expect(at.records.at(-1)).toMatchObject({ event: 'password', account: registered?.account });

  const text = JSON.stringify(at.records);
  for (const secret of [email, code, token, password, 'утро в горах', 'Анна'])
    expect(text).not.toContain(secret);
  expect(said(at)).toEqual([
    'letter done',
    'code refused',
    'code done',
    'registration done',
    'recovery done',
    'password refused',
    'password done',
  ]);
});

it('what fails by no fault of whoever called is told as such', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const at = await accountPlatform();
  at.mail.broken = true;
  await at.call('auth/checkEmail', { body: { email } });
  expect(said(at)).toEqual(['letter failed']);
  logged.mockRestore();
});

it('is one line of JSON each, whatever is in it', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  logRecord({ event: 'login', address: 'a\nb' });
  expect(logged.mock.calls).toEqual([['{"event":"login","address":"a\\nb"}']]);
  logged.mockRestore();
});
