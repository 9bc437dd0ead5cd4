import type { ReactNode } from 'react';

/** How a row stands to the save: it waits, is done, goes on, failed, or was just touched. */
export type TreeTone = 'waiting' | 'done' | 'busy' | 'failed' | 'neutral';

/** One row of a tree, and the rows under it. A row that did not change must stay the same object: it is then not made anew. */
export interface TreeNode {
  /** Unique in the whole tree. */
  id: string;
  title: string;
  /** What may hold others has a list, however empty, and is set strong. */
  children?: readonly TreeNode[];
  /** The ordinal before the title of a branch: «2». */
  mark?: string;
  /** A thumb (`<Cover size="tree">`), a ring or an icon in its place, 48×27. */
  picture?: ReactNode;
  /** A word for what has happened to it: «новая», «сохраняем». */
  state?: { tone: TreeTone; text: string };
  /** A figure at the right: «24:10», «4 лекции · 1 ч 21 мин». */
  note?: string;
  /** `accent` for a figure that is not so yet: «станет 5 лекций». */
  noteTone?: 'plain' | 'accent';
  /** Set quieter than its neighbours, as an attachment is. */
  quiet?: boolean;
  /** It cannot be chosen together with others, as a module cannot among lectures. */
  selectable?: boolean;
}

/** A place for rows: under which row (`null` at the root), and before which of its children once the moved ones are out. */
export interface TreePlace {
  parent: string | null;
  index: number;
}

/** Where a row stands. */
interface TreeSpot {
  node: TreeNode;
  parent: string | null;
  /** From 1. */
  level: number;
  index: number;
  /** Whether it is the last among its siblings, and so is each of its parents, from the root down. */
  lasts: readonly boolean[];
}

export type TreeIndex = ReadonlyMap<string, TreeSpot>;

/** Finds every row by its id. */
export function indexTree(items: readonly TreeNode[]): TreeIndex {
  const index = new Map<string, TreeSpot>();
  const walk = (nodes: readonly TreeNode[], parent: string | null, above: readonly boolean[]) => {
    nodes.forEach((node, at) => {
      const lasts = [...above, at === nodes.length - 1];
      index.set(node.id, { node, parent, level: lasts.length, index: at, lasts });
      if (node.children !== undefined) walk(node.children, node.id, lasts);
    });
  };
  walk(items, null, []);
  return index;
}

/** Ids of the rows in sight, from the top. */
export function visibleRows(items: readonly TreeNode[], expanded: ReadonlySet<string>): string[] {
  return items.flatMap((node) => [
    node.id,
    ...(node.children !== undefined && expanded.has(node.id) ? visibleRows(node.children, expanded) : []),
  ]);
}

const childrenOf = (items: readonly TreeNode[], index: TreeIndex, parent: string | null) =>
  (parent === null ? items : index.get(parent)?.node.children) ?? [];

/** What is moved in earnest: in the order of the tree, without rows that go along with a parent. */
export function movedRows(index: TreeIndex, ids: ReadonlySet<string>): string[] {
  const goesAlong = (id: string): boolean => {
    const parent = index.get(id)?.parent ?? null;
    return parent !== null && (ids.has(parent) || goesAlong(parent));
  };
  return [...index.keys()].filter((id) => ids.has(id) && !goesAlong(id));
}

/** The place on, before or after a row. `null` when the row is not there, holds none, or lies within what is moved. */
export function placeAt(
  items: readonly TreeNode[],
  index: TreeIndex,
  moved: ReadonlySet<string>,
  { key, position }: { key: string; position: 'on' | 'before' | 'after' },
): TreePlace | null {
  const spot = index.get(key);
  if (spot === undefined || (position === 'on' && spot.node.children === undefined)) return null;
  const parent = position === 'on' ? key : spot.parent;
  for (let above = parent; above !== null; above = index.get(above)?.parent ?? null) {
    if (moved.has(above)) return null;
  }
  const siblings = childrenOf(items, index, parent);
  const before =
    position === 'on' ? siblings : siblings.slice(0, spot.index + (position === 'after' ? 1 : 0));
  return { parent, index: before.filter(({ id }) => !moved.has(id)).length };
}

/** The place one step up or down among siblings for rows of one parent; `null` at the end. */
export function placeBeside(
  items: readonly TreeNode[],
  index: TreeIndex,
  ids: readonly string[],
  step: -1 | 1,
): TreePlace | null {
  const edge = index.get((step < 0 ? ids[0] : ids.at(-1)) ?? '');
  if (edge === undefined || ids.some((id) => index.get(id)?.parent !== edge.parent)) return null;
  const beside = childrenOf(items, index, edge.parent)[edge.index + step];
  if (beside === undefined) return null;
  const position = step < 0 ? 'before' : 'after';
  return placeAt(items, index, new Set(ids), { key: beside.id, position });
}

/** Whether rows stand at a place already, one after the other. */
export function isAtPlace(
  index: TreeIndex,
  ids: readonly string[],
  { parent, index: at }: TreePlace,
): boolean {
  return ids.every((id, order) => {
    const spot = index.get(id);
    return spot?.parent === parent && spot.index === at + order;
  });
}
