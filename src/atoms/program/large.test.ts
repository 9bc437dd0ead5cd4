import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, test, vi } from 'vitest';
import { courseKeys } from '#api/course/queries.ts';
import type { Course } from '#api/course/schema.ts';
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
  const known = () => expect(store.get(program.totalsAtom(key))).toMatchObject({ modules: 200, unknown: 0 });
  await vi.waitFor(known, { timeout: 20_000 });
  return { store, key };
}

test('an edit among ten thousand lectures leaves most of a frame to the screen', async () => {
  const { store, key } = await openLarge();
  expect(store.get(program.totalsAtom(key))).toMatchObject({
    modules: 200,
    lectures: 10_000,
    durationSec: 600_000,
    unknown: 0,
  });
  const edits: (() => unknown)[] = Array.from({ length: 12 }, (_, at) => [
    () => store.set(program.renameAtom, { key, node: { type: 'module', id: 'm3' }, name: `М${at}` }),
    () =>
      store.set(program.renameAtom, {
        key,
        node: { type: 'lecture', moduleId: 'm0', id: 'l3' },
        name: `Вдох ${at}`,
      }),
    () =>
      store.set(program.moveLecturesAtom, {
        key,
        places: [{ moduleId: 'm9', id: `l${450 + at}` }],
        to: 'm0',
        at,
      }),
    () => store.set(program.moveModulesAtom, { key, ids: ['m100'], at: at * 10 }),
  ]).flat();
  // Time of the processor: what else runs on the machine does not count.
  const times = edits.map((edit) => {
    const before = process.cpuUsage();
    edit();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  expect(times.sort((one, other) => one - other)[Math.floor(times.length * 0.75)]).toBeLessThan(12);
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
