import { expect, it } from 'vitest';
import { demoAccount } from '../scenarios/demo.ts';
import { accountPlatform, cookieOf } from '../testing/accounts.ts';

// A clock that was a year ahead for a while: what was written then does not hold for a year once it is put back.

const yearMs = 365 * 24 * 60 * 60 * 1000;
const right = { email: demoAccount.email, password: demoAccount.password };
const email = 'anna@example.com';

/** A platform whose clock is a year ahead while `work` goes on, and is put back then. */
async function ahead<T>(work: (at: Awaited<ReturnType<typeof accountPlatform>>) => Promise<T>) {
  const at = await accountPlatform();
  at.clock.now += yearMs;
  const made = await work(at);
  at.clock.now -= yearMs;
  return { at, made };
}

it('tries of then keep nobody out', async () => {
  const { at } = await ahead(async ({ login }) => {
    for (let tries = 0; tries < 6; tries++) await login({ ...right, password: 'wrong-password' });
  });
  expect((await at.login(right)).status).toBe(204);
});

it('a session of then is over', async () => {
  const { at, made } = await ahead(async ({ login }) => cookieOf(await login(right)));
  expect((await at.profile(made)).status).toBe(401);
});

it('a code of then is over, and a new one comes at once', async () => {
  const ask = (at: Awaited<ReturnType<typeof accountPlatform>>) =>
    at.call('auth/checkEmail', { body: { email } });
  const { at, made } = await ahead(async (then) => {
    await ask(then);
    return (await then.letter(0)).secret;
  });
  const check = (code: string) => at.call('auth/checkRegistrationCode', { body: { email, code } });
  expect((await check(made)).status).toBe(400);
  expect((await ask(at)).status).toBe(200);
  expect((await check((await at.letter(1)).secret)).status).toBe(204);
});

it('a link to a new password of then is over', async () => {
  const { at, made } = await ahead(async (then) => {
    await then.call('author/forgotPassword', { body: { email: right.email } });
    return (await then.letter(0)).secret.split('token=')[1];
  });
  const body = { token: made, password: 'утро в горах' };
  expect((await at.call('author/resetPassword', { body })).status).toBe(400);
});

it('an invitation of then is over', async () => {
  const at = await accountPlatform({ scenario: () => [] });
  at.clock.now += yearMs;
  const code = (await at.invite())?.split('invitation=')[1];
  at.clock.now -= yearMs;
  const body = { email, code, password: 'утро в горах', firstName: 'Анна', lastName: 'Лебедева' };
  expect((await at.call('author/register', { body })).status).toBe(400);
});
