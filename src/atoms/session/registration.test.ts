import { expect, onTestFinished, test, vi } from 'vitest';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { accountPlatform } from '#platform/testing/accounts.ts';
import { setNow } from '#lib/time/clock.ts';
import { openConsole } from '#tests/support/console.ts';
import { languageAtom } from '../ui/language.ts';
import { toastAtom } from '../ui/toast.ts';
import { loginAtom } from './login.ts';
import { forgotPasswordAtom, resetPasswordAtom } from './recovery.ts';
import { checkCodeAtom, checkEmailAtom, checkingEmailAtom, registerAtom } from './registration.ts';
import { authAtom, authorAtom } from './session.ts';

/** The console and the platform it calls; `refuse` answers the next calls instead of it. */
async function open() {
  const at = await accountPlatform({ origin: 'http://127.0.0.1' });
  const state: { refuse: ((path: string) => Response | undefined) | null; isLost: boolean } = {
    refuse: null,
    isLost: false,
  };
  const { store } = openConsole({
    fetch: async (request) => {
      const answer = state.refuse?.(new URL(request.url).pathname) ?? (await at.fetch(request));
      if (state.isLost) throw new TypeError('The line broke');
      return answer;
    },
    hash: '#/register',
    mounted: [authAtom],
  });
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('guest'));
  const codeOf = async () => {
    await store.set(checkEmailAtom, { email });
    return at.mail.letters.at(-1)?.secret ?? '';
  };
  return { ...at, store, state, codeOf };
}

const email = 'anna@example.com';
const password = 'вечер у реки';
const fields = { email, password, firstName: 'Анна', lastName: 'Лебедева', country: 'RU' };

test('an e-mail is checked before it is sent, then gets a letter, or is taken', async () => {
  const { store, mail } = await open();
  expect(await store.set(checkEmailAtom, { email: 'anna' })).toEqual({
    status: 'invalid',
    problems: { email: expect.stringContaining('name@example.com') },
  });
  const going = store.set(checkEmailAtom, { email });
  expect(store.get(checkingEmailAtom)).toBe(true);
  expect(await going).toEqual({ status: 'sent' });
  expect(store.get(checkingEmailAtom)).toBe(false);
  expect(mail.letters).toHaveLength(1);
  expect(await store.set(checkEmailAtom, { email: demoAccount.email })).toEqual({ status: 'taken' });
});

test('a second letter too soon tells how long to wait', async () => {
  const { store, clock } = await open();
  await store.set(checkEmailAtom, { email });
  clock.now += 39_000;
  expect(await store.set(checkEmailAtom, { email })).toEqual({
    status: 'refused',
    message: 'Письмо уже отправлено. Новое можно запросить через 21\u00A0секунду.',
    retryAfterSec: 21,
  });
});

test('too many letters tell the time of the day from which there may be more', async () => {
  setNow(new Date(2026, 10, 20, 12, 0, 30).getTime());
  onTestFinished(() => setNow(null));
  const { store, state } = await open();
  const often = (sec: number) =>
    Response.json({ error: 'often' }, { status: 429, headers: { 'Retry-After': String(sec) } });
  state.refuse = () => often(1800);
  expect(await store.set(checkEmailAtom, { email })).toMatchObject({
    status: 'refused',
    message: 'Слишком много писем. Новое можно запросить после\u00A012:31.',
  });
});

test('a letter that cannot be sent is told as such', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store, mail } = await open();
  mail.broken = true;
  expect(await store.set(checkEmailAtom, { email })).toEqual({
    status: 'refused',
    message: 'Не\u00A0удалось отправить письмо. Попробуйте ещё раз через минуту.',
    retryAfterSec: null,
  });
  logged.mockRestore();
});

test('a code is right, wrong by its field, or tried too often', async () => {
  const { store, codeOf } = await open();
  const code = await codeOf();
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  expect(await store.set(checkCodeAtom, { email, code: '12' })).toEqual({
    status: 'invalid',
    problems: { code: 'Введите 6\u00A0цифр из\u00A0письма' },
  });
  expect(await store.set(checkCodeAtom, { email, code })).toEqual({ status: 'right' });
  const refused = await store.set(checkCodeAtom, { email, code: wrong });
  expect(refused).toEqual({
    status: 'invalid',
    problems: { code: expect.stringContaining('не\u00A0подошёл') },
  });
  for (let tries = 1; tries < 5; tries++) await store.set(checkCodeAtom, { email, code: wrong });
  expect(await store.set(checkCodeAtom, { email, code })).toMatchObject({
    status: 'refused',
    retryAfterSec: 900,
  });
});

test('a platform that names no field is understood all the same', async () => {
  const { store, state } = await open();
  state.refuse = () => Response.json({ error: 'invalid code' }, { status: 400 });
  expect(await store.set(checkCodeAtom, { email, code: '123456' })).toMatchObject({
    status: 'invalid',
    problems: { code: expect.stringContaining('не\u00A0подошёл') },
  });
});

test('a registration signs in', async () => {
  const { store, codeOf } = await open();
  const code = await codeOf();
  expect(await store.set(registerAtom, { ...fields, code })).toEqual({ status: 'in' });
  await vi.waitFor(() => expect(store.get(authorAtom)).toMatchObject({ email, firstName: 'Анна' }));
  expect(store.get(toastAtom).shown).toBe(false);
});

test('a registration whose answer was lost signs in when it is sent again, with the same password alone', async () => {
  const { store, state, codeOf } = await open();
  const registration = { ...fields, code: await codeOf() };
  state.isLost = true;
  expect(await store.set(registerAtom, registration)).toMatchObject({ status: 'refused' });
  state.isLost = false;
  expect(await store.set(registerAtom, { ...registration, password: 'другой вечер' })).toMatchObject({
    status: 'invalid',
    problems: { email: expect.stringContaining('уже открыт кабинет') },
  });
  expect(await store.set(registerAtom, registration)).toEqual({ status: 'in' });
  expect(store.get(authorAtom)?.firstName).toBe('Анна');
});

test('a registration that was heard tries no password of an account that somebody has', async () => {
  const { store, codeOf, state } = await open();
  const code = await codeOf();
  const asked: string[] = [];
  state.refuse = (path) => void asked.push(path);
  const taken = { ...fields, ...demoAccount, code };
  expect(await store.set(registerAtom, taken)).toMatchObject({ status: 'invalid' });
  expect(await store.set(registerAtom, taken)).toMatchObject({ status: 'invalid' });
  expect(asked.filter((path) => path.includes('login'))).toEqual([]);
});

test('what is wrong with a registration is told by field, in the language of the console', async () => {
  const { store, codeOf } = await open();
  const code = await codeOf();
  const send = (change: object) => store.set(registerAtom, { ...fields, code, ...change });
  expect(await send({ firstName: 'А', password: 'мало' })).toMatchObject({
    status: 'invalid',
    problems: { firstName: 'Не короче 2 знаков', password: 'Не короче 8 знаков' },
  });
  expect(await send({ password: 'qwerty123' })).toMatchObject({
    problems: { password: expect.stringContaining('одним из\u00A0первых') },
  });
  expect(await send({ email: demoAccount.email })).toMatchObject({
    status: 'invalid',
    problems: { email: expect.stringContaining('уже открыт') },
  });
  store.set(languageAtom, 'en');
  onTestFinished(() => void store.set(languageAtom, 'ru'));
  expect(await send({ password: 'qwerty123' })).toMatchObject({
    problems: { password: expect.stringContaining('first to be guessed') },
  });
});

test('an account that is open stays so when its profile cannot be read, and the console says that', async () => {
  const { store, state, codeOf } = await open();
  const code = await codeOf();
  state.refuse = (path) => (path.endsWith('/profile') ? new Response('', { status: 503 }) : undefined);
  expect(await store.set(registerAtom, { ...fields, code })).toEqual({ status: 'in' });
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('failed'));
});

test('a forgotten password is answered alike for everybody, and reset by the link', async () => {
  const { store, letter } = await open();
  expect(await store.set(forgotPasswordAtom, { email: 'nobody@example.com' })).toEqual({ status: 'sent' });
  expect(await store.set(forgotPasswordAtom, { email: demoAccount.email })).toEqual({ status: 'sent' });
  const token = (await letter(0)).secret.split('token=')[1] ?? '';
  expect(
    await store.set(resetPasswordAtom, { token, password: 'password', repeat: 'password' }),
  ).toMatchObject({
    problems: { password: expect.stringContaining('одним из\u00A0первых') },
  });
  expect(await store.set(resetPasswordAtom, { token, password, repeat: password })).toEqual({
    status: 'done',
  });
  for (const used of [token, '']) {
    expect(await store.set(resetPasswordAtom, { token: used, password, repeat: password })).toEqual({
      status: 'invalid',
      problems: { token: 'Ссылка больше не\u00A0действует. Запросите новое письмо.' },
    });
  }
  const back = await store.set(loginAtom, { email: demoAccount.email, password });
  expect(back).toMatchObject({ status: 'in' });
});

test('a reset whose answer was lost is told for what it is when the link works no more', async () => {
  const { store, state, letter } = await open();
  await store.set(forgotPasswordAtom, { email: demoAccount.email });
  const token = (await letter(0)).secret.split('token=')[1] ?? '';
  const reset = (given: string) => store.set(resetPasswordAtom, { token: given, password, repeat: password });
  state.isLost = true;
  expect(await reset(token)).toMatchObject({ status: 'refused' });
  state.isLost = false;
  // Another link says nothing of this one.
  expect(await reset('of another letter')).toMatchObject({ status: 'invalid' });
  expect(await reset(token)).toEqual({ status: 'perhaps' });
  expect(await store.set(loginAtom, { email: demoAccount.email, password })).toMatchObject({ status: 'in' });
});

test('a reset that never arrived goes through when it is sent again', async () => {
  const { store, state, letter } = await open();
  await store.set(forgotPasswordAtom, { email: demoAccount.email });
  const token = (await letter(0)).secret.split('token=')[1] ?? '';
  const reset = (given: string) => store.set(resetPasswordAtom, { token, password: given, repeat: given });
  state.refuse = () => Response.json({ error: 'broken' }, { status: 500 });
  expect(await reset(password)).toMatchObject({ status: 'refused' });
  state.refuse = null;
  expect(await reset('qwerty123')).toMatchObject({ problems: { password: expect.any(String) } });
  expect(await reset(password)).toEqual({ status: 'done' });
});

test('a reset signs out whoever was signed in here', async () => {
  const { store, mail } = await open();
  await store.set(loginAtom, { email: demoAccount.email, password: demoAccount.password });
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  await store.set(forgotPasswordAtom, { email: demoAccount.email });
  // The login has brought a letter too: from a new device.
  const token = await vi.waitUntil(() =>
    mail.letters.map(({ secret }) => secret.split('token=')[1]).find((part) => part !== undefined),
  );
  location.hash = '#/recovery-password';
  await store.set(resetPasswordAtom, { token, password, repeat: password });
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('guest'));
});
