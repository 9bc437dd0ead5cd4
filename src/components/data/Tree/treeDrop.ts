import type { DropTarget, DropTargetDelegate, ItemDropTarget } from 'react-aria/useDroppableCollection';
import type { TreeCollection } from './treeCollection.ts';

/** How near the edge of a branch a drag drops beside it and not into it, px. */
const edge = 10;
/** How far a pointer goes before it is taken to mean a direction, px. */
const meant = { across: 10, along: 5 } as const;

type Asks = (target: ItemDropTarget) => boolean;

const at = (key: string | number, dropPosition: ItemDropTarget['dropPosition']): ItemDropTarget => ({
  type: 'item',
  key,
  dropPosition,
});

/** On the row at a height, or before or after it where it takes nothing in or its edge is near. */
function nearest(rows: TreeCollection, rowHeight: number, y: number, allows: Asks): ItemDropTarget | null {
  const place = Math.floor(Math.max(0, y) / rowHeight);
  const line = rows.lineAt(place);
  if (line === undefined) return null;
  const above = y - place * rowHeight;
  const on = at(line.id, 'on');
  const [before, after] = [at(line.id, 'before'), at(line.id, 'after')];
  const takes = allows(on);
  if (above <= (takes ? edge : rowHeight / 2) && allows(before)) return before;
  if (above >= (takes ? rowHeight - edge : 0) && allows(after)) return after;
  return on;
}

/**
 * What a line between two rows may mean, from the innermost level to the outermost: the end of a branch is the end of each one
 * that ends there too.
 */
function meanings(
  rows: TreeCollection,
  expanded: ReadonlySet<string>,
  target: ItemDropTarget,
  allows: Asks,
): ItemDropTarget[] {
  if (target.dropPosition === 'on') return [target];
  const row = rows.getItem(target.key);
  if (row === null) return [];
  if (
    target.dropPosition === 'after' &&
    row.firstChildKey !== null &&
    row.firstChildKey !== undefined &&
    expanded.has(String(row.key))
  )
    return [at(row.firstChildKey, 'before')].filter(allows);
  if (row.nextKey !== null) return [target];
  const outer: ItemDropTarget[] = [];
  for (let above = row.parentKey; above !== null && above !== undefined;) {
    const parent = rows.getItem(above);
    outer.push(at(above, 'after'));
    if (parent === null || parent.nextKey !== null) break;
    above = parent.parentKey;
  }
  return [target, ...outer].filter(allows);
}

interface Crossing {
  /** The branch at whose end the pointer is, and the level that is meant. */
  branch: string | number;
  level: number;
  x: number;
  y: number;
}

/**
 * Where a pointer would drop. At the end of a branch the level is not told by the height: coming from above means the branch, from
 * below what it stands in, and moving aside goes from level to level.
 */
export class TreePointer implements DropTargetDelegate {
  #rows: TreeCollection | null = null;
  #expanded: ReadonlySet<string> = new Set();
  #rowHeight = 1;
  #last = { x: 0, y: 0 };
  #along: 'up' | 'down' | null = null;
  #across: 'left' | 'right' | null = null;
  #crossing: Crossing | null = null;

  /** Tells what the rows are now. */
  see(rows: TreeCollection, expanded: ReadonlySet<string>, rowHeight: number): void {
    this.#rows = rows;
    this.#expanded = expanded;
    this.#rowHeight = rowHeight;
  }

  getDropTargetFromPoint(x: number, y: number, allows: (target: DropTarget) => boolean): DropTarget {
    const rows = this.#rows;
    const found = rows === null ? null : nearest(rows, this.#rowHeight, y, allows);
    if (rows === null || found === null) return { type: 'root' };
    this.#follow(x, y);
    const above = found.dropPosition === 'before' ? rows.getKeyBefore(found.key) : null;
    const after = above === null ? null : at(above, 'after');
    const target = after !== null && allows(after) ? after : found;
    const choices = meanings(rows, this.#expanded, target, allows);
    const branch = rows.getItem(target.key)?.parentKey ?? null;
    if (choices.length < 2) this.#crossing = null;
    const level = choices.length < 2 || branch === null ? 0 : this.#levelOf(branch, choices.length, x, y);
    return choices[level] ?? { type: 'root' };
  }

  #follow(x: number, y: number): void {
    if (Math.abs(y - this.#last.y) > meant.along) {
      this.#along = y > this.#last.y ? 'down' : 'up';
      this.#last.y = y;
    }
    if (Math.abs(x - this.#last.x) > meant.across) {
      this.#across = x > this.#last.x ? 'right' : 'left';
      this.#last.x = x;
    }
  }

  #levelOf(branch: string | number, count: number, x: number, y: number): number {
    const outermost = count - 1;
    if (this.#crossing?.branch !== branch)
      this.#crossing = { branch, level: this.#along === 'up' ? outermost : 0, x, y };
    const crossing = this.#crossing;
    if (Math.abs(y - crossing.y) > meant.along && this.#along !== null) {
      if (this.#along === 'down' && crossing.level === 0) crossing.level = outermost;
      else if (this.#along === 'up' && crossing.level === outermost) crossing.level = 0;
      // Moving aslant must not flicker.
      this.#across = null;
    }
    if (Math.abs(x - crossing.x) > meant.across && this.#across !== null) {
      const next = crossing.level + (this.#across === 'left' ? 1 : -1);
      if (next >= 0 && next <= outermost) {
        crossing.level = next;
        crossing.x = x;
      }
      this.#along = null;
    }
    return Math.min(crossing.level, outermost);
  }
}
