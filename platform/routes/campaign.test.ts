import { expect, it } from 'vitest';
import type { Campaign } from '#domain/campaign/schema.ts';
import { endpoints } from '#api/endpoints.ts';
import { empty } from '../scenarios/empty.ts';
import { testPlatform } from '../testing/platform.ts';
import { seedClient, seedImage, seedStatus } from '../testing/seed.ts';

const { campaign, lecture, publication } = endpoints;
const push = { title: 'Новая лекция', body: 'Послушайте сегодня вечером' };
const day = 24 * 60 * 60 * 1000;

async function open() {
  const at = await testPlatform({ scenario: empty });
  const send = (body: Record<string, unknown>) => at.call(campaign.create, { body: { ...push, ...body } });
  const refused = async (body: Record<string, unknown>) => {
    const answer = await send(body);
    return [answer.status, Object.keys((await answer.json()).fields ?? {})];
  };
  return { at, send, refused };
}

it('goes to the clients of its segment who take pushes', async () => {
  const { at, send } = await open();
  await seedClient(at, { id: 'c1', segment: 'new' });
  await seedClient(at, { id: 'c2', segment: 'active' });
  await seedClient(at, { id: 'c3', segment: 'active', pushConsent: false });
  const made = async (body: Record<string, unknown>) => (await (await send(body)).json()) as Campaign;
  expect(await made({ audienceCount: 99 })).toMatchObject({
    ...push,
    segment: 'all',
    sendAt: null,
    audienceCount: 2,
    createdAt: new Date(at.clock.now).toISOString(),
  });
  expect(await made({ segment: 'active' })).toMatchObject({ segment: 'active', audienceCount: 1 });
  expect(await made({ segment: 'lost' })).toMatchObject({ audienceCount: 0 });
});

it('goes to a group of buyers by the rule of the console, and to one client', async () => {
  const { at, send, refused } = await open();
  const ago = (days: number) => new Date(at.clock.now - days * day).toISOString();
  const bought = { firstPurchaseAt: ago(200), purchasesCount: 4, lastActivityAt: ago(3) };
  await seedClient(at, { id: 'c1', ...bought });
  await seedClient(at, { id: 'c2', ...bought, pushConsent: false });
  await seedClient(at, { id: 'c3', firstPurchaseAt: ago(300) });
  const count = async (segment: string) =>
    ((await (await send({ segment })).json()) as Campaign).audienceCount;
  expect(await count('regulars')).toBe(1);
  expect(await count('gone')).toBe(1);
  expect(await count('newcomers')).toBe(0);
  expect(await count('client:c1')).toBe(1);
  expect(await count('client:c2')).toBe(0);
  expect(await refused({ segment: 'client:nobody' })).toEqual([400, ['segment']]);
  expect(await refused({ segment: 'client:' })).toEqual([400, ['segment']]);
});

it('counts characters as people do', async () => {
  const { send, refused } = await open();
  expect((await send({ title: '👩‍👩‍👧‍👦'.repeat(50) })).status).toBe(200);
  expect(await refused({ title: '👩‍👩‍👧‍👦'.repeat(51) })).toEqual([400, ['title']]);
});

it('is planned for up to thirty days ahead, never for the past', async () => {
  const { at, send, refused } = await open();
  const after = (ms: number) => ({ sendAt: new Date(at.clock.now + ms).toISOString() });
  expect((await send(after(30 * day))).status).toBe(200);
  expect(await refused(after(30 * day + 1))).toEqual([400, ['sendAt']]);
  expect(await refused(after(-1))).toEqual([400, ['sendAt']]);
});

it('is refused by its fields', async () => {
  const { refused } = await open();
  expect(await refused({ title: ' ' })).toEqual([400, ['title']]);
  expect(await refused({ title: 'х'.repeat(51), body: 'х'.repeat(151) })).toEqual([400, ['title', 'body']]);
  expect(await refused({ segment: 'friends' })).toEqual([400, ['segment']]);
});

it('shows a picture and a publication of the author, and the publication can be opened', async () => {
  const { at, send, refused } = await open();
  expect(await refused({ imageId: 'image-nobody' })).toEqual([400, ['imageId']]);
  await seedImage(at, 'image-pol');
  expect((await send({ imageId: 'image-pol' })).status).toBe(200);

  expect(await refused({ publicationId: 'publication-nobody' })).toEqual([400, ['publicationId']]);
  const { id: contentId } = await at.ask<{ id: string }>(lecture.create, { body: { name: 'Голос' } });
  const body = { contentType: 'lecture', contentId, costKopecks: 0 };
  const { id } = await at.ask<{ id: string }>(publication.create, { body });
  expect(await refused({ publicationId: id })).toEqual([400, ['publicationId']]);
  await seedStatus(at, id, 'published');
  expect((await send({ publicationId: id })).status).toBe(200);
  at.sessions.hold('author-ivan');
  expect(await refused({ publicationId: id })).toEqual([400, ['publicationId']]);
});

it('does once what comes under one key, and answers what was made to each call', async () => {
  const { at } = await open();
  const send = async (key: string) => {
    const headers = { 'Idempotency-Key': key };
    const answer = await at.call(campaign.create, { body: push, headers });
    return ((await answer.json()) as Campaign).id;
  };
  const [one, same] = await Promise.all([send('first'), send('first')]);
  expect(same).toBe(one);
  expect(await send('first')).toBe(one);
  expect(await send('second')).not.toBe(one);
});

it('sends nothing else under a key that another campaign has, and says so', async () => {
  const { at } = await open();
  await seedClient(at, { id: 'c1' });
  const send = (body: Record<string, unknown>) =>
    at.call(campaign.create, { body: { ...push, ...body }, headers: { 'Idempotency-Key': 'first' } });
  const sendAt = new Date(at.clock.now + day).toISOString();
  expect((await send({ sendAt })).status).toBe(200);
  for (const other of [{}, { sendAt, title: 'Другая' }, { sendAt, segment: 'client:c1' }, { sendAt: null }])
    expect((await send(other)).status).toBe(409);
  // What says the same is the same, also once its time has come.
  at.clock.now += 2 * day;
  expect((await send({ sendAt, segment: 'all', imageId: null })).status).toBe(200);
});
