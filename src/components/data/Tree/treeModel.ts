import type { ReactNode } from 'react';

/** How a row stands to the save: it waits, is done, goes on, failed, or was just touched. */
export type TreeTone = 'waiting' | 'done' | 'busy' | 'failed' | 'neutral';

/** One row of a tree, and the rows under it. A row that did not change must stay the same object: it is then not made anew. */
export interface TreeNode {
  /** Unique in the whole tree. */
  id: string;
  title: string;
  /** A row that can have children has a list, even if empty, and is set in bold. */
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

/** Finds a row by its id. */
export interface TreeIndex {
  get: (id: string) => TreeSpot | undefined;
  has: (id: string) => boolean;
  /** Every id, from the top. */
  keys: () => Iterable<string>;
}

/** The rows under a row of the first level, for as long as that is the same object: a change in one leaves the others found. */
const known = new WeakMap<TreeNode, ReadonlyMap<string, TreeSpot>>();

function rowsUnder(root: TreeNode): ReadonlyMap<string, TreeSpot> {
  const found = known.get(root);
  if (found !== undefined) return found;
  const spots = new Map<string, TreeSpot>();
  const walk = (nodes: readonly TreeNode[], parent: string, above: readonly boolean[]) => {
    nodes.forEach((node, index) => {
      const lasts = [...above, index === nodes.length - 1];
      spots.set(node.id, { node, parent, level: lasts.length + 1, index, lasts });
      if (node.children !== undefined) walk(node.children, node.id, lasts);
    });
  };
  walk(root.children ?? [], root.id, []);
  known.set(root, spots);
  return spots;
}

/** Finds every row by its id. Costs nothing until it is asked. */
export function indexTree(items: readonly TreeNode[]): TreeIndex {
  const roots = new Map(items.map(({ id }, at) => [id, at]));
  const isLast = (at: number) => at === items.length - 1;
  const get = (id: string): TreeSpot | undefined => {
    const at = roots.get(id);
    const root = at === undefined ? undefined : items[at];
    if (at !== undefined && root !== undefined)
      return { node: root, parent: null, level: 1, index: at, lasts: [isLast(at)] };
    for (const [place, node] of items.entries()) {
      const spot = rowsUnder(node).get(id);
      if (spot !== undefined) return { ...spot, lasts: [isLast(place), ...spot.lasts] };
    }
    return undefined;
  };
  return {
    get,
    has: (id) => get(id) !== undefined,
    keys: () => items.flatMap((node) => [node.id, ...rowsUnder(node).keys()]),
  };
}

/** A row in sight of the tree: not of a closed branch. */
export interface TreeLine {
  id: string;
  node: TreeNode;
  parent: string | null;
  /** From 1. */
  level: number;
  /** Its position among its siblings, and their number. */
  index: number;
  size: number;
  /** For each level from the first to its own, `1` where the row of that level is the last of its siblings, else `0`. */
  lasts: string;
}

/** The rows that are not of closed branches, from the top. */
export function linesOf(items: readonly TreeNode[], expanded: ReadonlySet<string>): TreeLine[] {
  const lines: TreeLine[] = [];
  const walk = (nodes: readonly TreeNode[], parent: string | null, above: string) => {
    nodes.forEach((node, index) => {
      const lasts = above + (index === nodes.length - 1 ? '1' : '0');
      const { id, children } = node;
      lines.push({ id, node, parent, level: lasts.length, index, size: nodes.length, lasts });
      if (children !== undefined && expanded.has(id)) walk(children, id, lasts);
    });
  };
  walk(items, null, '');
  return lines;
}

const childrenOf = (items: readonly TreeNode[], index: TreeIndex, parent: string | null) =>
  (parent === null ? items : index.get(parent)?.node.children) ?? [];

/** The places of a row and of those above it, from the root down. */
function pathOf(index: TreeIndex, id: string): number[] {
  const path: number[] = [];
  for (let at = index.get(id); at !== undefined; at = index.get(at.parent ?? '')) path.unshift(at.index);
  return path;
}

function inOrder(one: readonly number[], other: readonly number[]): number {
  const differs = one.findIndex((place, level) => place !== other[level]);
  return differs < 0 ? one.length - other.length : (one[differs] ?? 0) - (other[differs] ?? -1);
}

/** The rows that really move: in the order of the tree, without children of moved rows. */
export function movedRows(index: TreeIndex, ids: ReadonlySet<string>): string[] {
  const goesAlong = (id: string): boolean => {
    const parent = index.get(id)?.parent ?? null;
    return parent !== null && (ids.has(parent) || goesAlong(parent));
  };
  return [...ids]
    .filter((id) => index.has(id) && !goesAlong(id))
    .map((id) => ({ id, path: pathOf(index, id) }))
    .sort((one, other) => inOrder(one.path, other.path))
    .map(({ id }) => id);
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

/** Takes rows out and puts them at a place. Rows that neither moved nor hold moved ones stay the same objects. */
export function moveRows(
  items: readonly TreeNode[],
  ids: readonly string[],
  place: TreePlace,
): readonly TreeNode[] {
  const index = indexTree(items);
  const moved = ids.flatMap((id) => index.get(id)?.node ?? []);
  const out = new Set(ids);
  // Of ten thousand rows few branches are affected: the others are not traversed.
  const touched = new Set<string>();
  for (const id of [...ids.map((one) => index.get(one)?.parent), place.parent])
    for (let above = id; above !== null && above !== undefined; above = index.get(above)?.parent)
      touched.add(above);
  const rebuild = (nodes: readonly TreeNode[], parent: string | null): readonly TreeNode[] => {
    const kept = nodes
      .filter(({ id }) => !out.has(id))
      .map((node) => {
        if (node.children === undefined || !touched.has(node.id)) return node;
        const children = rebuild(node.children, node.id);
        return children === node.children ? node : { ...node, children };
      });
    if (parent === place.parent) kept.splice(place.index, 0, ...moved);
    return kept.length === nodes.length && kept.every((node, at) => node === nodes[at]) ? nodes : kept;
  };
  return rebuild(items, null);
}
