import { expect, it, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { empty } from '../scenarios/empty.ts';
import { sweepUploads } from '../jobs/sweep.ts';
import { goodOwner, makeOwner } from '../testing/modules.ts';
import { seedStatus } from '../testing/seed.ts';
import { testPlatform, type Adapters, type TestPlatform } from '../testing/platform.ts';
import { openSession } from '../testing/upload.ts';

const { lecture, publication, webinar, qa, campaign, upload } = endpoints;

/** Writes over fields of a document past all checks, as a fault or a hand in the database would. */
const damage = (at: TestPlatform, kind: string, id: string, fields: Record<string, unknown>, facets = {}) =>
  at.store.of(demoAccount.id).change(async (tx) => {
    const doc = await tx.get(kind, id);
    if (doc !== null)
      await tx.put(kind, { ...doc, ...fields }, { facets: { createdAt: doc.createdAt, ...facets } });
  });

const broken = {
  error: 'Эта запись повреждена: прочитать её нельзя. Её можно вернуть из\u00A0резервной копии.',
};

it.each<Adapters>(['memory', 'sqlite and disk'])(
  'a damaged lecture on %s is left out of its list, told of once, and refused by its id',
  async (adapters) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const at = await testPlatform({ adapters, scenario: empty });
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      at.clock.now += 1000;
      ids.push((await at.ask<{ id: string }>(lecture.create, { body: { name: `Лекция ${n}` } })).id);
    }
    const [first = '', , third = ''] = ids;
    await damage(at, 'lecture', first, { name: 7 });
    await damage(at, 'lecture', third, { tags: 'все' });
    const page = async (number: number) => {
      const body = { page: number, limit: 2, sort: 'createdAt' };
      const { list, count } = await at.ask<{ list: { id: string }[]; count: number }>(lecture.list, { body });
      return { ids: list.map(({ id }) => id), count };
    };
    expect(await page(1)).toEqual({ ids: [ids[1], ids[3]], count: 3 });
    expect(await page(2)).toEqual({ ids: [ids[4]], count: 3 });
    expect(log).toHaveBeenCalledTimes(2);
    for (const call of [lecture.get, lecture.update, lecture.imageLink]) {
      const answer = await at.call(call, { params: { id: first }, body: { id: first, description: 'Да' } });
      expect([answer.status, await answer.json()]).toEqual([422, broken]);
    }
    await damage(at, 'lecture', first, { name: 'Снова цела' });
    expect(await page(1)).toEqual({ ids: ids.slice(0, 2), count: 4 });
  },
);

it('a damaged course and a damaged upload keep nobody from uploads, and the sweep from no others', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const at = await testPlatform({ scenario: empty });
  await damage(at, 'course', await makeOwner(at, 'course'), { modules: 'все' });
  const left = [await openSession(at, 10), await openSession(at, 10)];
  await damage(at, 'upload', left[0] ?? '', { size: null }, { claimed: 10 });
  at.clock.now += 14 * 24 * 60 * 60 * 1000;
  await sweepUploads({ ...at, now: () => at.clock.now });
  expect((await at.call(upload.session, { params: { id: left[1] ?? '' } })).status).toBe(404);
});

it('what follows from the clock, the moderator and a place in line goes on past what is damaged', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const at = await testPlatform({ scenario: empty, delayMs: 0 });
  const ids: string[] = [];
  for (const name of ['Первый', 'Второй', 'Третий']) {
    const startsAt = `2027-03-0${ids.length + 1}T06:00:00Z`;
    const body = { ...goodOwner, name, startsAt, durationMin: 60 };
    ids.push((await at.ask<{ id: string }>(webinar.create, { body })).id);
  }
  const [first = '', second = ''] = ids;
  const sold = await at.ask<{ list: Publication[] }>(publication.list);
  for (const { id } of sold.list) await seedStatus(at, id, 'pending');
  const due = { startsAt: '2027-03-01T06:00:00.000Z', nextChangeAt: '2020-01-01T00:00:00.000Z' };
  await damage(at, 'webinar', first, { speakers: 'я' }, due);
  const facets = { status: 'pending', submittedAt: '2020-01-01T00:00:00.000Z', updatedAt: due.startsAt };
  const ofSecond = sold.list.find(({ contentId }) => contentId === second)?.id ?? '';
  await damage(at, 'publication', ofSecond, { status: null }, facets);
  const ofFirst = sold.list.find(({ contentId }) => contentId === first)?.id ?? '';
  await damage(at, 'publication', ofFirst, {}, { ...facets, contentType: 'webinar' });

  expect(await at.ask(webinar.list)).toMatchObject({ count: 2 });
  expect(await at.ask(publication.list)).toMatchObject({ count: 2 });
  const again = { ...goodOwner, startsAt: '2027-03-01T06:00:00Z', name: 'Снова первый', durationMin: 60 };
  expect((await at.call(webinar.create, { body: again })).status).toBe(200);

  const question = 'Сколько длится курс?';
  const asked = await at.ask<{ id: string }>(qa.create, { body: { question } });
  await damage(at, 'qa', asked.id, { question: null });
  expect((await at.call(qa.create, { body: { question } })).status).toBe(200);
  const push = { title: 'Новое', body: 'Приходите', segment: 'regulars' };
  await at.store
    .of(demoAccount.id)
    .change((tx) => tx.put('client', { id: 'c', createdAt: 'never', updatedAt: 'never' }, { facets: {} }));
  expect((await at.call(campaign.create, { body: push })).status).toBe(200);
});
