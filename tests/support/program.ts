import { expect, vi } from 'vitest';
import type { Course, Module, ModuleOwner } from '#domain/course/schema.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import type { Attachment } from '#domain/upload/schema.ts';
import { courseEditor, courseProgram } from '#atoms/course/editor.ts';
import type { Editor } from '#atoms/editor/createEditor.ts';
import { marathonEditor, marathonProgram } from '#atoms/marathon/editor.ts';
import type { ProgramFields, ProgramItem } from '#atoms/program/owner.ts';
import type { Program } from '#atoms/program/program.ts';
import { streamsAtom } from '#atoms/program/uploads.ts';
import { authAtom } from '#atoms/session/session.ts';
import type { Store } from '#atoms/store.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { goodOwner } from '#platform/testing/modules.ts';
import { testPlatform, type TestPlatform } from '#platform/testing/platform.ts';
import { createVisits, type Visit } from './visits.ts';

/** A call that a page made, numbered from 1. */
export interface ProgramCall {
  method: string;
  /** Below `/api/v1/author/`. */
  path: string;
  body: unknown;
}

/** What comes between a page and the platform. */
type Between = (request: Request, go: () => Promise<Response>) => Promise<Response>;

export interface World {
  type: ModuleOwner;
  at: TestPlatform;
  calls: ProgramCall[];
  /** Stands between the pages and the platform, where it is set. */
  between: Between | null;
  /** Opens a page of the author, anew on the same device. */
  visit: ReturnType<typeof createVisits>;
  /** Closes the last page. */
  close: () => void;
}

/** An author with a platform and a device of their own. */
export async function createWorld(type: ModuleOwner): Promise<World> {
  const at = await testPlatform({ scenario: empty });
  const calls: ProgramCall[] = [];
  let last: Visit | null = null;
  const visits = createVisits({
    async fetch(request) {
      const isJson = request.headers.get('content-type') === 'application/json';
      const body: unknown = isJson ? await request.clone().json() : null;
      const path = new URL(request.url).pathname.replace('/api/v1/author/', '');
      calls.push({ method: request.method, path, body });
      const go = () => at.platform.fetch(request);
      return world.between === null ? go() : world.between(request, go);
    },
  });
  const world: World = {
    type,
    at,
    calls,
    between: null,
    visit(mounted) {
      last = visits(mounted);
      return last;
    },
    close: () => last?.end(),
  };
  return world;
}

export const pdf = (name: string, text = name) =>
  new File([`%PDF-1.7 ${text}`], name, { type: 'application/pdf' });

export const makeLecture = (at: TestPlatform, name: string) =>
  at.ask<Lecture>(endpoints.lecture.create, { body: { name } });

/** Makes a course or a marathon with these modules: names of lectures and of files in each. */
export async function makeProgram(
  { at, type }: World,
  modules: { name: string; lectures: string[]; files: string[] }[],
): Promise<string> {
  const { id } = await at.ask<Course>(endpoints[type].create, { body: goodOwner });
  for (const { name, lectures, files } of modules) {
    const made: string[] = [];
    for (const lecture of lectures) made.push((await makeLecture(at, lecture)).id);
    const module = await at.ask<Module>(endpoints[type].createModule, {
      params: { id },
      body: { name, lectures: made },
    });
    for (const file of files)
      await at.ask<Attachment>(endpoints.upload.attachment, {
        params: { type, id, moduleId: module.id },
        query: `?fileName=${encodeURIComponent(file)}`,
        raw: await pdf(file).arrayBuffer(),
      });
  }
  return id;
}

/** A module as anybody sees it, by names alone. */
interface SeenModule {
  name: string;
  description: string;
  dayOffset: number | null;
  lectures: string[];
  files: string[];
}

/** What the platform has of the programme, and what else the author has. Names instead of ids, which differ from one run to another. */
export async function platformState({ at, type }: World) {
  const owners = await at.ask<{ list: Course[] }>(endpoints[type].list, { body: { limit: 100 } });
  const { list: lectures } = await at.ask<{ list: Lecture[] }>(endpoints.lecture.list, {
    body: { limit: 100 },
  });
  const streams = await at.ask<{ count: number }>(endpoints.stream.list, { body: { limit: 100 } });
  const named = new Map(lectures.map(({ id, name }) => [id, name]));
  const courses = await Promise.all(
    owners.list.map(({ id }) => at.ask<Course>(endpoints[type].get, { params: { id } })),
  );
  return {
    courses: courses.map(({ name, subtitle, modules }) => ({
      name,
      subtitle: subtitle ?? '',
      modules: modules.map((module): SeenModule => ({
        name: module.name,
        description: module.description ?? '',
        dayOffset: module.dayOffset ?? null,
        lectures: module.lectures.map((id) => named.get(id) ?? id),
        files: module.attachments.map(({ fileName, size }) => `${fileName} ${size}`),
      })),
    })),
    lectures: lectures
      .map(({ name, description, streamID }) => `${name}|${description ?? ''}|${streamID ? 'media' : ''}`)
      .sort(),
    streams: streams.count,
  };
}

/** An editor of either kind, as the tests use it. */
function bind<Item extends ProgramItem, Fields extends ProgramFields & { subtitle: string }>(
  editor: Editor<Item, Fields>,
  program: Program<Item, Fields>,
  patchOf: (patch: { name?: string; subtitle?: string }) => Partial<Fields>,
) {
  type Patch = Parameters<typeof patchOf>[0];
  return {
    program,
    atoms: (key: string) => [
      authAtom,
      editor.editorAtom(key),
      program.treeAtom(key),
      program.totalsAtom(key),
      program.unfinishedSaveAtom(key),
      program.saveProgressAtom(key),
    ],
    async open(store: Store, key: string) {
      const look = () => {
        expect(store.get(editor.statusAtom(key))).toBe('ready');
        const { order, modules } = store.get(program.treeAtom(key));
        for (const id of order.flatMap((one) => modules[one]?.lectures ?? []))
          expect(store.get(program.lectureAtom({ key, id })).status).not.toBe('loading');
      };
      await vi.waitFor(look, { interval: 2, timeout: 10_000 });
    },
    state: (store: Store, key: string) => store.get(editor.editorAtom(key)),
    /** The id of what was new. */
    savedAs: (store: Store, key: string): string => editor.shown(store.get, key).id ?? key,
    offer: (store: Store, key: string) => store.get(editor.offerAtom(key)),
    restore: (store: Store, key: string) => store.set(editor.restoreAtom, key),
    edit: (store: Store, key: string, patch: Patch) =>
      store.set(editor.editAtom, { key, patch: patchOf(patch) }),
    save: (store: Store, key: string) => store.set(editor.saveAtom, { key }),
    resume: (store: Store, key: string) => store.set(editor.saveAtom, { key }),
    undo: (store: Store, key: string) => store.set(editor.moveAtom, { key, way: 'undo' }),
    redo: (store: Store, key: string) => store.set(editor.moveAtom, { key, way: 'redo' }),
    flush: (store: Store) => store.set(editor.flushAtom),
  };
}

export const kits = {
  course: bind(courseEditor, courseProgram, (patch) => patch),
  marathon: bind(marathonEditor, marathonProgram, (patch) => ({
    ...patch,
    ...(patch.name !== undefined && { startsAt: goodOwner.startsAt, timezone: goodOwner.timezone }),
  })),
};

/** What the author sees of the programme, by names alone. */
export function shownTree(store: Store, { program }: (typeof kits)[ModuleOwner], key: string): SeenModule[] {
  const { order, modules, attachments } = store.get(program.treeAtom(key));
  return order.flatMap((id) => {
    const module = modules[id];
    if (module === undefined) return [];
    const { name, description, dayOffset } = module;
    const lectures = module.lectures.map((one) => store.get(program.lectureAtom({ key, id: one })).name);
    const files = module.attachments.flatMap((one) => {
      const file = attachments[one];
      return file === undefined ? [] : [`${file.fileName} ${file.size}`];
    });
    return [{ name, description, dayOffset, lectures, files }];
  });
}

/** What an author does who finds a save that was cut, or edits that never began to be saved: goes on, and chooses lost files again. */
export async function recover({ type }: World, store: Store, key: string): Promise<void> {
  const kit = kits[type];
  const { program } = kit;
  const look = () => {
    const isThere =
      store.get(program.unfinishedSaveAtom(key)) !== null ||
      kit.offer(store, key) !== null ||
      kit.state(store, key).dirty;
    expect(isThere, 'something to go on with').toBe(true);
  };
  await vi.waitFor(look, { interval: 1, timeout: 2000 }).catch(() => undefined);
  if (kit.offer(store, key) !== null) kit.restore(store, key);
  const { attachments } = store.get(program.treeAtom(key));
  for (const { id, isDraft, fileName } of Object.values(attachments))
    if (isDraft && store.get(program.isLostAtom({ key, id })))
      store.set(program.setAttachmentFileAtom, { key, id, file: pdf(fileName.replace(' (1)', '')) });
  const unfinished = store.get(program.unfinishedSaveAtom(key));
  if (unfinished === null) await kit.save(store, key);
  else await kit.resume(store, unfinished.key);
}

/** Waits until the files of these lectures have become streams. */
export const arrived = (store: Store, ids: readonly string[]) =>
  vi.waitFor(() => expect(ids.filter((id) => store.get(streamsAtom)[id] === undefined)).toEqual([]), {
    interval: 5,
    timeout: 10_000,
  });
