import { uniqueName } from '#lib/file/files.ts';
import type { ProgramAttachment, ProgramLecture, ProgramModule, ProgramNode, ProgramTree } from './types.ts';

// Operations on a tree. Each returns a new tree and does not change the old one; unchanged parts are the same objects.

/** The tree with one module changed. */
export function withModule(tree: ProgramTree, id: string, patch: Partial<ProgramModule>): ProgramTree {
  const module = tree.modules[id];
  if (module === undefined) return tree;
  return { ...tree, modules: { ...tree.modules, [id]: { ...module, ...patch } } };
}

/** The modules with order numbers. */
function ordered(tree: ProgramTree, order: readonly string[]): ProgramTree {
  const modules: Record<string, ProgramModule> = {};
  order.forEach((id, at) => {
    const module = tree.modules[id];
    if (module !== undefined)
      modules[id] = module.orderNumber === at + 1 ? module : { ...module, orderNumber: at + 1 };
  });
  return { ...tree, order, modules };
}

/** Inserts ids into a list before the item now at `at`, removing them from their old positions. By default last. */
function placedAt(list: readonly string[], ids: readonly string[], at = list.length): string[] {
  const moving = new Set(ids);
  const rest = (from: number, to?: number) => list.slice(from, to).filter((id) => !moving.has(id));
  const place = Math.max(0, at);
  return [...rest(0, place), ...ids, ...rest(place)];
}

/** Inserts a module at a position counted from 0, by default last. */
export function addModule(tree: ProgramTree, module: ProgramModule, at?: number): ProgramTree {
  const grown = { ...tree, modules: { ...tree.modules, [module.id]: module } };
  return ordered(grown, placedAt(tree.order, [module.id], at));
}

/** Moves modules, in the order of the tree, before the one now at `at`. */
export function moveModules(tree: ProgramTree, ids: readonly string[], at: number): ProgramTree {
  const moving = tree.order.filter((id) => ids.includes(id));
  return moving.length === 0 ? tree : ordered(tree, placedAt(tree.order, moving, at));
}

/** Inserts lectures into a module; those in it already only move. */
export function putLectures(
  tree: ProgramTree,
  moduleId: string,
  ids: readonly string[],
  at?: number,
): ProgramTree {
  const module = tree.modules[moduleId];
  if (module === undefined || ids.length === 0) return tree;
  return withModule(tree, moduleId, { lectures: placedAt(module.lectures, [...new Set(ids)], at) });
}

/** The position of a lecture. */
export interface LecturePlace {
  moduleId: string;
  id: string;
}

/** Sorts positions by the order of the tree. */
function inOrder(tree: ProgramTree, places: readonly LecturePlace[]): LecturePlace[] {
  const named = new Map<string, Set<string>>();
  for (const { moduleId, id } of places) named.set(moduleId, (named.get(moduleId) ?? new Set()).add(id));
  return tree.order.flatMap((moduleId) => {
    const ids = named.get(moduleId);
    const lectures = ids === undefined ? [] : (tree.modules[moduleId]?.lectures ?? []);
    return lectures.filter((id) => ids?.has(id)).map((id) => ({ moduleId, id }));
  });
}

/** Takes lectures out of their modules. */
function takeLectures(tree: ProgramTree, places: readonly LecturePlace[]): ProgramTree {
  const byModule = new Map<string, Set<string>>();
  for (const { moduleId, id } of places)
    byModule.set(moduleId, (byModule.get(moduleId) ?? new Set()).add(id));
  let next = tree;
  for (const [moduleId, ids] of byModule) {
    const { lectures = [] } = tree.modules[moduleId] ?? {};
    const left = lectures.filter((id) => !ids.has(id));
    if (left.length < lectures.length) next = withModule(next, moduleId, { lectures: left });
  }
  return next;
}

/** Moves lectures to a module, in the order of the tree, before the one now at `at`. */
export function moveLectures(
  tree: ProgramTree,
  places: readonly LecturePlace[],
  to: string,
  at?: number,
): ProgramTree {
  if (tree.modules[to] === undefined) return tree;
  const moving = inOrder(tree, places);
  const foreign = moving.filter(({ moduleId }) => moduleId !== to);
  const ids = moving.map(({ id }) => id);
  return putLectures(takeLectures(tree, foreign), to, ids, at);
}

/** Adds draft lectures to a module. */
export function addLectures(
  tree: ProgramTree,
  moduleId: string,
  lectures: readonly ProgramLecture[],
  at?: number,
): ProgramTree {
  const drafts = { ...tree.lectures, ...Object.fromEntries(lectures.map((one) => [one.id, one])) };
  const ids = lectures.map(({ id }) => id);
  return putLectures({ ...tree, lectures: drafts }, moduleId, ids, at);
}

/** Appends draft attachments to a module, with unique names. */
export function addAttachments(
  tree: ProgramTree,
  moduleId: string,
  files: readonly ProgramAttachment[],
): ProgramTree {
  const module = tree.modules[moduleId];
  if (module === undefined || files.length === 0) return tree;
  const attachments = { ...tree.attachments };
  const taken = module.attachments.map((id) => attachments[id]?.fileName ?? '');
  for (const file of files) {
    const fileName = uniqueName(file.fileName, taken);
    taken.push(fileName);
    attachments[file.id] = { ...file, fileName };
  }
  return withModule({ ...tree, attachments }, moduleId, {
    attachments: [...module.attachments, ...files.map(({ id }) => id)],
  });
}

/** Moves draft attachments to another module. Those of the platform stay: no call moves a file. */
export function moveAttachments(tree: ProgramTree, ids: readonly string[], to: string): ProgramTree {
  if (tree.modules[to] === undefined) return tree;
  const isMoving = (id: string) => ids.includes(id) && tree.attachments[id]?.isDraft === true;
  const moving = tree.order.flatMap((one) => (tree.modules[one]?.attachments ?? []).filter(isMoving));
  if (moving.length === 0) return tree;
  let next = tree;
  for (const moduleId of tree.order) {
    const { attachments = [] } = next.modules[moduleId] ?? {};
    const left = attachments.filter((id) => !isMoving(id));
    if (left.length < attachments.length) next = withModule(next, moduleId, { attachments: left });
  }
  const files = moving.flatMap((id) => tree.attachments[id] ?? []);
  return addAttachments(next, to, files);
}

/** Removes items from the tree. A module is removed with its content; catalogue lectures are kept. */
export function removeNodes(tree: ProgramTree, nodes: readonly ProgramNode[]): ProgramTree {
  const going = new Set(nodes.flatMap((node) => (node.type === 'module' ? [node.id] : [])));
  const places = nodes.flatMap((node) => (node.type === 'lecture' ? [node] : []));
  const files = new Set(nodes.flatMap((node) => (node.type === 'attachment' ? [node.id] : [])));
  let next = takeLectures(tree, places);
  for (const moduleId of new Set(
    nodes.flatMap((node) => (node.type === 'attachment' ? [node.moduleId] : [])),
  )) {
    const { attachments = [] } = next.modules[moduleId] ?? {};
    next = withModule(next, moduleId, { attachments: attachments.filter((id) => !files.has(id)) });
  }
  if (going.size === 0) return next;
  return ordered(
    next,
    next.order.filter((id) => !going.has(id)),
  );
}
