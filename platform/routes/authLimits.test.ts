import { describe, expect, it } from 'vitest';
import { demoAccount } from '../scenarios/demo.ts';
import { accountPlatform, cookiesOf } from '../testing/accounts.ts';
import { addressLimits, failureWindowMs, letterPauseMs, mailboxLimit } from './authLimits.ts';

const right = { email: demoAccount.email, password: demoAccount.password };
const wrong = { ...right, password: 'author-demo-2025' };

type At = Awaited<ReturnType<typeof accountPlatform>>;

const login = async (at: At, body: object, from: { address?: string; cookie?: string } = {}) =>
  at.call('auth/login', { body, ...from });

const statuses = (answers: Response[]) => answers.map(({ status }) => status);
const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const stranger = (at: number) => `stranger-${at}@example.com`;

const [{ limit: failures } = { limit: 0 }, { limit: failuresLater } = { limit: 0 }] = addressLimits.failures;
const [{ limit: letters, windowMs: lettersMs } = { limit: 0, windowMs: 0 }] = addressLimits.letters;

describe('whoever guesses at many accounts from one address', () => {
  it('is refused after so many, whichever they are, and another address is not', async () => {
    const at = await accountPlatform();
    const guess = (email: string, address: string) => login(at, { ...wrong, email }, { address });
    const answers = await times(60, (one) => guess(stranger(one), '203.0.113.7'));
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(failures);
    const refused = await login(at, right, { address: '203.0.113.7' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([
      429,
      String(failureWindowMs / 1000),
    ]);
    expect((await login(at, right, { address: '203.0.113.8' })).status).toBe(204);
  });

  it('is not let on by an account of their own', async () => {
    const at = await accountPlatform();
    for (let round = 1; round < failures; round++) {
      expect((await login(at, { ...wrong, email: stranger(round) })).status).toBe(401);
      expect((await login(at, right)).status).toBe(204);
    }
    expect((await login(at, { ...wrong, email: stranger(0) })).status).toBe(401);
    expect((await login(at, right)).status).toBe(429);
  });

  it('has fewer guesses in a quarter of a day than its quarters of an hour would give', async () => {
    const at = await accountPlatform();
    let guessed = 0;
    for (let round = 0; round < 24; round++) {
      const answers = await times(failures, (one) => login(at, { ...wrong, email: stranger(guessed + one) }));
      guessed += statuses(answers).filter((status) => status === 401).length;
      at.clock.now += failureWindowMs;
    }
    expect(guessed).toBe(failuresLater);
  });

  it('guesses at no more codes either', async () => {
    const at = await accountPlatform();
    const guess = (one: number) =>
      at.call('auth/checkRegistrationCode', { body: { email: stranger(one), code: '000000' } });
    expect(statuses(await times(60, guess)).filter((status) => status === 400)).toHaveLength(failures);
  });
});

describe('an author whom others want to keep out', () => {
  it('gets in where the account knows the device, whatever comes from elsewhere and from beside them', async () => {
    const at = await accountPlatform();
    const cookie = cookiesOf(await login(at, right));
    await times(60, (one) => login(at, { ...wrong, email: one % 2 ? right.email : stranger(one) }));
    expect((await login(at, right)).status).toBe(429);
    expect((await login(at, right, { cookie })).status).toBe(204);
    // The mark is for the one account, and is made by nobody else.
    expect((await login(at, { ...wrong, email: stranger(99) }, { cookie })).status).toBe(429);
    expect((await login(at, right, { cookie: 'kabinet_device=a.b' })).status).toBe(429);
  });

  it('has five tries on the device too', async () => {
    const at = await accountPlatform();
    const cookie = cookiesOf(await login(at, right));
    expect(statuses(await times(6, () => login(at, wrong, { cookie })))).toContain(429);
    const refused = await login(at, right, { cookie });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([
      429,
      String(failureWindowMs / 1000),
    ]);
    // Others are not refused for that.
    expect((await login(at, right)).status).toBe(204);
  });

  it('gets in by a new password, on a device that is known from then on', async () => {
    const at = await accountPlatform();
    await at.call('author/forgotPassword', { body: { email: right.email } });
    const token = (await at.letter(0)).secret.split('token=')[1];
    const changed = { ...right, password: 'утро в горах' };
    const done = await at.call('author/resetPassword', { body: { token, password: changed.password } });
    const cookie = cookiesOf(done);
    expect([done.status, cookie]).toEqual([204, expect.stringMatching(/^kabinet_device=/)]);
    await times(8, (one) => login(at, wrong, { address: `203.0.113.${one}` }));
    expect((await login(at, changed)).status).toBe(429);
    expect((await login(at, changed, { cookie })).status).toBe(204);
  });
});

describe('letters', () => {
  const ask = (at: At, email: string, address?: string) =>
    at.call('auth/checkEmail', { body: { email }, ...(address !== undefined && { address }) });

  it('to strangers are so many from one address in an hour, and it is said when there may be more', async () => {
    const at = await accountPlatform();
    const answers = await times(40, (one) => ask(at, stranger(one)));
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(letters);
    expect(at.mail.letters).toHaveLength(letters);
    const refused = await ask(at, 'another@example.com');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(lettersMs / 1000)]);
    const forgotten = await at.call('author/forgotPassword', { body: { email: right.email } });
    expect([forgotten.status, forgotten.headers.get('retry-after')]).toEqual([429, String(lettersMs / 1000)]);
    expect((await ask(at, 'another@example.com', '203.0.113.7')).status).toBe(200);
  });

  it('cannot be asked for to learn who has an account, without end', async () => {
    const at = await accountPlatform();
    const answers = await times(40, () => ask(at, right.email));
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(mailboxLimit.limit);
    await times(40, (one) => ask(at, stranger(one)));
    expect((await ask(at, right.email)).status).toBe(429);
  });

  it('never have a wait that a console would take for a letter on its way', async () => {
    const at = await accountPlatform();
    await times(letters, (one) => ask(at, stranger(one)));
    at.clock.now += lettersMs - 1000;
    const refused = await ask(at, 'another@example.com');
    expect(Number(refused.headers.get('retry-after')) * 1000).toBeGreaterThan(letterPauseMs);
  });

  it('to one e-mail are so many in an hour, from wherever they are asked for', async () => {
    const at = await accountPlatform();
    for (let one = 0; one < mailboxLimit.limit; one++) {
      expect((await ask(at, stranger(0), `203.0.113.${one}`)).status).toBe(200);
      at.clock.now += letterPauseMs;
    }
    const refused = await ask(at, stranger(0), '203.0.113.99');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([
      429,
      String((60 - mailboxLimit.limit) * 60),
    ]);
  });
});
