import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useFocusVisible } from 'react-aria/useFocusVisible';
import type { TreeState } from 'react-stately/useTreeState';
import type { TreeCollection } from './treeCollection.ts';
import type { TreeNode } from './treeModel.ts';
import { rowOf } from './useTreeChoice.ts';

interface Options {
  list: RefObject<HTMLElement | null>;
  state: TreeState<TreeNode>;
  rows: TreeCollection;
  /** The row that was moved with keys and takes the focus once it is there. */
  followed: string | null;
  onFollowed: () => void;
}

const rowIn = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[role=row][data-key="${CSS.escape(id)}"]`) ?? null;

/** Keeps the focus of the page on the row that has the focus of the tree, and tells where it is seen. */
export function useTreeFocus({ list, state, rows, followed, onFollowed }: Options) {
  const { selectionManager: manager } = state;
  const { isFocusVisible } = useFocusVisible();
  /** The focus is on something within a row: its grip, its menu. */
  const [within, setWithin] = useState(false);
  const focused = manager.focusedKey === null ? null : String(manager.focusedKey);
  const { isFocused } = manager;
  /** Where the row with the focus was last. */
  const place = useRef(0);

  // One that is gone gives it to what stands in its place: to itself, where a save has given it another id.
  useLayoutEffect(() => {
    if (focused === null) return;
    place.current = rows.placeOf(focused) ?? place.current;
    if (rows.getItem(focused) !== null) return;
    const line = rows.lineAt(Math.min(place.current, rows.size - 1));
    if (line !== undefined) manager.setFocusedKey(line.id);
  });

  // A row that came into another branch is another row, which the focus is given before it is missed.
  useLayoutEffect(() => {
    if (followed === null) return;
    const row = rowIn(list.current, followed);
    if (row === null) return;
    manager.setFocused(true);
    manager.setFocusedKey(followed);
    row.focus();
    onFollowed();
  });

  // Keys have brought it there already, but to a row that was not drawn.
  useEffect(() => {
    if (!isFocused || focused === null) return;
    const row = rowIn(list.current, focused);
    // What was pressed within the row keeps the focus.
    if (row !== null && !row.contains(document.activeElement)) row.focus({ preventScroll: true });
  }, [list, isFocused, focused]);

  return {
    /**
     * Gives the row that a key has just made the focused one the focus of the page before it is drawn so. On a page that has not changed
     * yet that is cheap; after the change the browser would reckon its styles again before it, within it and after it. It is brought into
     * sight here as well: one that is still out of sight later makes react-aria scroll to the middle of the tree first, and the page jump.
     */
    follow: () => {
      const now = manager.focusedKey === null ? null : String(manager.focusedKey);
      if (now === null || now === focused || !manager.isFocused) return;
      const row = rowIn(list.current, now);
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'nearest' });
    },
    focused,
    /** The focus is somewhere in the tree. */
    isWithin: isFocused,
    /** The row whose focus is shown. */
    ringed: isFocused && isFocusVisible && !within ? focused : null,
    onFocus: ({ target }: FocusEvent) => {
      const id = rowOf(target);
      if (id === null) return;
      const own = target.matches('[role=row]');
      setWithin(!own);
      // With keys the tree is one stop: the focus goes back to the row that had it, but for a name that is to be typed.
      if (own || !isFocusVisible || target.matches('[data-part=title]')) manager.setFocusedKey(id);
    },
  };
}
