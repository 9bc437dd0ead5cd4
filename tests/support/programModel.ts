import * as fc from 'fast-check';
import { expect } from 'vitest';
import { setNow } from '#lib/time/clock.ts';
import { uniqueName } from '#lib/file/files.ts';
import { testTime } from '#platform/testing/platform.ts';
import {
  createWorld,
  kits,
  makeLecture,
  makeProgram,
  pdf,
  platformState,
  shownTree,
  type ProgramCall,
} from './program.ts';
import type { ProgramChanges } from '#atoms/program/types.ts';

// A model of a programme as simple as it can be: lists of names, and a pile of former ones. Whatever an author does, in whatever
// order, the console shows what the model says, and a save leaves that on the platform by the calls that the list of changes promised.

interface ModelModule {
  name: string;
  day: number | null;
  /** What each lecture is; the same thing may stand in several modules. */
  lectures: number[];
  files: string[];
}

interface Model {
  modules: ModelModule[];
  /** The names of lectures. */
  names: Record<number, string>;
}

const kit = kits.course;
const { program } = kit;

/** Puts things before what stands at `at` now; they leave their old places. */
const put = <T>(list: readonly T[], moving: readonly T[], at: number): T[] => [
  ...list.slice(0, at).filter((one) => !moving.includes(one)),
  ...moving,
  ...list.slice(at).filter((one) => !moving.includes(one)),
];

type Numbers = [act: number, a: number, b: number, c: number, d: number];
export const acts = fc.array(fc.tuple(fc.nat(13), fc.nat(99), fc.nat(99), fc.nat(99), fc.nat(99)), {
  minLength: 4,
  maxLength: 24,
});

/** How often the list of changes promises each call. */
function promised({ groups }: Pick<ProgramChanges<object>, 'groups'>): Record<string, number> {
  const kept = new Set(groups.filter(({ state }) => state === 'kept').map(({ moduleId }) => moduleId));
  const created = new Set(groups.filter(({ state }) => state === 'created').map(({ moduleId }) => moduleId));
  const removed = new Set(groups.filter(({ state }) => state === 'removed').map(({ moduleId }) => moduleId));
  const edited = new Set<string>();
  const texts = new Set<string>();
  const count = { createModule: created.size, createLecture: 0, attach: 0, upload: 0, removeAttachment: 0 };
  for (const { moduleId, changes } of groups)
    for (const { subject, kind, aspect, nodeId, before, after } of changes) {
      if (subject === 'module' && kept.has(moduleId)) edited.add(moduleId);
      if (subject === 'lecture' && aspect === 'place')
        for (const place of [before, after])
          if (typeof place === 'object' && place !== null) edited.add(place.moduleId);
      if (subject === 'lecture' && aspect === 'whole') {
        count.createLecture += 1;
        count.attach += 1;
      }
      if (subject === 'lecture' && kind === 'change') texts.add(nodeId);
      if (subject === 'attachment' && kind === 'create') count.upload += 1;
      if (subject === 'attachment' && kind === 'remove' && !removed.has(moduleId))
        count.removeAttachment += 1;
    }
  const updates = [...edited].filter((id) => !created.has(id) && !removed.has(id)).length;
  return {
    createModule: count.createModule,
    editModule: updates + count.attach,
    createLecture: count.createLecture,
    editLecture: texts.size,
    upload: count.upload,
    removeAttachment: count.removeAttachment,
    removeModule: removed.size,
    editCourse: 1,
  };
}

/** How often each call was made that changes anything. */
function made(calls: readonly ProgramCall[]): Record<string, number> {
  const id = '[0-9a-f-]{36}';
  const kinds: [name: string, pattern: RegExp][] = [
    ['createModule', /^POST course\/[^/]+\/module\/create$/],
    ['editModule', new RegExp(`^POST course/[^/]+/module/${id}$`)],
    ['createLecture', /^POST lecture\/create$/],
    ['editLecture', new RegExp(`^POST lecture/${id}$`)],
    ['upload', /attach\/upload$/],
    ['removeAttachment', /^DELETE .*\/attach\//],
    ['removeModule', new RegExp(`^DELETE course/[^/]+/module/${id}$`)],
    ['editCourse', new RegExp(`^POST course/${id}$`)],
  ];
  const changing = calls.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/list'));
  const names = changing.map(
    ({ method, path }) => kinds.find(([, pattern]) => pattern.test(`${method} ${path}`))?.[0] ?? path,
  );
  const counts: Record<string, number> = Object.fromEntries(kinds.map(([name]) => [name, 0]));
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Plays edits, undo, redo and saves, and compares what the console shows and the platform has with the model after each. */
export async function play(moves: Numbers[]): Promise<void> {
  const world = await createWorld('course');
  const key = await makeProgram(world, [
    { name: 'А', lectures: ['Первая', 'Вторая', 'Третья'], files: ['План.pdf'] },
    { name: 'Б', lectures: ['Четвёртая'], files: [] },
  ]);
  const spare = await Promise.all(['Пятая', 'Шестая'].map((name) => makeLecture(world.at, name)));
  const { store } = world.visit(kit.atoms(key));
  await kit.open(store, key);

  let last = 6;
  let saved: Record<number, string> = {
    1: 'Первая',
    2: 'Вторая',
    3: 'Третья',
    4: 'Четвёртая',
    5: 'Пятая',
    6: 'Шестая',
  };
  let now: Model = {
    modules: [
      { name: 'А', day: null, lectures: [1, 2, 3], files: ['План.pdf'] },
      { name: 'Б', day: null, lectures: [4], files: [] },
    ],
    names: { ...saved },
  };
  let past: Model[] = [];
  let future: Model[] = [];
  const drafts = () => (id: number) => saved[id] === undefined;

  /** What the model says, as `shownTree` says it. */
  const said = () =>
    now.modules.map(({ name, day, lectures, files }) => ({
      name,
      description: '',
      dayOffset: day,
      lectures: lectures.map((id) => now.names[id]),
      files: files.map((file) => `${file} ${pdf(file.replace(/ \(\d+\)/, '')).size}`),
    }));

  const step = (next: Model): void => {
    const standing = new Set(next.modules.flatMap(({ lectures }) => lectures));
    // Texts of the catalogue are changed only while the lecture stands somewhere.
    const names = { ...next.names };
    for (const id of Object.keys(saved).map(Number)) if (!standing.has(id)) names[id] = saved[id] ?? '';
    const whole = { ...next, names };
    if (JSON.stringify(whole) === JSON.stringify(now)) return;
    past.push(now);
    future = [];
    now = whole;
  };
  const withModule = (at: number, patch: Partial<ModelModule>) => ({
    ...now,
    modules: now.modules.map((module, place) => (place === at ? { ...module, ...patch } : module)),
  });
  const tree = () => store.get(program.treeAtom(key));
  let named = 0;

  for (const [act, a, b, c, d] of moves) {
    const m = now.modules.length === 0 ? 0 : a % now.modules.length;
    const module = now.modules[m];
    const moduleId = tree().order[m] ?? '';
    const l = module === undefined || module.lectures.length === 0 ? 0 : b % module.lectures.length;
    const lecture = module?.lectures[l];
    const lectureId = tree().modules[moduleId]?.lectures[l] ?? '';
    named += 1;
    // Typing on in one name would be one step of undo.
    setNow(testTime + named * 10_000);
    if (act === 0) {
      const at = b % (now.modules.length + 1);
      store.set(program.addModuleAtom, { key, name: `М${named}`, at });
      const fresh = { name: `М${named}`, day: null, lectures: [], files: [] };
      step({ ...now, modules: now.modules.toSpliced(at, 0, fresh) });
    } else if (act === 11) {
      const changes = store.get(program.changesAtom(key));
      world.calls.length = 0;
      const { dirty } = kit.state(store, key);
      const result = await kit.save(store, key);
      expect(result.status).toBe(dirty ? 'saved' : 'unchanged');
      if (dirty) expect(made(world.calls)).toEqual(promised(changes));
      const [course] = (await platformState(world)).courses;
      expect(course?.modules).toEqual(said());
      const standing = new Set(now.modules.flatMap(({ lectures }) => lectures));
      for (const id of standing) saved = { ...saved, [id]: now.names[id] ?? '' };
      if (dirty) [past, future] = [[], []];
      await kit.open(store, key);
    } else if (act === 12) {
      kit.undo(store, key);
      const former = past.pop();
      if (former !== undefined) {
        future.push(now);
        now = former;
      }
    } else if (act === 13) {
      kit.redo(store, key);
      const later = future.pop();
      if (later !== undefined) {
        past.push(now);
        now = later;
      }
    } else if (module === undefined) {
      continue;
    } else if (act === 1) {
      const at = c % (module.lectures.length + 1);
      const id = (last += 1);
      store.set(program.addLectureAtom, { key, moduleId, name: `Лекция ${named}`, at });
      const next = withModule(m, { lectures: module.lectures.toSpliced(at, 0, id) });
      step({ ...next, names: { ...next.names, [id]: `Лекция ${named}` } });
    } else if (act === 2) {
      const which = b % spare.length;
      const one = spare[which];
      if (one === undefined || module.lectures.includes(5 + which)) continue;
      store.set(program.addExistingLecturesAtom, { key, moduleId, lectures: [one], at: 0 });
      await kit.open(store, key);
      step(withModule(m, { lectures: [5 + which, ...module.lectures] }));
    } else if (act === 3) {
      store.set(program.renameAtom, { key, node: { type: 'module', id: moduleId }, name: `М${named}` });
      step(withModule(m, { name: `М${named}` }));
    } else if (act === 4 && lecture !== undefined) {
      const node = { type: 'lecture', moduleId, id: lectureId } as const;
      store.set(program.renameAtom, { key, node, name: `Имя ${named}` });
      step({ ...now, names: { ...now.names, [lecture]: `Имя ${named}` } });
    } else if (act === 5 && lecture !== undefined) {
      const to = c % now.modules.length;
      const target = now.modules[to];
      if (target === undefined) continue;
      const at = d % (target.lectures.length + 1);
      const places = [{ moduleId, id: lectureId }];
      store.set(program.moveLecturesAtom, { key, places, to: tree().order[to] ?? '', at });
      const lectures = put(target.lectures, [lecture], at);
      const left = module.lectures.filter((id) => id !== lecture);
      step({
        ...now,
        modules: now.modules.map((one, place) =>
          place === to ? { ...one, lectures } : place === m ? { ...one, lectures: left } : one,
        ),
      });
    } else if (act === 6) {
      const at = b % (now.modules.length + 1);
      store.set(program.moveModulesAtom, { key, ids: [moduleId], at });
      step({ ...now, modules: put(now.modules, [module], at) });
    } else if (act === 7 && lecture !== undefined) {
      store.set(program.removeAtom, { key, nodes: [{ type: 'lecture', moduleId, id: lectureId }] });
      step(withModule(m, { lectures: module.lectures.filter((id) => id !== lecture) }));
    } else if (act === 8) {
      store.set(program.removeAtom, { key, nodes: [{ type: 'module', id: moduleId }] });
      step({ ...now, modules: now.modules.filter((one) => one !== module) });
    } else if (act === 9) {
      const file = b % 2 === 0 ? 'План.pdf' : 'Схема.pdf';
      const gone = c % 2 === 0 ? (module.files[0] ?? null) : null;
      if (gone === null) {
        await store.set(program.addAttachmentsAtom, { key, moduleId, files: [pdf(file)] });
        step(withModule(m, { files: [...module.files, uniqueName(file, module.files)] }));
      } else {
        const [id = ''] = tree().modules[moduleId]?.attachments ?? [];
        store.set(program.removeAtom, { key, nodes: [{ type: 'attachment', moduleId, id }] });
        step(withModule(m, { files: module.files.filter((one) => one !== gone) }));
      }
    } else if (act === 10) {
      store.set(program.duplicateAtom, { key, node: { type: 'module', id: moduleId } });
      const names = { ...now.names };
      const isDraft = drafts();
      const lectures = module.lectures.map((id) => {
        if (!isDraft(id)) return id;
        last += 1;
        names[last] = names[id] ?? '';
        return last;
      });
      const copy = { ...module, name: `${module.name}\u00A0— копия`, lectures, files: [] };
      step({ modules: now.modules.toSpliced(m + 1, 0, copy), names });
    }
    expect(shownTree(store, kit, key)).toEqual(said());
  }
}
