import { expect, test } from 'vitest';
import { find } from '#platform/records/kinds.ts';
import { saveById } from '#platform/records/save.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { accountPlatform } from '#platform/testing/accounts.ts';
import { openConsole } from '#tests/support/console.ts';
import { loginAtom } from '../session/login.ts';
import { authAtom, authorAtom } from '../session/session.ts';
import { toastAtom } from '../ui/toast.ts';
import { updateProfileAtom } from './profile.ts';

/** A signed-in console; `state.status` answers the calls of the profile instead of the platform. */
async function open() {
  const at = await accountPlatform({ origin: 'http://127.0.0.1' });
  const state: { status: number | null; method: string } = { status: null, method: 'POST' };
  const bodies: unknown[] = [];
  const { store, replace } = openConsole({
    async fetch(request) {
      if (!request.url.endsWith('/profile')) return at.fetch(request);
      if (request.method === 'POST') bodies.push(await request.clone().json());
      const refused = state.status !== null && request.method === state.method;
      return refused ? new Response('', { status: state.status ?? 500 }) : at.fetch(request);
    },
    hash: '#/profile',
    mounted: [authAtom],
  });
  await store.set(loginAtom, { email: demoAccount.email, password: demoAccount.password });
  return { ...at, rows: at.store.of(demoAccount.id), store, replace, state, bodies };
}

test('saved data are read again, and the author is told', async () => {
  const { store, bodies } = await open();
  const saved = await store.set(updateProfileAtom, { headline: 'Дыхание', country: 'GE' });
  expect(saved).toMatchObject({ headline: 'Дыхание', country: 'GE', firstName: 'Марина' });
  expect(bodies).toHaveLength(1);
  expect(store.get(authorAtom)).toMatchObject({ headline: 'Дыхание', email: demoAccount.email });
  expect(store.get(toastAtom)).toMatchObject({
    shown: true,
    kind: 'success',
    color: 'ok',
    title: 'Успешно',
    description: 'Данные пользователя обновлены',
  });
});

test('fields that the console does not know travel back as they came', async () => {
  const { store, bodies, rows } = await open();
  // A newer platform knows more of its author.
  await rows.change(async (tx) => {
    const profile = await find(tx, 'profile', demoAccount.id);
    if (profile !== null) await saveById(tx, 'profile', { ...profile, favouriteTea: 'иван-чай' });
  });
  await store.set(updateProfileAtom, { languages: ['ru'] });
  await store.set(updateProfileAtom, { headline: 'Голос' });
  expect(bodies[1]).toMatchObject({ favouriteTea: 'иван-чай', headline: 'Голос' });
  expect(store.get(authorAtom)).toMatchObject({ favouriteTea: 'иван-чай' });
});

test('what another device has saved meanwhile stays', async () => {
  const { store, rows } = await open();
  await rows.change(async (tx) => {
    const profile = await find(tx, 'profile', demoAccount.id);
    if (profile !== null) await saveById(tx, 'profile', { ...profile, bio: 'Двадцать лет практики' });
  });
  await store.set(updateProfileAtom, { avatarId: null });
  expect(await find(rows, 'profile', demoAccount.id)).toMatchObject({ bio: 'Двадцать лет практики' });
});

test.each([
  ['POST', 500],
  ['POST', 400],
  ['GET', 500],
])('a %s that answers %i is told and thrown on', async (method, status) => {
  const { store, state } = await open();
  Object.assign(state, { method, status });
  await expect(store.set(updateProfileAtom, { headline: 'Голос' })).rejects.toMatchObject({ status });
  expect(store.get(toastAtom)).toMatchObject({
    kind: 'error',
    title: 'Ошибка',
    description: 'Не удалось обновить данные пользователя',
  });
});

test('wrong fields are named in the error', async () => {
  const { store } = await open();
  await expect(store.set(updateProfileAtom, { site: 'example.com' })).rejects.toMatchObject({
    status: 400,
    failure: { fields: { site: 'Нужен адрес вида https://example.com' } },
  });
});

test('a session that ended leads to login without a toast', async () => {
  const { store, state, replace } = await open();
  Object.assign(state, { status: 401 });
  await expect(store.set(updateProfileAtom, { headline: 'Голос' })).rejects.toMatchObject({ status: 401 });
  expect(store.get(toastAtom).shown).toBe(false);
  expect(replace).toHaveBeenCalledWith('#/login?back=%2Fprofile');
});
