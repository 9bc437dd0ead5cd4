import { readFile } from 'node:fs/promises';
import { onTestFinished, expect, test, vi } from 'vitest';
import { provedLifetimeMs } from '#platform/routes/authTickets.ts';
import { setNow } from '#lib/time/clock.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { accountPlatform } from '#platform/testing/accounts.ts';
import { openConsole } from '#tests/support/console.ts';
import { memoryDevice } from '#lib/device/memory-device.ts';
import { createAppStore } from '../store.ts';
import { toastAtom } from '../ui/toast.ts';
import {
  askForCodeAtom,
  chosenPasswordAtom,
  choosePasswordAtom,
  cropPhotoAtom,
  describeAuthorAtom,
  openAccountAtom,
  proveCodeAtom,
  registrationDraftAtom,
  registrationPhotoAtom,
} from './registrationDraft.ts';
import { authAtom, authorAtom } from './session.ts';
import { createQueryClient } from '../queries.ts';

const email = 'anna@example.com';
const password = 'вечер у реки';

/** The console and the platform it calls, on one clock. */
async function open() {
  const kept: Record<string, string> = {};
  const full = { now: false };
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    localStorage: {
      getItem: (name: string) => kept[name] ?? null,
      setItem: (name: string, value: string) => {
        if (full.now) throw new Error('No room');
        kept[name] = value;
      },
      removeItem: (name: string) => void delete kept[name],
    },
  });
  const at = await accountPlatform({ origin: 'http://127.0.0.1' });
  const tick = (ms: number) => setNow((at.clock.now += ms));
  tick(0);
  onTestFinished(() => setNow(null));
  /** Paths whose next call breaks. */
  const broken = new Set<string>();
  const breaks = () => new Response('', { status: 503 });
  const { store } = openConsole({
    fetch: async (request) => (broken.delete(new URL(request.url).pathname) ? breaks() : at.fetch(request)),
    hash: '#/register',
    mounted: [authAtom],
  });
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('guest'));
  const prove = async () => {
    await store.set(askForCodeAtom, email);
    return store.set(proveCodeAtom, at.mail.letters.at(-1)?.secret ?? '');
  };
  return { ...at, store, kept, full, tick, prove, broken };
}

test('a letter within the minute is not asked for twice, whoever asked first', async () => {
  const { store, mail, tick, call } = await open();
  expect(await store.set(askForCodeAtom, ` ${email.toUpperCase()} `)).toEqual({ status: 'sent' });
  tick(20_000);
  expect(await store.set(askForCodeAtom, email)).toEqual({ status: 'sent' });
  expect(mail.letters).toHaveLength(1);
  tick(40_000);
  await store.set(askForCodeAtom, email);
  expect(mail.letters).toHaveLength(2);

  const other = 'oleg@example.com';
  await call('auth/checkEmail', { body: { email: other } });
  const asked = store.get(registrationDraftAtom).sentAt;
  tick(15_000);
  expect(await store.set(askForCodeAtom, other)).toEqual({ status: 'sent' });
  expect(store.get(registrationDraftAtom)).toMatchObject({ email: other, sentAt: asked });
});

test('an e-mail with an account, or none at all, leaves the draft as it was', async () => {
  const { store } = await open();
  expect(await store.set(askForCodeAtom, demoAccount.email)).toEqual({ status: 'taken' });
  expect(await store.set(askForCodeAtom, 'anna')).toMatchObject({ status: 'invalid' });
  expect(store.get(registrationDraftAtom).email).toBe('');
});

test('a right code is kept, and another letter forgets it', async () => {
  const { store, prove, tick } = await open();
  expect(await prove()).toEqual({ status: 'right' });
  expect(store.get(registrationDraftAtom).code).toMatch(/^\d{6}$/);
  tick(60_000);
  await store.set(askForCodeAtom, email);
  expect(store.get(registrationDraftAtom)).toMatchObject({ email, code: '' });
});

test('too many wrong codes tell the time of day of the next try', async () => {
  const { store, prove, mail } = await open();
  await prove();
  const wrong = mail.letters[0]?.secret === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries++) await store.set(proveCodeAtom, wrong);
  expect(await store.set(proveCodeAtom, wrong)).toMatchObject({
    status: 'refused',
    message: expect.stringMatching(/Следующая попытка в\s\d\d:\d\d\.$/),
  });
});

test('all but the password is on the device, for a day', async () => {
  const { store, prove, kept, tick } = await open();
  await prove();
  store.set(chosenPasswordAtom, password);
  expect(await store.set(choosePasswordAtom)).toEqual({});
  store.set(describeAuthorAtom, { firstName: 'Анна' });
  store.set(describeAuthorAtom, { bio: 'Веду группы' });
  store.set(registrationPhotoAtom, 'data:image/jpeg;base64,AA==');
  store.set(cropPhotoAtom, { x: 10, y: 0, width: 50, height: 60 });
  const written = JSON.stringify(kept);
  expect(written).toContain('Анна');
  expect(written).toContain('Веду группы');
  expect(written).toContain('data:image/jpeg');
  expect(written).not.toContain(password);

  const visit = () => {
    const later = createAppStore(createQueryClient({ retry: false }), memoryDevice());
    onTestFinished(later.sub(registrationDraftAtom, () => undefined));
    onTestFinished(later.sub(registrationPhotoAtom, () => undefined));
    return later;
  };
  expect(visit().get(registrationDraftAtom)).toMatchObject({ email, about: { firstName: 'Анна' } });
  expect(visit().get(registrationPhotoAtom)).not.toBeNull();
  tick(25 * 60 * 60_000);
  const late = visit();
  expect(late.get(registrationDraftAtom)).toMatchObject({ email: '', about: { firstName: '' } });
  late.set(describeAuthorAtom, { firstName: 'Олег' });
  expect(late.get(registrationPhotoAtom)).toBeNull();
});

test('a device without room keeps the work in memory', async () => {
  const { store, full } = await open();
  full.now = true;
  store.set(registrationPhotoAtom, 'data:image/jpeg;base64,AA==');
  expect(store.get(registrationPhotoAtom)).toBe('data:image/jpeg;base64,AA==');
});

test('a short password is told before it is sent', async () => {
  const { store } = await open();
  store.set(chosenPasswordAtom, 'мало');
  expect(await store.set(choosePasswordAtom)).toEqual({ password: 'Не короче 8 знаков' });
});

test('one of the commonest passwords is told before it is sent', async () => {
  const { store } = await open();
  store.set(chosenPasswordAtom, 'Natasha2010');
  expect(await store.set(choosePasswordAtom)).toEqual({
    password: 'Этот пароль подбирают одним из\u00A0первых. Придумайте другой.',
  });
});

test('a wrong code tells how many tries are left, over a new letter too, until the window has passed', async () => {
  const { store, mail, tick } = await open();
  await store.set(askForCodeAtom, email);
  const wrong = mail.letters[0]?.secret === '000000' ? '000001' : '000000';
  const said = async (code = wrong) => {
    const result = await store.set(proveCodeAtom, code);
    return result.status === 'invalid' ? result.problems['code'] : result.status;
  };
  expect(await said()).toMatch(/осталось 4\sпопытки/);
  expect(await said('12')).not.toMatch(/попыт/);
  tick(61_000);
  await store.set(askForCodeAtom, email);
  expect(await said()).toMatch(/осталось 3\sпопытки/);
  expect(await said()).toMatch(/осталось 2\sпопытки/);
  expect(await said()).toMatch(/осталась 1\sпопытка/);
  expect(await said()).toMatch(/Попыток больше нет: новую можно сделать в\s\d\d:\d\d/);
  tick(15 * 60_000);
  expect(await said()).toMatch(/осталось 4\sпопытки/);
});

test('a crop that opens in another tab writes nothing down that is known', async () => {
  const { store, prove, kept } = await open();
  await prove();
  const area = { x: 10, y: 0, width: 50, height: 60 };
  store.set(cropPhotoAtom, area);
  for (const name of Object.keys(kept)) delete kept[name];
  store.set(cropPhotoAtom, { ...area, x: 10.04 });
  expect(kept).toEqual({});
  store.set(cropPhotoAtom, { ...area, x: 11 });
  expect(kept).toEqual({ 'kabinet.registration': expect.stringContaining('"x":11') });
});

test('an opened account leaves nothing behind; a photo that was not kept is told of', async () => {
  const { store, prove, kept } = await open();
  await prove();
  store.set(chosenPasswordAtom, password);
  store.set(describeAuthorAtom, { firstName: 'Анна', lastName: 'Лебедева' });
  const avatar = new Blob(['<svg/>']);
  expect(await store.set(openAccountAtom, { about: { country: 'RU' }, avatar })).toMatchObject({
    status: 'in',
  });
  await vi.waitFor(() => expect(store.get(authorAtom)).toMatchObject({ email, country: 'RU' }));
  await vi.waitFor(() =>
    expect(store.get(toastAtom)).toMatchObject({
      kind: 'error',
      description: expect.stringContaining('фото'),
    }),
  );
  expect(store.get(chosenPasswordAtom)).toBe('');
  expect(JSON.stringify(kept)).not.toContain('Анна');
});

test('the photo arrives after the account is open, though the platform breaks once', async () => {
  const { store, prove, broken } = await open();
  await prove();
  store.set(chosenPasswordAtom, password);
  store.set(describeAuthorAtom, { firstName: 'Анна', lastName: 'Лебедева' });
  broken.add('/api/v1/author/register/avatar');
  const avatar = new Blob([new Uint8Array(await readFile('platform/scenarios/covers/avatar.webp'))]);
  expect(await store.set(openAccountAtom, { about: {}, avatar })).toEqual({ status: 'in' });
  expect(store.get(authorAtom)).toMatchObject({ email });
  await vi.waitFor(() => expect(store.get(authorAtom)?.avatarId).toEqual(expect.any(String)), 5000);
  expect(broken.size).toBe(0);
  expect(store.get(toastAtom).shown).toBe(false);
});

test('a code that has ended is told as such, and the draft stays', async () => {
  const { store, prove, tick } = await open();
  await prove();
  store.set(chosenPasswordAtom, password);
  store.set(describeAuthorAtom, { firstName: 'Анна', lastName: 'Лебедева' });
  tick(provedLifetimeMs);
  expect(await store.set(openAccountAtom, { about: {}, avatar: null })).toMatchObject({
    status: 'invalid',
    problems: { code: expect.any(String) },
  });
  expect(store.get(registrationDraftAtom).about.firstName).toBe('Анна');
  expect(store.get(chosenPasswordAtom)).toBe(password);
});
