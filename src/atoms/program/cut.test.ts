import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, test, vi } from 'vitest';
import { accountKeys } from '#api/account/queries.ts';
import { createWorld, kits, platformState, recover, shownTree, type World } from '#tests/support/program.ts';
import { scripts } from '#tests/support/programScripts.ts';
import { deviceAtom } from '../device.ts';
import { forgetPrivateAtom } from '../session/private.ts';
import { authorAtom } from '../session/session.ts';

const kit = kits.course;
const { program } = kit;

/** The next visit shows the programme as it was left, and the save that was cut brings the platform there. */
async function goOn(world: World, key: string, wanted: ReturnType<typeof shownTree>) {
  const { store } = world.visit(kit.atoms(key));
  await kit.open(store, key);
  await vi.waitFor(() => expect(store.get(program.unfinishedSaveAtom(key))).not.toBeNull());
  expect(shownTree(store, kit, key)).toEqual(wanted);
  expect(await kit.resume(store, key)).toMatchObject({ status: 'saved' });
  expect((await platformState(world)).courses[0]?.modules).toEqual(wanted);
  return store;
}

test('a save whose page went once all was sent is gone on with, though no draft is left', async () => {
  const world = await createWorld('course');
  const first = world.visit(kit.atoms('new'));
  await kit.open(first.store, 'new');
  kit.edit(first.store, 'new', { name: 'Дыхание' });
  // The page goes while it reads what it has made.
  const isGone = new Promise<void>((resolve) => {
    world.between = async (request, go) => {
      if (request.method !== 'GET' || !/\/course\/[^/]+$/.test(request.url)) return go();
      resolve();
      return new Promise(() => undefined);
    };
  });
  void kit.save(first.store, 'new');
  await isGone;
  world.close();
  world.between = null;

  const { store } = world.visit(kit.atoms('new'));
  await kit.open(store, 'new');
  await vi.waitFor(() => expect(store.get(program.unfinishedSaveAtom('new'))).not.toBeNull());
  expect(await kit.resume(store, 'new')).toMatchObject({ status: 'saved' });
  expect(store.get(program.unfinishedSaveAtom('new'))).toBeNull();
  expect((await platformState(world)).courses.map(({ name }) => name)).toEqual(['Дыхание']);
});

test('what is taken back while a save runs is taken back, though that save is cut', async () => {
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const first = world.visit(kit.atoms(key));
  await kit.open(first.store, key);
  const wanted = shownTree(first.store, kit, key);
  const { order, modules } = first.store.get(program.treeAtom(key));
  const moduleId = order[0] ?? '';
  const id = modules[moduleId]?.lectures[0] ?? '';
  first.store.set(program.removeAtom, { key, nodes: [{ type: 'lecture', moduleId, id }] });
  first.store.set(program.renameAtom, { key, node: { type: 'module', id: moduleId }, name: 'Иначе' });
  first.store.set(program.moveModulesAtom, { key, ids: [moduleId], at: order.length });
  // All of it is sent, and taken back before anybody hears of it.
  const isGone = new Promise<void>((resolve) => {
    world.between = async (request, go) => {
      const answer = await go();
      if (!/\/module\/[^/]+$/.test(request.url)) return answer;
      for (let steps = 0; steps < 3; steps += 1) kit.undo(first.store, key);
      await kit.flush(first.store);
      resolve();
      return new Promise(() => undefined);
    };
  });
  void kit.save(first.store, key);
  await isGone;
  world.close();
  world.between = null;

  const store = await goOn(world, key, wanted);
  expect(kit.state(store, key).dirty).toBe(false);
});

test('a save whose session ends goes no further, and what it has made is not made again', async () => {
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const first = world.visit(kit.atoms(key));
  await kit.open(first.store, key);
  const moduleId = first.store.get(program.treeAtom(key)).order[0] ?? '';
  first.store.set(program.addLectureAtom, { key, moduleId, name: 'Пауза' });
  world.between = async (request, go) => {
    const answer = await go();
    if (request.url.endsWith('/lecture/create'))
      first.store.get(queryClientAtom).setQueryData(accountKeys.profile, null);
    return answer;
  };
  await expect(kit.save(first.store, key)).rejects.toMatchObject({ status: 401 });
  expect(world.calls.at(-1)?.path).toBe('lecture/create');
  first.end();
  world.between = null;

  const { store } = world.visit(kit.atoms(key));
  await kit.open(store, key);
  expect(await kit.resume(store, key)).toMatchObject({ status: 'saved' });
  const { courses, lectures } = await platformState(world);
  expect(courses[0]?.modules[0]?.lectures).toContain('Пауза');
  expect(lectures.filter((one) => one.startsWith('Пауза'))).toHaveLength(1);
});

test('a save whose session ends while its end is written leads nowhere, and what was edited meanwhile waits where it was', async () => {
  const world = await createWorld('course');
  const first = world.visit(kit.atoms('new'));
  const { store } = first;
  await kit.open(store, 'new');
  kit.edit(store, 'new', { name: 'Дыхание' });
  const device = store.get(deviceAtom);
  const { remove } = device;
  vi.spyOn(device, 'remove').mockImplementation((name) => {
    if (name.startsWith('save/')) {
      store.set(program.addModuleAtom, { key: 'new', name: 'Вечер' });
      void kit.flush(store);
      store.get(queryClientAtom).setQueryData(accountKeys.profile, null);
    }
    return remove(name);
  });
  await expect(kit.save(store, 'new')).rejects.toMatchObject({ status: 401 });
  first.end();

  const next = world.visit(kit.atoms('new')).store;
  await kit.open(next, 'new');
  await recover(world, next, 'new');
  await vi.waitFor(() => expect(kit.state(next, 'new').dirty).toBe(false));
  expect((await platformState(world)).courses).toMatchObject([
    { name: 'Дыхание', modules: [{ name: 'Вечер' }] },
  ]);
});

/** Comes back to a new course on another page, takes what is offered there, and saves it. */
async function comeBackAndSave(world: World): Promise<void> {
  const { store } = world.visit(kit.atoms('new'));
  await kit.open(store, 'new');
  if (kit.offer(store, 'new') !== null) kit.restore(store, 'new');
  expect(await kit.save(store, 'new')).toMatchObject({ status: 'saved' });
}

test('a course that was made unheard, found and not read, is not made again under the name that it was given since', async () => {
  const world = await createWorld('course');
  const first = world.visit(kit.atoms('new'));
  await kit.open(first.store, 'new');
  kit.edit(first.store, 'new', { name: 'Дыхание' });
  const lost = async () => {
    throw new TypeError('The line broke');
  };
  world.between = async (request, go) => {
    if (!request.url.endsWith('/course/create')) return go();
    await go();
    return lost();
  };
  await expect(kit.save(first.store, 'new')).rejects.toMatchObject({ kind: 'network' });
  world.between = async (request, go) =>
    request.method === 'GET' && /\/course\/[^/]+$/.test(request.url) ? lost() : go();
  await expect(kit.resume(first.store, 'new')).rejects.toMatchObject({ kind: 'network' });
  kit.edit(first.store, 'new', { name: 'Дыхание животом' });
  await kit.flush(first.store);
  world.close();
  world.between = null;

  await comeBackAndSave(world);
  expect((await platformState(world)).courses.map(({ name }) => name)).toEqual(['Дыхание животом']);
});

test('a course that was made unheard, renamed, and found on a device without room for that, is not made again', async () => {
  const world = await createWorld('course');
  const first = world.visit(kit.atoms('new'));
  await kit.open(first.store, 'new');
  kit.edit(first.store, 'new', { name: 'Дыхание' });
  first.store.set(program.addModuleAtom, { key: 'new', name: 'Вечер' });
  world.between = async (request, go) => {
    const answer = await go();
    if (request.url.endsWith('/course/create')) throw new TypeError('The line broke');
    return answer;
  };
  await expect(kit.save(first.store, 'new')).rejects.toMatchObject({ kind: 'network' });
  kit.edit(first.store, 'new', { name: 'Дыхание животом' });
  await kit.flush(first.store);
  const device = first.store.get(deviceAtom);
  const { set } = device;
  const full = vi.spyOn(device, 'set').mockImplementation(async (name, value) => {
    if (name.startsWith('draft/')) throw new DOMException('The disk is full', 'QuotaExceededError');
    return set(name, value);
  });
  const isGone = new Promise<void>((resolve) => {
    world.between = async (request, go) => {
      if (!request.url.endsWith('/module/create')) return go();
      resolve();
      return new Promise(() => undefined);
    };
  });
  void kit.resume(first.store, 'new');
  await isGone;
  world.close();
  full.mockRestore();
  world.between = null;

  await comeBackAndSave(world);
  expect((await platformState(world)).courses).toMatchObject([
    { name: 'Дыхание животом', modules: [{ name: 'Вечер' }] },
  ]);
});

test('a module that was made unheard is shown once, before its save goes on', async () => {
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const first = world.visit(kit.atoms(key));
  await kit.open(first.store, key);
  first.store.set(program.addModuleAtom, { key, name: 'Новый' });
  const wanted = shownTree(first.store, kit, key);
  world.between = async (request, go) => {
    const answer = await go();
    if (request.url.endsWith('/module/create')) throw new TypeError('The line broke');
    return answer;
  };
  await expect(kit.save(first.store, key)).rejects.toMatchObject({ kind: 'network' });
  first.end();
  world.between = null;

  await goOn(world, key, wanted);
});

test('a lecture that was made unheard, taken back, and wanted again while the next save runs, is made once', async () => {
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const { store } = world.visit(kit.atoms(key));
  await kit.open(store, key);
  const moduleId = store.get(program.treeAtom(key)).order[0] ?? '';
  store.set(program.addLectureAtom, { key, moduleId, name: 'Пауза' });
  world.between = async (request, go) => {
    const answer = await go();
    if (request.url.endsWith('/lecture/create')) throw new TypeError('The line broke');
    return answer;
  };
  await expect(kit.save(store, key)).rejects.toMatchObject({ kind: 'network' });
  kit.undo(store, key);
  world.between = async (request, go) => {
    if (request.method === 'POST' && request.url.endsWith(`/course/${key}`)) kit.redo(store, key);
    return go();
  };
  expect(await kit.save(store, key)).toMatchObject({ status: 'saved' });
  world.between = null;
  const wanted = shownTree(store, kit, key);
  expect(wanted[0]?.lectures.at(-1)).toBe('Пауза');
  expect(kit.state(store, key).dirty).toBe(true);

  expect(await kit.save(store, key)).toMatchObject({ status: 'saved' });
  const { courses, lectures } = await platformState(world);
  expect(courses[0]?.modules).toEqual(wanted);
  expect(lectures.filter((one) => one.startsWith('Пауза'))).toEqual(['Пауза||']);
  expect(kit.state(store, key).dirty).toBe(false);
});

test('a new lecture that is taken back after its save was cut is not there again once the course is read', async () => {
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const first = world.visit(kit.atoms(key));
  await kit.open(first.store, key);
  const wanted = shownTree(first.store, kit, key);
  const moduleId = first.store.get(program.treeAtom(key)).order[0] ?? '';
  first.store.set(program.addLectureAtom, { key, moduleId, name: 'Пауза' });
  world.between = async (request, go) => {
    if (request.url.endsWith(`/course/${key}`) && request.method === 'POST')
      throw new TypeError('The line broke');
    return go();
  };
  await expect(kit.save(first.store, key)).rejects.toMatchObject({ kind: 'network' });
  kit.undo(first.store, key);
  await kit.flush(first.store);
  first.end();
  world.between = null;
  expect((await platformState(world)).courses[0]?.modules[0]?.lectures).toContain('Пауза');

  await goOn(world, key, wanted);
});

test('a module that is moved past a new one, which a cut save has made, stays where it was put', async () => {
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const first = world.visit(kit.atoms(key));
  await kit.open(first.store, key);
  const [moduleId = ''] = first.store.get(program.treeAtom(key)).order;
  first.store.set(program.addModuleAtom, { key, name: 'Новый', at: 1 });
  world.between = async (request, go) => {
    const answer = await go();
    if (request.url.endsWith('/module/create')) throw new TypeError('The line broke');
    return answer;
  };
  await expect(kit.save(first.store, key)).rejects.toMatchObject({ kind: 'network' });
  first.store.set(program.moveModulesAtom, { key, ids: [moduleId], at: 2 });
  const wanted = shownTree(first.store, kit, key);
  expect(wanted[0]?.name).toBe('Новый');
  await kit.flush(first.store);
  first.end();
  world.between = null;

  await goOn(world, key, wanted);
});

test('a page that goes once its draft has the platform’s ids, and its journal is still there, leaves no ids of drafts behind it', async () => {
  const world = await createWorld('course');
  const key = await scripts.evening.prepare(world);
  const first = world.visit(kit.atoms(key));
  await kit.open(first.store, key);
  const moduleId = first.store.get(program.treeAtom(key)).order[0] ?? '';
  const made = first.store.set(program.addLectureAtom, { key, moduleId, name: 'Пауза' }) ?? '';
  world.between = async (request, go) => {
    if (request.url.endsWith('/lecture/create'))
      first.store.set(program.addModuleAtom, { key, name: 'Тем временем' });
    return go();
  };
  const device = first.store.get(deviceAtom);
  const isGone = new Promise<void>((resolve) => {
    vi.spyOn(device, 'remove').mockImplementation((name) => {
      if (name.startsWith('save/')) resolve();
      return new Promise(() => undefined);
    });
  });
  void kit.save(first.store, key);
  await isGone;
  const wanted = shownTree(first.store, kit, key);
  world.close();
  vi.restoreAllMocks();
  world.between = null;

  const store = await goOn(world, key, wanted);
  expect(store.get(program.treeAtom(key)).modules[moduleId]?.lectures).not.toContain(made);
});

test('a save that goes on when its author has left is told to no other, and waits for them', async () => {
  const world = await createWorld('course');
  const { store } = world.visit(kit.atoms('new'));
  await kit.open(store, 'new');
  kit.edit(store, 'new', { name: 'Дыхание' });
  const left = store.get(authorAtom)?.id;
  world.between = async (request, go) => {
    if (request.url.endsWith('/course/create')) {
      store.set(forgetPrivateAtom);
      const become = (author: object | undefined) => author && { ...author, id: 'author-other' };
      store.get(queryClientAtom).setQueryData(accountKeys.profile, become);
    }
    return go();
  };
  await expect(kit.save(store, 'new')).rejects.toMatchObject({ status: 401 });
  expect(store.get(program.unfinishedSaveAtom('new'))).toBeNull();
  expect(store.get(program.saveProgressAtom('new'))).toMatchObject({ status: 'idle', steps: [] });
  expect(kit.state(store, 'new').fields.name).toBe('');
  expect(await store.get(deviceAtom).get(`save/${left}/course/new`)).toMatchObject({ name: 'Дыхание' });
});
