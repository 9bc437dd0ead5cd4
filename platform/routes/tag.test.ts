import { expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Tag } from '#domain/tag/schema.ts';
import { empty } from '../scenarios/empty.ts';
import { testPlatform } from '../testing/platform.ts';

const { tag, lecture } = endpoints;

async function open() {
  const at = await testPlatform({ scenario: empty });
  const create = (name: string) => at.call(tag.create, { body: { name } });
  const list = async (body: unknown = {}) => (await at.ask<{ list: Tag[] }>(tag.list, { body })).list;
  return { at, create, list };
}

it('is unique without regard to case, ё and spaces, for one author', async () => {
  const { at, create, list } = await open();
  expect(await (await create('  Тёплый свет ')).json()).toMatchObject({ name: 'Тёплый свет', usageCount: 0 });
  for (const name of ['тёплый свет', 'ТЕПЛЫЙ СВЕТ', 'Теплый  свет']) {
    const answer = await create(name);
    expect([name, answer.status]).toEqual([name, 409]);
    expect((await answer.json()).error).toContain('уже есть');
  }
  expect(await list()).toHaveLength(1);
  at.sessions.hold('author-ivan');
  expect((await create('Тёплый свет')).status).toBe(200);
});

it('has a name of 2 to 40 characters', async () => {
  const { create } = await open();
  const statuses = ['я', ' я ', 'ён', 'х'.repeat(40), 'х'.repeat(41)].map(
    async (name) => (await create(name)).status,
  );
  expect(await Promise.all(statuses)).toEqual([400, 400, 200, 200, 400]);
});

it('counts the contents that have it, of every kind', async () => {
  const { at, create, list } = await open();
  const { id } = await (await create('сон')).json();
  const used = async () => (await list()).find((item) => item.id === id)?.usageCount;
  const made = await at.ask<{ id: string }>(lecture.create, { body: { name: 'Голос', tags: [id] } });
  await at.ask(endpoints.meditation.create, { body: { name: 'Дождь', tags: [id] } });
  expect(await used()).toBe(2);
  await at.ask(lecture.update, { params: { id: made.id }, body: { id: made.id, tags: [] } });
  expect(await used()).toBe(1);
});

it('is listed by name, searched and sorted by use', async () => {
  const { create, list } = await open();
  for (const name of ['сон', 'Вечер', 'утро и вечер']) await create(name);
  const names = async (body: unknown) => (await list(body)).map(({ name }) => name);
  expect(await names({})).toEqual(['Вечер', 'сон', 'утро и вечер']);
  expect(await names({ search: 'ВЕЧЕР', sort: '-name' })).toEqual(['утро и вечер', 'Вечер']);
  expect(await names({ sort: '-usageCount', limit: 1 })).toHaveLength(1);
});
