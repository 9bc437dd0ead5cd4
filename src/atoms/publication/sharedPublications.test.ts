import { expect, test, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { seedStatus } from '#platform/testing/seed.ts';
import { openPlatformConsole, type SeenCall } from '#tests/support/platformConsole.ts';
import { coversOfAtom } from '../purchase/covers.ts';
import { partOfPublicationsAtom } from './sharedPublications.ts';

const isList = ({ path }: SeenCall) => path === 'publication/list';
const rejected = { filter: { status: ['rejected'] }, limit: 1 };
const sent = { filter: { status: ['rejected', 'approved'] }, limit: 5 };

/** A console whose author has sent three publications; what is asked of them is looked at. */
async function open(statuses: readonly string[]) {
  const page = await openPlatformConsole([
    partOfPublicationsAtom(rejected),
    partOfPublicationsAtom(sent),
    coversOfAtom(['somewhere']),
  ]);
  for (const [at, status] of statuses.entries()) {
    page.at.clock.now += 1000;
    const body = { name: `Голос ${at}` };
    const { id } = await page.at.ask<{ id: string }>(endpoints.lecture.create, { body });
    const made = await page.at.ask<Publication>(endpoints.publication.create, {
      body: { contentType: 'lecture', contentId: id, costKopecks: 99_000 },
    });
    await seedStatus(page.at, made.id, status);
  }
  return page;
}

test('parts of a few publications come out of one call, the last changed first', async () => {
  const { store, calls } = await open(['rejected', 'draft', 'approved', 'rejected']);
  store.get(partOfPublicationsAtom(sent)).retry();
  await vi.waitFor(() => expect(store.get(partOfPublicationsAtom(sent)).count).toBe(3));
  const titles = (params: typeof sent) =>
    store.get(partOfPublicationsAtom(params)).items.map(({ title }) => title);
  expect(titles(sent)).toEqual(['Голос 3', 'Голос 2', 'Голос 0']);
  expect(titles(rejected)).toEqual(['Голос 3']);
  expect(store.get(partOfPublicationsAtom(rejected)).count).toBe(2);
  const bodies = new Set(calls.filter(isList).map(({ body }) => JSON.stringify(body)));
  expect(bodies.size).toBe(1);
});

test('of more than a call has, each part is asked for by itself', async () => {
  const { store, calls, at, instead } = await open(['rejected', 'approved']);
  const all = await at.ask<object>(endpoints.publication.list, { body: {} });
  instead.answer = (call) =>
    isList(call) && JSON.stringify(call.body).includes('revenue')
      ? Response.json({ ...all, count: 140 })
      : null;
  calls.length = 0;
  store.get(partOfPublicationsAtom(sent)).retry();
  await vi.waitFor(() => expect(store.get(partOfPublicationsAtom(rejected)).count).toBe(1));
  await vi.waitFor(() => expect(store.get(partOfPublicationsAtom(sent)).count).toBe(2));
  const filters = calls.filter(isList).map(({ body }) => (body as { filter?: object }).filter);
  expect(filters).toEqual(
    expect.arrayContaining([
      { status: ['rejected'] },
      { status: ['rejected', 'approved'] },
      { contentId: ['somewhere'] },
    ]),
  );
});
