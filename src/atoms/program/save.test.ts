import * as v from 'valibot';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import {
  arrived,
  createWorld,
  kits,
  makeLecture,
  pdf,
  platformState,
  recover,
  shownTree,
  type World,
} from '#tests/support/program.ts';
import { scripts } from '#tests/support/programScripts.ts';
import { courseEditor } from '../course/editor.ts';
import { deviceAtom } from '../device.ts';
import { authorAtom } from '../session/session.ts';
import type { Store } from '../store.ts';
import { entriesAtom } from '../upload/entries.ts';
import { addUploadsAtom } from '../upload/uploads.ts';
import { closeToastAtom, toastAtom } from '../ui/toast.ts';
import { programEdits } from './edits.ts';

const kit = kits.course;
const { program } = kit;

// Who takes trailers.
beforeAll(() => import('../course/trailer.ts'));

const recording = () => new File([new Uint8Array(64)], 'Утро.mp4', { type: 'video/mp4' });

async function openCourse(world: World, key: string): Promise<Store> {
  const { store } = world.visit(kit.atoms(key));
  await kit.open(store, key);
  return store;
}

test('a whole save leaves on the platform what the author saw, in the order of the steps', async () => {
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const store = await openCourse(world, key);
  await scripts.evening.edit(world, store, key);
  const wanted = shownTree(store, kit, key);
  world.calls.length = 0;
  expect(await kit.save(store, key)).toMatchObject({ status: 'saved' });
  const { courses } = await platformState(world);
  expect(courses[0]?.modules).toEqual(wanted);
  expect(kit.state(store, key).dirty).toBe(false);
  expect(shownTree(store, kit, key)).toEqual(wanted);
  // How far a stream is, is asked by the screen.
  const calls = world.calls.filter(({ path }) => !path.startsWith('stream/'));
  expect(calls.map(({ method, path }) => `${method} ${path.replace(/[0-9a-f-]{36}/g, '*')}`))
    .toMatchInlineSnapshot(`
      [
        "GET course/*",
        "POST lecture/list",
        "POST course/*/module/*",
        "POST course/*/module/create",
        "POST course/*/module/*",
        "POST lecture/create",
        "POST lecture/create",
        "POST lecture/create",
        "POST course/*/module/*",
        "POST course/*/module/*",
        "POST course/*/module/*",
        "POST lecture/*",
        "POST course/*/module/*/attach/upload",
        "POST course/*/module/*/attach/upload",
        "DELETE course/*/module/*/attach/*",
        "DELETE course/*/module/*",
        "POST course/*",
        "GET course/*",
        "POST lecture/list",
      ]
    `);
});

test('a save that changed one lecture makes at most three calls', async () => {
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const store = await openCourse(world, key);
  const { order, modules } = store.get(program.treeAtom(key));
  const [lecture = ''] = modules[order[0] ?? '']?.lectures ?? [];
  store.set(program.editLectureAtom, { key, id: lecture, patch: { name: 'Долгий вдох' } });
  world.calls.length = 0;
  expect(await kit.save(store, key)).toMatchObject({ status: 'saved' });
  expect(world.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST lecture/${lecture}`,
    `POST course/${key}`,
    `GET course/${key}`,
  ]);
  expect(kit.state(store, key).dirty).toBe(false);
  expect(store.get(program.lectureAtom({ key, id: lecture })).name).toBe('Долгий вдох');
  expect((await platformState(world)).lectures).toContain('Долгий вдох||');
});

test('what is edited while a save runs is kept, under the ids of the platform, and saved with the next one', async () => {
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const store = await openCourse(world, key);
  const made = store.set(program.addModuleAtom, { key, name: 'Новый' });
  const lecture = store.set(program.addLectureAtom, { key, moduleId: made, name: 'Пауза' }) ?? '';
  world.between = async (request, go) => {
    if (request.url.endsWith('/lecture/create')) {
      world.between = null;
      store.set(program.renameAtom, { key, node: { type: 'module', id: made }, name: 'Совсем новый' });
      store.set(program.editLectureAtom, { key, id: lecture, patch: { name: 'Долгая пауза' } });
      store.set(program.addLectureAtom, { key, moduleId: made, name: 'Ещё одна', at: 0 });
      kit.edit(store, key, { subtitle: 'Написано тем временем' });
    }
    return go();
  };
  await kit.save(store, key);
  const wanted = shownTree(store, kit, key);
  expect(wanted.at(-1)).toMatchObject({ name: 'Совсем новый', lectures: ['Ещё одна', 'Долгая пауза'] });
  const { order, modules } = store.get(program.treeAtom(key));
  const id = order.at(-1) ?? '';
  expect(id).not.toBe(made);
  expect(modules[id]?.isDraft).toBe(false);
  expect((await platformState(world)).courses[0]?.modules.at(-1)).toMatchObject({
    name: 'Новый',
    lectures: ['Пауза'],
  });
  expect(kit.state(store, key).dirty).toBe(true);

  await kit.save(store, key);
  const { courses, lectures } = await platformState(world);
  expect(courses[0]).toMatchObject({ subtitle: 'Написано тем временем', modules: wanted });
  expect(lectures.filter((one) => /пауза|одна/i.test(one))).toEqual(['Долгая пауза||', 'Ещё одна||']);
  expect(kit.state(store, key).dirty).toBe(false);
});

test('a lecture that was made goes over to its own id in one step: no programme is shown that knows neither', async () => {
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const store = await openCourse(world, key);
  const [moduleId = ''] = store.get(program.treeAtom(key)).order;
  const made = store.set(program.addLectureAtom, { key, moduleId, name: 'Пауза' }) ?? '';
  const shown = new Set<string>();
  const stop = store.sub(program.treeAtom(key), () => {
    const { modules, lectures } = store.get(program.treeAtom(key));
    const isThere = modules[moduleId]?.lectures.includes(made) === true;
    shown.add(!isThere ? 'its own id' : made in lectures ? 'a draft' : 'an id that nobody knows');
  });
  world.between = async (request, go) => {
    if (request.url.endsWith('/lecture/create'))
      store.set(program.addModuleAtom, { key, name: 'Тем временем' });
    return go();
  };
  await kit.save(store, key);
  stop();
  expect([...shown].sort()).toEqual(['a draft', 'its own id']);
  // No call asks the platform for what only this page knew.
  expect(JSON.stringify(world.calls)).not.toContain(made);
});

test('what somebody else changed is merged; where both changed the same, the author chooses', async () => {
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const store = await openCourse(world, key);
  const { order, modules } = store.get(program.treeAtom(key));
  const [first = '', second = ''] = order;
  const [vdoh = '', vydoh = ''] = modules[first]?.lectures ?? [];
  store.set(program.renameAtom, { key, node: { type: 'module', id: first }, name: 'Моё' });
  store.set(program.moveLecturesAtom, { key, places: [{ moduleId: first, id: vydoh }], to: first, at: 0 });
  const elsewhere = (moduleId: string, body: Record<string, unknown>) =>
    world.at.ask(endpoints.course.updateModule, { params: { id: key, moduleId }, body });
  const added = await makeLecture(world.at, 'Чужая');
  await elsewhere(first, { lectures: [vdoh, vydoh, added.id] });
  await elsewhere(second, { name: 'Переименован другими' });
  expect(await kit.save(store, key)).toMatchObject({ status: 'saved' });
  expect((await platformState(world)).courses[0]?.modules).toMatchObject([
    { name: 'Моё', lectures: ['Выдох', 'Чужая', 'Вдох'] },
    { name: 'Переименован другими' },
    { name: 'Старое' },
  ]);

  await kit.open(store, key);
  store.set(program.renameAtom, { key, node: { type: 'module', id: second }, name: 'Моё второе' });
  store.set(program.setDayOffsetAtom, { key, ids: [first], day: 3 });
  await elsewhere(second, { name: 'Их второе' });
  const asked = await kit.save(store, key);
  expect(asked).toMatchObject({ status: 'conflict', conflicts: [{ field: 'program', both: true }] });
  const [conflict] = asked.status === 'conflict' ? asked.conflicts : [];
  const theirs = v.parse(programEdits, conflict?.theirs);
  expect(theirs.modules[first]?.mine?.dayOffset).toBe(3);
  expect((await platformState(world)).courses[0]?.modules[0]?.dayOffset).toBeNull();
  await store.set(courseEditor.saveAtom, { key, resolved: { program: theirs } });
  expect((await platformState(world)).courses[0]?.modules).toMatchObject([
    { name: 'Моё', dayOffset: 3 },
    { name: 'Их второе' },
    { name: 'Старое' },
  ]);
});

test('a module whose answer was lost is no conflict, although the platform has trimmed its name', async () => {
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const store = await openCourse(world, key);
  const [first = ''] = store.get(program.treeAtom(key)).order;
  store.set(program.renameAtom, { key, node: { type: 'module', id: first }, name: 'Моё ' });
  world.between = async (request, go) => {
    const answer = await go();
    if (request.url.endsWith(`/module/${first}`)) throw new TypeError('The line broke');
    return answer;
  };
  await expect(kit.save(store, key)).rejects.toMatchObject({ kind: 'network' });
  world.between = null;
  expect(await kit.save(store, key)).toMatchObject({ status: 'saved' });
  expect((await platformState(world)).courses[0]?.modules[0]?.name).toBe('Моё');
});

test('a save runs once: a second press joins it, and another tab waits its turn', async () => {
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const store = await openCourse(world, key);
  store.set(program.addModuleAtom, { key, name: 'Новый' });
  const [one, other] = [kit.save(store, key), kit.save(store, key)];
  expect(await one).toEqual(await other);
  const creations = world.calls.filter(({ path }) => path.endsWith('/module/create'));
  expect(creations).toHaveLength(1);

  store.set(program.addModuleAtom, { key, name: 'Ещё' });
  const author = store.get(authorAtom);
  const letGo = await store.get(deviceAtom).hold(`saving/${author?.id}/course/${key}`);
  await expect(kit.save(store, key)).rejects.toMatchObject({ kind: 'aborted' });
  expect(store.get(toastAtom).description).toContain('в\u00A0другой вкладке');
  letGo?.();
  await kit.save(store, key);
  expect((await platformState(world)).courses[0]?.modules.map(({ name }) => name)).toEqual([
    'Начало',
    'Опора',
    'Старое',
    'Новый',
    'Ещё',
  ]);
});

test('a step that fails says which and why, and the save goes on from there when it is mended', async () => {
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const store = await openCourse(world, key);
  const made = store.set(program.addModuleAtom, { key, name: 'Новый' });
  const lecture = store.set(program.addLectureAtom, { key, moduleId: made, name: 'Пауза' }) ?? '';
  world.between = async (request, go) =>
    request.url.endsWith('/lecture/create')
      ? Response.json({ error: 'invalid', fields: { name: 'Такое имя нельзя' } }, { status: 400 })
      : go();
  await expect(kit.save(store, key)).rejects.toMatchObject({ status: 400 });
  const progress = store.get(program.saveProgressAtom(key));
  expect(progress).toMatchObject({
    status: 'cut',
    failed: [{ kind: 'createLecture', name: 'Пауза', reason: 'Такое имя нельзя' }],
  });
  expect(progress.steps.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'createModule done',
    'createLecture failed',
    'attachLecture waiting',
    'updateOwner waiting',
    'readOwner waiting',
  ]);
  expect(kit.state(store, key).problems).toEqual({ [`program.${lecture}`]: 'Такое имя нельзя' });
  expect(store.get(toastAtom).description).toBe('Ошибка при создании лекции');
  expect(store.get(program.unfinishedSaveAtom(key))).toMatchObject({ key });
  expect(progress).toMatchObject({ done: 1, total: 5 });
  // What is done is shown once, under the ids that the author works with.
  expect(shownTree(store, kit, key).map(({ name }) => name)).toEqual(['Начало', 'Опора', 'Старое', 'Новый']);

  world.between = null;
  store.set(program.editLectureAtom, { key, id: lecture, patch: { name: 'Тишина' } });
  await kit.resume(store, key);
  expect(store.get(program.saveProgressAtom(key))).toMatchObject({ status: 'done', done: 5, total: 5 });
  expect(store.get(program.unfinishedSaveAtom(key))).toBeNull();
  expect((await platformState(world)).courses[0]?.modules.at(-1)).toMatchObject({
    name: 'Новый',
    lectures: ['Тишина'],
  });
});

test('each step that fails is told by its own words, and the save goes on from there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const store = await openCourse(world, key);
  await scripts.evening.edit(world, store, key);
  const wanted = shownTree(store, kit, key);
  const failures: [string, RegExp][] = [
    ['Не\u00A0удалось изменить модуль', /^POST course\/[^/]+\/module\/(?!create)[^/]+$/],
    ['Не\u00A0удалось создать модуль', /\/module\/create$/],
    ['Ошибка при загрузке вложения', /\/attach\/upload$/],
    ['Не\u00A0удалось удалить файл модуля', /^DELETE .*\/attach\//],
    ['Не\u00A0удалось удалить модуль', /^DELETE course\/[^/]+\/module\/[^/]+$/],
    ['Не\u00A0удалось обновить курс', /^POST course\/[^/]+$/],
  ];
  let save = () => kit.save(store, key);
  for (const [text, call] of failures) {
    world.between = async (request, go) =>
      call.test(`${request.method} ${new URL(request.url).pathname.replace('/api/v1/author/', '')}`)
        ? Response.json({ error: 'broken' }, { status: 422 })
        : go();
    await expect(save()).rejects.toMatchObject({ status: 422 });
    expect(store.get(toastAtom)).toMatchObject({ title: 'Ошибка', description: text });
    store.set(closeToastAtom);
    save = () => kit.resume(store, key);
  }
  world.between = null;
  await save();
  expect((await platformState(world)).courses[0]?.modules).toEqual(wanted);
});

test('what cannot be saved is told beside it, and nothing is sent', async () => {
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const store = await openCourse(world, key);
  const made = store.set(program.addModuleAtom, { key });
  const lecture = store.set(program.addLectureAtom, { key, moduleId: made, name: 'Ох' }) ?? '';
  world.calls.length = 0;
  expect(await kit.save(store, key)).toEqual({
    status: 'invalid',
    problems: {
      [`program.${made}`]: 'Назовите модуль',
      [`program.${lecture}`]: 'Название лекции от\u00A03 до\u00A0120\u00A0знаков',
    },
  });
  expect(world.calls).toEqual([]);
  expect(store.get(program.unfinishedSaveAtom(key))).toBeNull();
});

test('every line of what will be saved can be taken back, and nothing is left when all are', async () => {
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const store = await openCourse(world, key);
  const before = shownTree(store, kit, key);
  await scripts.evening.edit(world, store, key);
  kit.edit(store, key, { subtitle: '' });
  const { counts, uploadBytes } = store.get(program.changesAtom(key));
  expect(counts).toEqual({ create: 7, change: 2, move: 2, remove: 3 });
  expect(uploadBytes).toBe(2 * pdf('Тетрадь.pdf').size);
  let left = store.get(program.changesAtom(key)).groups.flatMap(({ changes }) => changes);
  while (left.length > 0) {
    const [line] = left;
    store.set(program.revertChangeAtom, { key, id: line?.id ?? '' });
    const now = store.get(program.changesAtom(key)).groups.flatMap(({ changes }) => changes);
    expect(now.length).toBeLessThan(left.length);
    left = now;
  }
  expect(shownTree(store, kit, key)).toEqual(before);
  expect(kit.state(store, key).dirty).toBe(false);
});

test('a save that is let be says no more of itself, and the next one makes nothing twice', async () => {
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const store = await openCourse(world, key);
  store.set(program.addModuleAtom, { key, name: 'Новый' });
  kit.edit(store, key, { subtitle: 'Иначе' });
  world.between = async (request, go) =>
    new URL(request.url).pathname.endsWith(`/course/${key}`) && request.method === 'POST'
      ? Response.json({ error: 'broken' }, { status: 500 })
      : go();
  await expect(kit.save(store, key)).rejects.toMatchObject({ status: 500 });
  world.between = null;
  await store.set(program.dropSaveAtom, key);
  expect(store.get(program.unfinishedSaveAtom(key))).toBeNull();
  expect(store.get(program.saveProgressAtom(key))).toMatchObject({ status: 'idle', steps: [] });
  expect(shownTree(store, kit, key).map(({ name }) => name)).toEqual(['Начало', 'Опора', 'Старое', 'Новый']);
  await kit.save(store, key);
  const { courses } = await platformState(world);
  expect(courses[0]?.modules.map(({ name }) => name)).toEqual(['Начало', 'Опора', 'Старое', 'Новый']);
  expect(courses[0]?.subtitle).toBe('Иначе');
});

test('after a reload a save that was cut is told as before, its edits are in the form, and nothing else is offered', async () => {
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const visit = world.visit(kit.atoms(key));
  await kit.open(visit.store, key);
  const made = visit.store.set(program.addModuleAtom, { key, name: 'Новый' });
  visit.store.set(program.addLectureAtom, { key, moduleId: made, name: 'Пауза' });
  // The module is made though nobody hears of it: that is found when the save goes on.
  world.between = async (request, go) => {
    const answer = await go();
    if (request.url.endsWith('/module/create')) throw new TypeError('The line broke');
    return answer;
  };
  await expect(kit.save(visit.store, key)).rejects.toMatchObject({ kind: 'network' });
  world.between = async (request, go) =>
    request.url.endsWith('/lecture/create') ? Response.json({ error: 'Internal' }, { status: 500 }) : go();
  await expect(kit.save(visit.store, key)).rejects.toMatchObject({ status: 500 });
  const before = visit.store.get(program.saveProgressAtom(key));
  expect(before).toMatchObject({ status: 'cut', done: 1, total: 5 });
  expect(before.failed[0]?.reason).toBe('На\u00A0платформе что-то сломалось. Повторите через минуту.');
  visit.end();

  const { store } = world.visit(kit.atoms(key));
  await kit.open(store, key);
  expect(store.get(program.saveProgressAtom(key))).toEqual(before);
  expect(kit.offer(store, key)).toBeNull();
  expect(shownTree(store, kit, key).at(-1)).toMatchObject({ name: 'Новый', lectures: ['Пауза'] });
  world.between = null;
  await kit.save(store, key);
  expect((await platformState(world)).courses[0]?.modules.at(-1)).toMatchObject({ lectures: ['Пауза'] });
});

test('a device without room keeps nobody from saving a course', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const world = await createWorld('course');
  const store = await openCourse(world, 'new');
  kit.edit(store, 'new', { name: 'Тихая неделя' });
  const moduleId = store.set(program.addModuleAtom, { key: 'new', name: 'День' });
  await arrived(store, store.set(program.addFilesAtom, { key: 'new', moduleId, files: [recording()] }));
  const full = new DOMException('full', 'QuotaExceededError');
  vi.spyOn(store.get(deviceAtom), 'set').mockRejectedValue(full);
  expect(await kit.save(store, 'new')).toMatchObject({ status: 'saved' });
  const { courses } = await platformState(world);
  expect(courses.map(({ name, modules }) => [name, modules.length])).toEqual([['Тихая неделя', 1]]);
});

test('a save forgets the recordings of its own lectures, and none that another tab has noted meanwhile', async () => {
  const world = await createWorld('course');
  const store = await openCourse(world, 'new');
  kit.edit(store, 'new', { name: 'Тихая неделя' });
  const moduleId = store.set(program.addModuleAtom, { key: 'new', name: 'День' });
  await arrived(store, store.set(program.addFilesAtom, { key: 'new', moduleId, files: [recording()] }));
  const device = store.get(deviceAtom);
  const noted = `program-streams/${store.get(authorAtom)?.id}`;
  world.between = async (request, go) => {
    if (request.url.endsWith('/lecture/create'))
      await device.set(noted, { ...v.parse(v.looseObject({}), await device.get(noted)), other: 'stream' });
    return go();
  };
  expect(await kit.save(store, 'new')).toMatchObject({ status: 'saved' });
  expect(await device.get(noted)).toEqual({ other: 'stream' });
});

test('a failure to read what is there before anything is made is told', async () => {
  const world = await createWorld('course');
  const store = await openCourse(world, 'new');
  kit.edit(store, 'new', { name: 'Тихая неделя' });
  const moduleId = store.set(program.addModuleAtom, { key: 'new', name: 'День' });
  store.set(program.addLectureAtom, { key: 'new', moduleId, name: 'Утро' });
  world.between = async (request, go) =>
    request.url.endsWith('/lecture/list') ? Response.json({ error: 'broken' }, { status: 500 }) : go();
  await expect(kit.save(store, 'new')).rejects.toMatchObject({ status: 500 });
  expect(store.get(toastAtom)).toMatchObject({ shown: true, kind: 'error' });
});

test('a course whose creation had no answer is found again under the name that was sent', async () => {
  const world = await createWorld('course');
  const store = await openCourse(world, 'new');
  kit.edit(store, 'new', { name: 'Тихая неделя' });
  world.between = async (request, go) => {
    const answer = await go();
    if (request.url.endsWith('/course/create')) throw new TypeError('The line broke');
    return answer;
  };
  await expect(kit.save(store, 'new')).rejects.toMatchObject({ kind: 'network' });
  world.between = null;
  kit.edit(store, 'new', { name: 'Громкая неделя' });
  expect(await kit.save(store, 'new')).toMatchObject({ status: 'saved' });
  const { courses } = await platformState(world);
  expect(courses.map(({ name }) => name)).toEqual(['Громкая неделя']);
});

test('what the cut save of a tab that is gone has made is not made again, though another tab has saved the course since', async () => {
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const tabs = [world.visit(kit.atoms(key)), world.visit(kit.atoms(key))];
  for (const tab of tabs) await kit.open(tab.store, key);
  const store = await openCourse(world, key);
  kit.edit(store, key, { subtitle: 'Раз' });
  await kit.save(store, key);

  for (const [at, tab] of tabs.entries()) {
    tab.store.set(program.addModuleAtom, { key, name: `Новый ${at}` });
    world.between = async (request, go) =>
      request.method === 'POST' && request.url.endsWith(`/course/${key}`)
        ? Response.json({ error: 'broken' }, { status: 500 })
        : go();
    await expect(kit.save(tab.store, key)).rejects.toMatchObject({ status: 500 });
    world.between = null;
    tab.end();
    kit.edit(store, key, { subtitle: `Потом ${at}` });
    await kit.save(store, key);
  }
  world.close();

  const next = await openCourse(world, key);
  for (const _ of tabs) await recover(world, next, key);
  const { courses } = await platformState(world);
  const names = courses[0]?.modules.map(({ name }) => name).toSorted();
  expect(names).toEqual(['Начало', 'Новый 0', 'Новый 1', 'Опора', 'Старое']);
  expect(courses[0]?.subtitle).toBe('Потом 1');
  const author = next.get(authorAtom)?.id;
  expect(await next.get(deviceAtom).keys(`save/${author}/`)).toEqual([]);
});

test('a trailer that came while its course was saved in vain is that of no other course', async () => {
  const world = await createWorld('course');
  const store = await openCourse(world, 'new');
  kit.edit(store, 'new', { name: 'Тихая неделя' });
  world.between = async (request, go) => {
    if (!request.url.endsWith('/course/create')) return go();
    const target = { kind: 'trailer', owner: 'course', draftKey: 'new' } as const;
    store.set(addUploadsAtom, { files: [recording()], target });
    await vi.waitFor(() => expect(store.get(entriesAtom)[0]?.streamID).toBeTypeOf('string'));
    return Response.json({ error: 'no' }, { status: 422 });
  };
  await expect(kit.save(store, 'new')).rejects.toMatchObject({ status: 422 });
  world.between = null;
  const trailer = () => store.get(courseEditor.editorAtom('new')).fields.trailerStreamId;
  await vi.waitFor(() => expect(trailer()).toBeTypeOf('string'));
  store.set(courseEditor.discardAtom, 'new');
  kit.edit(store, 'new', { name: 'Другая неделя' });
  await kit.save(store, 'new');
  expect((await platformState(world)).courses.map(({ name }) => name)).toEqual(['Другая неделя']);
  const told = world.calls.filter(({ body }) => v.is(v.looseObject({ trailerStreamId: v.string() }), body));
  expect(told).toEqual([]);
});
