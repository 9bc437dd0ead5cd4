import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, test, vi } from 'vitest';
import { courseKeys } from '#api/course/queries.ts';
import type { Course } from '#domain/course/schema.ts';
import { createWorld, kits, makeProgram } from '#tests/support/program.ts';
import type { Store } from '../store.ts';

const kit = kits.course;
const { program } = kit;

/** A course of two hundred modules with fifty lectures each, every row of a screen and all sums being looked at. */
async function openLarge(): Promise<{ store: Store; key: string }> {
  const world = await createWorld('course');
  const key = await makeProgram(world, []);
  const { store } = world.visit(kit.atoms(key));
  await kit.open(store, key);
  world.between = async (request, go) => {
    if (!request.url.endsWith('/lecture/list')) return go();
    const { filter } = await request.json();
    const ids: string[] = filter.id;
    const list = ids.map((id) => ({ id, name: `Лекция ${id}`, durationSec: 60, streamID: `s-${id}` }));
    return Response.json({ list, count: list.length });
  };
  const modules = Array.from({ length: 200 }, (_, module) => ({
    id: `m${module}`,
    name: `Модуль ${module}`,
    orderNumber: module + 1,
    lectures: Array.from({ length: 50 }, (_lecture, place) => `l${module * 50 + place}`),
    attachments: [],
  }));
  const client = store.get(queryClientAtom);
  client.setQueryData<Course>(courseKeys.item(key), (course) => course && { ...course, modules });
  for (let at = 0; at < 60; at += 1) store.sub(program.lectureAtom({ key, id: `l${at}` }), () => undefined);
  const known = () =>
    expect(store.get(program.totalsAtom(key))).toMatchObject({ modules: 200, unknown: 0, unread: 0 });
  await vi.waitFor(known, { timeout: 20_000 });
  return { store, key };
}

test('the sums of ten thousand lectures follow every edit', async () => {
  const { store, key } = await openLarge();
  const sums = { modules: 200, lectures: 10_000, durationSec: 600_000, unknown: 0, unread: 0 };
  expect(store.get(program.totalsAtom(key))).toMatchObject(sums);
  const ofModule = (id: string) => store.get(program.moduleTotalsAtom({ key, id }));
  store.set(program.moveLecturesAtom, {
    key,
    places: [0, 1, 2].map((at) => ({ moduleId: 'm9', id: `l${450 + at}` })),
    to: 'm0',
    at: 0,
  });
  store.set(program.moveModulesAtom, { key, ids: ['m100'], at: 10 });
  store.set(program.renameAtom, { key, node: { type: 'module', id: 'm3' }, name: 'Другой' });
  expect(store.get(program.totalsAtom(key))).toMatchObject(sums);
  expect(ofModule('m9')).toMatchObject({ lectures: 47, durationSec: 47 * 60 });
  expect(ofModule('m0')).toMatchObject({ lectures: 53, durationSec: 53 * 60 });
  store.set(program.removeAtom, { key, nodes: [{ type: 'lecture', moduleId: 'm0', id: 'l450' }] });
  expect(store.get(program.totalsAtom(key))).toMatchObject({ lectures: 9999, durationSec: 9999 * 60 });
});

test('rows that an edit does not change stay the same objects', async () => {
  const { store, key } = await openLarge();
  const before = store.get(program.treeAtom(key));
  const row = store.get(program.lectureAtom({ key, id: 'l7' }));
  store.set(program.renameAtom, { key, node: { type: 'module', id: 'm3' }, name: 'Другой' });
  const after = store.get(program.treeAtom(key));
  const changed = after.order.filter((id) => after.modules[id] !== before.modules[id]);
  expect(changed).toEqual(['m3']);
  expect(after.order).toBe(before.order);
  expect(after.lectures).toBe(before.lectures);
  expect(store.get(program.lectureAtom({ key, id: 'l7' }))).toBe(row);
});
