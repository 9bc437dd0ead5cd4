import type { RowDrag } from './useRowDrag.ts';

/** Where the line of a drop stands at a row; null for none. */
export type DropLine = 'before' | 'after' | null;

/** Whether a drop would leave the row where it is. */
export const isNoMove = ({ id, before }: RowDrag, ids: readonly string[]) =>
  before === (ids[ids.indexOf(id) + 1] ?? null);

/** Where the line of a drop stands at a row, by its place among all. A drop that moves nothing has none. */
export function dropAt(drag: RowDrag | null, ids: readonly string[], at: number): DropLine {
  if (drag === null || ids[at] === drag.id || isNoMove(drag, ids)) return null;
  if (drag.before === ids[at]) return 'before';
  return drag.before === null && at === ids.length - 1 ? 'after' : null;
}
