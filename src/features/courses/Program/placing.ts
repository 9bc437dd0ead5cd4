import type { ProgramNode, ProgramTree } from '#atoms/program/program.ts';
import type { TreePlace } from '#components/data/Tree/treeModel.ts';
import { nodeOfRow, nodesOfRows } from './nodeIds.ts';

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

/** The moved things by their kinds. */
export function byKind(nodes: readonly ProgramNode[]) {
  return {
    modules: nodes.flatMap((node) => (node.type === 'module' ? [node.id] : [])),
    lectures: nodes.flatMap((node) =>
      node.type === 'lecture' ? [{ moduleId: node.moduleId, id: node.id }] : [],
    ),
    attachments: nodes.flatMap((node) => (node.type === 'attachment' ? [node.id] : [])),
  };
}

/** Files of the device by what becomes of them: recordings become lectures, the rest goes along as attachments. */
export function sortFiles(files: readonly File[]): { recordings: File[]; others: File[] } {
  const isRecording = ({ type, name }: File) =>
    /^(video|audio)\//.test(type) || (type === '' && /\.(mp4|mov|webm|m4v|mkv|mp3|m4a|wav|ogg)$/i.test(name));
  return { recordings: files.filter(isRecording), others: files.filter((file) => !isRecording(file)) };
}
