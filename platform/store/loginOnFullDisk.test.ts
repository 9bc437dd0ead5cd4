import { expect, it } from 'vitest';
import { demoAccount } from '../scenarios/demo.ts';
import { accountPlatform, cookieOf } from '../testing/accounts.ts';
import { storeOnDisk } from '../testing/fullDisk.ts';
import { accountsConformance } from './accountsConformance.ts';
import { memoryStore } from './memory.ts';
import { withLoginOnFullDisk } from './loginOnFullDisk.ts';

accountsConformance('steady', () => withLoginOnFullDisk(memoryStore()));

const right = { email: demoAccount.email, password: demoAccount.password };

/** A platform whose disk is full while `disk.full` says so. */
async function open() {
  const disk = { full: false };
  const under = memoryStore();
  const store = withLoginOnFullDisk(
    storeOnDisk(under, (error) => {
      if (disk.full) throw error();
    }),
  );
  return { disk, under, at: await accountPlatform({ store }) };
}

it('an author logs in and reads while the disk is full, also anew with the cookie of before', async () => {
  const { disk, at } = await open();
  const before = cookieOf(await at.login(right));
  disk.full = true;
  const held = cookieOf(await at.login(right, { cookie: before }));
  expect((await at.profile(held)).status).toBe(200);
  expect((await at.call('author/lecture/list', { body: {}, cookie: held })).status).toBe(200);
  expect((await at.call('auth/logout', { cookie: held })).status).toBe(204);
  expect((await at.profile(held)).status).toBe(401);
});

it('a session of a full disk is written once there is room', async () => {
  const { disk, under, at } = await open();
  disk.full = true;
  const held = cookieOf(await at.login(right));
  disk.full = false;
  await at.login(right);
  // Another process has nothing but what was written.
  const later = await accountPlatform({ store: under });
  expect((await later.profile(held)).status).toBe(200);
});

it('a full disk lets nobody guess: five wrong passwords, and then even the right one waits', async () => {
  const { disk, at } = await open();
  disk.full = true;
  const statuses: number[] = [];
  for (let tries = 0; tries < 5; tries += 1)
    statuses.push((await at.login({ ...right, password: 'wrong' })).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401]);
  expect((await at.login(right)).status).toBe(429);
});

it('what is held has an end, and then the disk is said to be full', async () => {
  const { disk, at } = await open();
  disk.full = true;
  let status = 204;
  for (let tries = 0; tries <= 1000 && status === 204; tries += 1) status = (await at.login(right)).status;
  expect(status).toBe(507);
  disk.full = false;
  expect((await at.login(right)).status).toBe(204);
});
