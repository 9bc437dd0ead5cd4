import { startTransition, type KeyboardEvent } from 'react';
import type { TreeState } from 'react-stately/useTreeState';
import type { TreeCollection } from './treeCollection.ts';
import type { TreeNode } from './treeModel.ts';
import { rowOf } from './useTreeChoice.ts';

interface Options {
  state: TreeState<TreeNode>;
  rows: TreeCollection;
  expanded: ReadonlySet<string>;
  pressRow: (id: string) => void;
  /** Null where rows have no names to type. */
  rename: ((id: string) => void) | null;
  /** Null where nothing can be moved. */
  moveBeside: ((id: string, step: -1 | 1) => void) | null;
  /** The list's keys: arrows, Home and End, pages, letters, Ctrl+A, Esc, Tab. */
  onListKey: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  /** Brings the focus to the row that a key has chosen for it. */
  follow: () => void;
}

const stops = 'a[href], button, input, select, textarea, [tabindex]';

/** Whether Tab finds something more in a row. */
function hasNextStop(row: Element, from: Element, back: boolean): boolean {
  const wanted = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  return [...row.querySelectorAll<HTMLElement>(stops)].some(
    (stop) =>
      stop.tabIndex >= 0 &&
      !stop.matches(':disabled') &&
      stop.checkVisibility() &&
      (from.compareDocumentPosition(stop) & wanted) !== 0,
  );
}

/** Keys that only lead from row to row. */
const leads = /^(Arrow(Up|Down)|Page(Up|Down)|Home|End)$/;

/** A row's keys, before those of the list: open, choose, rename, move, expand and collapse. */
export function useTreeKeys(options: Options) {
  const { state, rows, expanded, pressRow, rename, moveBeside, onListKey, follow } = options;

  const branchKey = (event: KeyboardEvent, id: string): boolean => {
    const line = rows.lineAt(rows.placeOf(id) ?? -1);
    if (line === undefined) return false;
    const isBranch = line.node.children !== undefined;
    const isOpen = isBranch && expanded.has(id);
    if (event.key === 'ArrowRight' && isBranch && !isOpen) state.toggleKey(id);
    else if (event.key === 'ArrowLeft' && isOpen) state.toggleKey(id);
    else if (event.key === 'ArrowLeft' && line.parent !== null)
      state.selectionManager.setFocusedKey(line.parent);
    else return false;
    return true;
  };

  /** Whether the key meant the row. */
  const rowKey = (event: KeyboardEvent, id: string): boolean => {
    const { key } = event;
    if (key === 'F2' && rename !== null) {
      rename(id);
      return true;
    }
    if (event.altKey && moveBeside !== null && /^Arrow(Up|Down)$/.test(key))
      moveBeside(id, key === 'ArrowUp' ? -1 : 1);
    else if (branchKey(event, id)) {
      event.stopPropagation();
      return true;
    } else if (key === 'Enter' && !event.repeat) pressRow(id);
    else if (key === ' ' && event.shiftKey) state.selectionManager.extendSelection(id);
    else if (key === ' ') state.selectionManager.toggleSelection(id);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    // Key events of a menu bubble here too, though it is rendered elsewhere.
    if (!(target instanceof Element) || !event.currentTarget.contains(target)) return;
    const { selectionManager: manager } = state;
    const before = manager.focusedKey;
    const led = () => {
      if (manager.focusedKey !== before) follow();
    };
    const row = target.closest('[role=row]');
    // A key may have led to a row that is not drawn yet, and the next one is meant for that.
    const id = target === row && before !== null ? String(before) : rowOf(target);
    if (id !== null && row !== null) {
      // Keys of what stands in a row are its own, but for those of the page: Ctrl+Z and the like. Tab goes through it, and then out of the
      // tree.
      if (target !== row && event.key !== 'Tab') {
        if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
        return;
      }
      if (event.key === 'Tab' && hasNextStop(row, target, event.shiftKey)) return;
      if (target === row && rowKey(event, id)) return led();
    }
    // The next row has the focus and shows it at once: all that is drawn for it can wait, and for several keys it is drawn once.
    if (leads.test(event.key) && !event.shiftKey) startTransition(() => onListKey?.(event));
    else onListKey?.(event);
    led();
  };
}
