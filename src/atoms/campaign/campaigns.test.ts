import { expect, test } from 'vitest';
import { seedClient } from '#platform/testing/seed.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { createCampaignAtom } from './campaigns.ts';

const push = { title: 'Новая лекция', body: 'Послушайте сегодня вечером' };

test('a campaign is sent, and the platform says to how many', async () => {
  const { store, at } = await openPlatformConsole();
  await seedClient(at, { id: 'c1', segment: 'active' });
  expect(await store.set(createCampaignAtom, { ...push, segment: 'active' }, 'key')).toMatchObject({
    ...push,
    audienceCount: 1,
  });
});

test('a refused campaign is told and thrown with its fields', async () => {
  const { store, instead, told } = await openPlatformConsole();
  const late = store.set(createCampaignAtom, { ...push, sendAt: '2020-01-01T00:00:00.000Z' }, 'key');
  await expect(late).rejects.toMatchObject({
    status: 400,
    failure: { fields: { sendAt: expect.any(String) } },
  });
  expect(told()).toBe('Ошибка при создании рассылки');
  instead.answer = () => refuse(500);
  await expect(store.set(createCampaignAtom, push, 'key')).rejects.toMatchObject({ status: 500 });
  expect(told()).toBe('Ошибка при создании рассылки');
  instead.answer = () => refuse(401);
  await expect(store.set(createCampaignAtom, push, 'key')).rejects.toMatchObject({ status: 401 });
  expect(told()).toBe('');
});
