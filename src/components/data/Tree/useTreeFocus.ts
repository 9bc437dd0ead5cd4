import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
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

/** Keeps the focus of the page on the row that has the focus of the tree. */
export function useTreeFocus({ list, state, rows, followed, onFollowed }: Options) {
  const { selectionManager: manager } = state;
  const { isFocusVisible } = useFocusVisible();
  /** The current value: a key moves the focus before the tree renders again. */
  const focusedNow = () => (manager.focusedKey === null ? null : String(manager.focusedKey));
  const focused = focusedNow();
  const { isFocused } = manager;
  /** Where the row with the focus was last. */
  const place = useRef(0);
  /** The row that was given the focus of the page last; null where the tree did not have it. */
  const reached = useRef<string | null>(null);

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

  // Keys have brought it there already, but to a row that was not drawn. No list of what this hangs on: what has the focus is known before it is
  // drawn, and React leaves out the effects of a drawing that it takes to be the same as the one before.
  useEffect(() => {
    const id = manager.isFocused ? focusedNow() : null;
    if (id === reached.current) return;
    const row = id === null ? null : rowIn(list.current, id);
    if (id !== null && row === null) return;
    reached.current = id;
    // The element pressed within the row keeps the focus.
    if (row !== null && !row.contains(document.activeElement)) row.focus({ preventScroll: true });
  });

  return {
    /**
     * Gives the row that a key has just made the focused one the focus of the page before it is drawn so. On a page that has not changed
     * yet that is cheap; after the change the browser would reckon its styles again before it, within it and after it. It is brought into
     * sight here as well: one that is still out of sight later makes react-aria scroll to the middle of the tree first, and the page jump.
     */
    follow: () => {
      const id = manager.isFocused ? focusedNow() : null;
      const row = id === null ? null : rowIn(list.current, id);
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'nearest' });
      place.current = rows.placeOf(id ?? '') ?? place.current;
    },
    focused,
    /** The focus is somewhere in the tree. */
    isWithin: isFocused,
    /** Keys are in use: the row with the focus shows it. */
    isShown: isFocusVisible,
    onFocus: ({ target }: FocusEvent) => {
      const id = rowOf(target);
      // Told once more, what a key has begun would be drawn at once.
      if (id === null || id === focusedNow()) return;
      // With keys the tree is one stop: the focus goes back to the row that had it, but for a name that is to be typed.
      if (target.matches('[role=row], [data-part=title]') || !isFocusVisible) manager.setFocusedKey(id);
    },
  };
}
