import type { ProgramNode, ProgramTree } from '#atoms/program/types.ts';
import type { TreePlace } from '#components/data/Tree/treeModel.ts';
import { moduleRow, nodeOfRow, nodesOfRows } from './nodeIds.ts';

/** The module that a place of the tree lies in; null for a place among the modules. */
export function moduleOfPlace({ parent }: TreePlace): string | null {
  const node = parent === null ? null : nodeOfRow(parent);
  return node?.type === 'module' ? node.id : null;
}

/**
 * The place in a list before which moved things are put. The tree counts places without what is moved; a list is told the one
 * that stands there now.
 */
export function placeBefore(list: readonly string[], moved: ReadonlySet<string>, index: number): number {
  const next = list.filter((id) => !moved.has(id))[index];
  return next === undefined ? list.length : list.indexOf(next);
}

const isDraftFile = (tree: ProgramTree, id: string) => tree.attachments[id]?.isDraft === true;

/**
 * Whether things may be put at a place: modules among modules, the rest into a module. A file that the platform has stays where it
 * is, since no call moves it. No things are files of the device.
 */
export function mayStand(tree: ProgramTree, rows: readonly string[], place: TreePlace): boolean {
  const to = moduleOfPlace(place);
  const nodes = nodesOfRows(rows);
  if (nodes.length === 0) return to !== null;
  return nodes.every((node) => {
    if (node.type === 'module') return place.parent === null;
    if (to === null) return false;
    return node.type === 'lecture' || (node.moduleId !== to && isDraftFile(tree, node.id));
  });
}

/** The place in a list one step away from what is moved, counted without it; null at its end. */
function beside(list: readonly string[], moved: ReadonlySet<string>, step: -1 | 1): number | null {
  const at = list.flatMap((id, place) => (moved.has(id) ? [place] : []));
  const edge = step < 0 ? at[0] : at.at(-1);
  const neighbour = edge === undefined ? undefined : list[edge + step];
  if (neighbour === undefined) return null;
  return list.filter((id) => !moved.has(id)).indexOf(neighbour) + (step < 0 ? 0 : 1);
}

/**
 * Where one step up or down leads: modules past a module, lectures past a lecture and from the end of their module into the next
 * one, new files from module to module. Null where the programme ends, and for things of different modules.
 */
export function placeBeside(tree: ProgramTree, rows: readonly string[], step: -1 | 1): TreePlace | null {
  const { modules, lectures, attachments } = byKind(nodesOfRows(rows));
  if (modules.length > 0) {
    const index = beside(tree.order, new Set(modules), step);
    return index === null ? null : { parent: null, index };
  }
  const homes = new Set([...lectures, ...attachments].map(({ moduleId }) => moduleId));
  const [home = ''] = homes;
  if (homes.size !== 1 || (lectures.length > 0 && attachments.length > 0)) return null;
  const moved = new Set(lectures.map(({ id }) => id));
  const index = beside(tree.modules[home]?.lectures ?? [], moved, step);
  if (index !== null) return { parent: moduleRow(home), index };
  // A lecture stands in a module once: one that holds it already is passed by.
  const others = tree.order.slice(
    ...(step < 0 ? [0, tree.order.indexOf(home)] : [tree.order.indexOf(home) + 1]),
  );
  const next = (step < 0 ? others.toReversed() : others)
    .map((id) => tree.modules[id])
    .find((module) => module !== undefined && !module.lectures.some((id) => moved.has(id)));
  if (next === undefined) return null;
  const last = next.lectures.length + (attachments.length > 0 ? next.attachments.length : 0);
  return { parent: moduleRow(next.id), index: step > 0 && lectures.length > 0 ? 0 : last };
}

/** The moved things by their kinds. */
export function byKind(nodes: readonly ProgramNode[]) {
  return {
    modules: nodes.flatMap((node) => (node.type === 'module' ? [node.id] : [])),
    lectures: nodes.flatMap((node) =>
      node.type === 'lecture' ? [{ moduleId: node.moduleId, id: node.id }] : [],
    ),
    attachments: nodes.flatMap((node) =>
      node.type === 'attachment' ? [{ moduleId: node.moduleId, id: node.id }] : [],
    ),
  };
}

/** Files of the device by what becomes of them: recordings become lectures, the rest goes along as attachments. */
export function sortFiles(files: readonly File[]): { recordings: File[]; others: File[] } {
  const isRecording = ({ type, name }: File) =>
    /^(video|audio)\//.test(type) || (type === '' && /\.(mp4|mov|webm|m4v|mkv|mp3|m4a|wav|ogg)$/i.test(name));
  return { recordings: files.filter(isRecording), others: files.filter((file) => !isRecording(file)) };
}
