import { expect, it, vi } from 'vitest';
import type { Course } from '#domain/course/schema.ts';
import { endpoints } from '#api/endpoints.ts';
import { empty } from './scenarios/empty.ts';
import { memoryStore } from './store/memory.ts';
import { UnavailableError } from './store/store.ts';
import { accountPlatform, cookieOf } from './testing/accounts.ts';
import { makeModule } from './testing/modules.ts';
import { testPlatform, type TestPlatform } from './testing/platform.ts';
import { imageForm, pngOf } from './testing/upload.ts';

// The connection to a database ends in the middle of a commit: the change is done, and nobody is told.

const lost = () => new UnavailableError('The database did not tell whether a change was committed');

/** Does the work, and loses the answer. */
async function losing<T>(work: Promise<T>): Promise<never> {
  await work;
  throw lost();
}

/** Has the next change be done and its answer be lost; other rows are read and written as ever. */
function loseNextChange({ store }: TestPlatform): void {
  const of = store.of.bind(store);
  const spy = vi.spyOn(store, 'of').mockImplementation((author) => {
    const rows = of(author);
    return {
      ...rows,
      change: (work) => {
        spy.mockImplementation(of);
        return losing(rows.change(work));
      },
    };
  });
}

const registration = {
  email: 'anna@example.com',
  password: 'вечер у реки',
  firstName: 'Анна',
  lastName: 'Лебедева',
};

async function openRegistration() {
  const store = memoryStore();
  const at = await accountPlatform({ store });
  await at.call('auth/checkEmail', { body: { email: registration.email } });
  const { secret: code } = await at.letter(0);
  return { ...at, register: () => at.call('author/register', { body: { ...registration, code } }) };
}

it('a registration whose answer was lost is one, and its author finds a profile', async () => {
  const at = await openRegistration();
  const { accounts } = at.store;
  const register = accounts.register.bind(accounts);
  vi.spyOn(accounts, 'register').mockImplementationOnce((...given) => losing(register(...given)));
  const done = await at.register();
  expect(done.status).toBe(204);
  expect(await (await at.profile(cookieOf(done))).json()).toMatchObject({ firstName: 'Анна' });
  expect((await at.login(registration)).status).toBe(204);
});

it('a registration that the database has done only after it was asked about finds its profile', async () => {
  const at = await openRegistration();
  const { accounts } = at.store;
  const register = accounts.register.bind(accounts);
  const answered = Promise.withResolvers<void>();
  let done: Promise<unknown> = Promise.resolve();
  vi.spyOn(accounts, 'register').mockImplementationOnce((...given) => {
    done = answered.promise.then(() => register(...given));
    return Promise.reject(lost());
  });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await at.register()).status).toBe(503);
  logged.mockRestore();
  answered.resolve();
  await done;
  const profile = await at.profile(cookieOf(await at.login(registration)));
  expect(await profile.json()).toMatchObject({ firstName: 'Анна' });
});

it('a registration that the database did not take opens no account, and can be sent again', async () => {
  const at = await openRegistration();
  vi.spyOn(at.store.accounts, 'register').mockImplementationOnce(() => Promise.reject(lost()));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await at.register()).status).toBe(503);
  logged.mockRestore();
  expect(await at.store.accounts.byEmail(registration.email)).toBeNull();
  const done = await at.register();
  expect(done.status).toBe(204);
  expect((await at.profile(cookieOf(done))).status).toBe(200);
});

it('a picture whose row is there has its bytes, though the answer was lost', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const at = await testPlatform({ scenario: empty });
  loseNextChange(at);
  const form = imageForm(pngOf(800, 600), 'cover.png');
  expect((await at.call(endpoints.upload.image, { raw: form })).status).toBe(503);
  logged.mockRestore();
  const [found] = await at.files.list();
  expect((await at.get(`/v1/author/image/${found?.id}`)).status).toBe(200);
});

it('an attachment that a module names has its bytes, though the answer was lost', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const at = await testPlatform({ scenario: empty });
  const { id, moduleId } = await makeModule(at, 'course');
  loseNextChange(at);
  const raw = new TextEncoder().encode('%PDF-1.7 план занятий');
  const params = { type: 'course', id, moduleId };
  const sent = await at.call(endpoints.upload.attachment, { params, query: '?fileName=plan.pdf', raw });
  expect(sent.status).toBe(503);
  logged.mockRestore();
  const { modules } = await at.ask<Course>(endpoints.course.get, { params: { id } });
  const [attachment] = modules.flatMap(({ attachments }) => attachments);
  const read = await at.get((attachment?.url ?? '').replace('/api', ''));
  expect([read.status, (await read.bytes()).length]).toEqual([200, raw.length]);
});
