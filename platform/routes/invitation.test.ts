import { describe, expect, it } from 'vitest';
import { accountPlatform, cookieOf } from '../testing/accounts.ts';
import { invitationLifetimeMs } from './authTickets.ts';

const registration = { password: 'вечер у реки', firstName: 'Анна', lastName: 'Лебедева' };
const email = 'anna@example.com';

type At = Awaited<ReturnType<typeof accountPlatform>>;

const nobody = () => accountPlatform({ scenario: () => [] });

/** The token of the link that a start tells. */
async function tokenOf(at: At): Promise<string> {
  const link = await at.invite();
  expect(link).toMatch(/^http:\/\/console\.test\/#\/register\?invitation=[\w-]{43}$/);
  return link?.split('invitation=')[1] ?? '';
}

const check = (at: At, code: string) => at.call('auth/checkRegistrationCode', { body: { email, code } });
const register = (at: At, code: string, address = email) =>
  at.call('author/register', { body: { ...registration, email: address, code } });

describe('the link of a platform that has no author', () => {
  it('opens the first account, for any e-mail and without a letter', async () => {
    const at = await nobody();
    const token = await tokenOf(at);
    expect((await check(at, token)).status).toBe(204);
    const done = await register(at, token);
    expect(done.status).toBe(204);
    expect(await (await at.profile(cookieOf(done))).json()).toMatchObject({ email, firstName: 'Анна' });
    expect(at.mail.letters).toEqual([]);
  });

  it('works once, also when it is used twice at the same time', async () => {
    const at = await nobody();
    const token = await tokenOf(at);
    const answers = await Promise.all([register(at, token), register(at, token, 'oleg@example.com')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
    expect(await at.store.accounts.all()).toHaveLength(1);
    expect((await check(at, token)).status).toBe(400);
    expect(await at.invite()).toBeNull();
  });

  it('ends after a day, or with the next one, and a guess is none', async () => {
    const at = await nobody();
    const first = await tokenOf(at);
    const second = await tokenOf(at);
    expect((await check(at, first)).status).toBe(400);
    expect((await check(at, 'a'.repeat(43))).status).toBe(400);
    at.clock.now += invitationLifetimeMs - 1;
    expect((await check(at, second)).status).toBe(204);
    at.clock.now += 1;
    expect([(await check(at, second)).status, (await register(at, second)).status]).toEqual([400, 400]);
  });

  it('ends where somebody came by a letter first', async () => {
    const at = await nobody();
    const token = await tokenOf(at);
    const other = 'oleg@example.com';
    await at.call('auth/checkEmail', { body: { email: other } });
    expect((await register(at, (await at.letter(0)).secret, other)).status).toBe(204);
    expect([(await check(at, token)).status, (await register(at, token)).status]).toEqual([400, 400]);
  });

  it('is not there once there is an author', async () => {
    expect(await (await accountPlatform()).invite()).toBeNull();
  });
});
