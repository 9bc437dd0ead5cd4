import type { Module } from '#domain/course/schema.ts';
import { sameValue } from '../editor/fields.ts';
import {
  attachmentOf,
  fieldsOfLecture,
  fieldsOfModule,
  fieldsOfNode,
  mergeModule,
  orderOf,
  type LectureEdit,
  type ModuleEdit,
  type ModuleFields,
  type ProgramEdits,
} from './edits.ts';
import type { ProgramAttachment, ProgramFile, ProgramLecture, ProgramModule, ProgramTree } from './types.ts';

/** The results of a save for drafts that still exist: until it ends, the tree shows them as drafts. */
export interface Held {
  /** The platform's ids by temporary id. */
  ids: Readonly<Record<string, string>>;
  /** The module values that it sent, with temporary ids. */
  written: Readonly<Record<string, readonly ModuleFields[]>>;
  /** It may have moved modules. */
  isOrderSent: boolean;
  /** Modules that it may have deleted. */
  removed: readonly string[];
}
export const nothingHeld: Held = { ids: {}, written: {}, isOrderSent: false, removed: [] };

/** Maps the platform's modules to the temporary ids of their drafts. */
export function underDraftIds(modules: readonly Module[], { ids }: Held): readonly Module[] {
  const entries = Object.entries(ids);
  if (entries.length === 0) return modules;
  const drafts = new Map(entries.map(([draft, real]) => [real, draft]));
  const named = (id: string) => drafts.get(id) ?? id;
  return modules.map((module) => ({
    ...module,
    id: named(module.id),
    lectures: module.lectures.map(named),
    attachments: module.attachments.map((one) => ({ ...one, id: named(one.id) })),
  }));
}

const keepsWork = ({ base, mine }: ModuleEdit, edits: ProgramEdits): boolean =>
  mine !== null &&
  (base === null ||
    // It was deleted, and the author has restored it.
    sameValue(mine, base) ||
    mine.name !== base.name ||
    mine.description !== base.description ||
    mine.lectures.some((id) => edits.lectures[id]?.base === null) ||
    mine.attachments.some((id) => id in edits.attachments));

/** Memoises one value by its inputs. */
function remembering<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = make(key);
    known.set(key, value);
    return value;
  };
}

const nodeOfServer = remembering((module: Module): ProgramModule => ({
  id: module.id,
  isDraft: false,
  orderNumber: module.orderNumber,
  ...fieldsOfModule(module),
}));
const attachmentOfServer = remembering(attachmentOf);
const lectureOfEdit = remembering(({ base, mine }: LectureEdit) => ({ isDraft: base === null, ...mine }));

interface Made {
  edit: ModuleEdit | undefined;
  server: Module | undefined;
  node: ProgramModule;
}

function nodeOf(
  id: string,
  server: Module | undefined,
  edits: ProgramEdits,
  held: Held,
): ProgramModule | null {
  const edit = edits.modules[id];
  if (edit === undefined) return server === undefined ? null : nodeOfServer(server);
  const { base, mine } = edit;
  if (mine === null) return null;
  if (base === null) return { id, isDraft: true, orderNumber: 0, ...mine };
  if (server === undefined)
    // Somebody else deleted it: the author's content in it is not lost with it. A module deleted by an interrupted save has been restored.
    return keepsWork(edit, edits) || held.removed.includes(id)
      ? {
          id,
          isDraft: true,
          orderNumber: 0,
          ...mine,
          attachments: mine.attachments.filter((one) => one in edits.attachments),
        }
      : null;
  const merged = mergeModule({ base, mine }, fieldsOfModule(server), held.written[id]);
  return { id, isDraft: false, orderNumber: 0, ...merged };
}

/** The former object, if the new one is equal. */
const steady = <Value>(former: Value | undefined, value: Value): Value =>
  former !== undefined && sameValue(former, value) ? former : value;

function steadyRecord<Value>(
  former: Readonly<Record<string, Value>>,
  next: Record<string, Value>,
): Readonly<Record<string, Value>> {
  let same = Object.keys(former).length === Object.keys(next).length;
  for (const id in next) {
    const value = next[id];
    if (value === undefined) continue;
    const kept = steady(former[id], value);
    if (former[id] !== kept) same = false;
    next[id] = kept;
  }
  return same ? former : next;
}

/**
 * Builds the tree of a programme repeatedly, reusing unchanged parts: with two hundred modules an edit of one costs two hundred comparisons, and
 * their rows nothing.
 */
export function createResolver() {
  let made = new Map<string, Made>();
  let lectures: ProgramTree['lectures'] = {};
  let attachments: ProgramTree['attachments'] = {};
  let order: readonly string[] = [];
  let tree: ProgramTree | null = null;

  return (modules: readonly Module[], edits: ProgramEdits, held: Held = nothingHeld): ProgramTree => {
    const known = underDraftIds(modules, held);
    const server = new Map(known.map((module) => [module.id, module]));
    const theirOrder = known.map(({ id }) => id);
    const wanted = edits.order === null ? theirOrder : orderOf(edits.order, theirOrder, held.isOrderSent);
    // A module that only the edits have, without a position: its neighbour was deleted by somebody else.
    const loose = Object.keys(edits.modules).filter((id) => !server.has(id) && !wanted.includes(id));

    const next = new Map<string, Made>();
    for (const id of [...wanted, ...loose]) {
      const [edit, of] = [edits.modules[id], server.get(id)];
      const former = made.get(id);
      const number = next.size + 1;
      const fits =
        former !== undefined &&
        former.edit === edit &&
        former.server === of &&
        held.written[id] === undefined;
      const node = fits ? former.node : nodeOf(id, of, edits, held);
      if (node === null) continue;
      const numbered = node.orderNumber === number ? node : { ...node, orderNumber: number };
      next.set(id, { edit, server: of, node: steady(former?.node, numbered) });
    }
    made = next;

    const nodes: Record<string, ProgramModule> = {};
    const files: Record<string, ProgramAttachment> = {};
    const drafts: Record<string, ProgramLecture> = {};
    for (const [id, { node, server: of }] of next) {
      nodes[id] = node;
      for (const one of of?.attachments ?? []) files[one.id] = attachmentOfServer(one);
    }
    for (const [id, file] of Object.entries(edits.attachments)) files[id] = draftFile(id, file);
    for (const [id, edit] of Object.entries(edits.lectures)) drafts[id] = { id, ...lectureOfEdit(edit) };

    const before = tree;
    order = steady(order, [...next.keys()]);
    lectures = steadyRecord(lectures, drafts);
    attachments = steadyRecord(attachments, files);
    const kept = before === null ? nodes : steadyRecord(before.modules, nodes);
    if (
      before === null ||
      before.order !== order ||
      before.modules !== kept ||
      before.lectures !== lectures ||
      before.attachments !== attachments
    )
      tree = { order, modules: kept, lectures, attachments };
    return tree ?? { order, modules: kept, lectures, attachments };
  };
}

const draftFile = (id: string, file: ProgramFile): ProgramAttachment => ({
  id,
  isDraft: true,
  ...file,
  url: '',
});

/** The input of a tree. */
export interface Origin {
  modules: readonly Module[];
  edits: ProgramEdits;
  held: Held;
}

/**
 * The edits that lead from the platform's copy to `next`. Values equal to the platform's are no edits; drafts that are used nowhere are dropped.
 * `catalogue` has the texts of lectures that are changed for the first time.
 */
export function editsOf(
  { modules, edits, held }: Origin,
  before: ProgramTree,
  next: ProgramTree,
  catalogue: Readonly<Record<string, LectureEdit['base']>> = {},
): ProgramEdits {
  const known = underDraftIds(modules, held);
  const server = new Map(known.map((module) => [module.id, module]));
  const ids = new Set([...Object.keys(before.modules), ...Object.keys(next.modules)]);
  const moduleEdits = { ...edits.modules };
  for (const id of ids) {
    const [was, is] = [before.modules[id], next.modules[id]];
    if (was === is) continue;
    const of = server.get(id);
    const former = edits.modules[id];
    const base = former === undefined ? (of === undefined ? null : fieldsOfModule(of)) : former.base;
    const mine = is === undefined ? null : fieldsOfNode(is);
    const isNothing = base === null && mine === null && of === undefined;
    if (isNothing || (base !== null && mine !== null && sameValue(base, mine))) delete moduleEdits[id];
    else moduleEdits[id] = former !== undefined && sameValue(former.mine, mine) ? former : { base, mine };
  }

  const lectureEdits: Record<string, LectureEdit> = {};
  // Only items removed from a changed module can be unused now.
  const left = new Set<string>();
  for (const id of ids) {
    const [was, is] = [before.modules[id], next.modules[id]];
    if (was === undefined || was.lectures === is?.lectures) continue;
    const stays = new Set(is?.lectures);
    for (const one of was.lectures) if (!stays.has(one)) left.add(one);
  }
  const isGone = (id: string) =>
    left.has(id) && !Object.values(next.modules).some(({ lectures }) => lectures.includes(id));
  for (const [id, lecture] of Object.entries(next.lectures)) {
    if (isGone(id)) continue;
    const former = edits.lectures[id];
    if (former !== undefined && before.lectures[id] === lecture) {
      lectureEdits[id] = former;
      continue;
    }
    const mine = fieldsOfLecture(lecture);
    // A catalogue lecture keeps its original values from the first change, whoever made it.
    const base = former?.base ?? catalogue[id] ?? null;
    if (base === null ? lecture.isDraft : !sameValue(base, mine)) lectureEdits[id] = { base, mine };
  }

  const attached = new Set(Object.values(next.modules).flatMap((module) => module.attachments));
  const files: Record<string, ProgramFile> = {};
  for (const [id, { isDraft, fileName, size, mime }] of Object.entries(next.attachments))
    if (isDraft && attached.has(id)) files[id] = edits.attachments[id] ?? { fileName, size, mime };

  const theirOrder = known.map(({ id }) => id);
  const base = edits.order?.base ?? theirOrder;
  const stays = sameValue(
    next.order.filter((id) => server.has(id)),
    theirOrder.filter((id) => id in next.modules),
  );
  const hasNew = next.order.some((id) => !server.has(id));
  const mine = stays && !hasNew ? null : { base, mine: [...next.order] };
  // An edit that this change does not touch stays, even if a save may have applied it by now: it was not reverted.
  const order = sameValue(before.order, next.order) ? edits.order : mine;

  return { order, modules: moduleEdits, lectures: lectureEdits, attachments: files };
}
