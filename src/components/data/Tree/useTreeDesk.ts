import type { MouseEvent, RefObject } from 'react';
import type { DragPreviewRenderer } from 'react-aria/useDraggableCollection';
import type { TreeProps } from './treeProps.ts';
import type { TreeActs } from './TreeRowContent.tsx';
import { useHovered } from './useHovered.ts';
import { useOwn, useSame } from './useOwn.ts';
import { rowOf, useTreeChoice } from './useTreeChoice.ts';
import { useTreeDnd } from './useTreeDnd.ts';
import { useTreeDrag } from './useTreeDrag.ts';
import { useTreeFocus } from './useTreeFocus.ts';
import { useTreeHold } from './useTreeHold.ts';
import { useTreeDrop, useTreeMoves } from './useTreeMoves.ts';
import { useTreeRows } from './useTreeRows.ts';

/** Elements in a row that handle presses themselves. */
const pressed = 'a[href], button, input, label, select, textarea, [role=button]';

/** The list, and what draws a drag of it. */
interface TreeRefs {
  list: RefObject<HTMLElement | null>;
  preview: RefObject<DragPreviewRenderer | null>;
}

/** All that is known of a tree, and all that can be done in it but with keys. */
export function useTreeDesk(props: TreeProps, { list, preview }: TreeRefs) {
  const { open = null, selecting = false, onMove, onFiles, onSelect, onOpen, onRename } = props;
  const { canDrop = () => true, onDragChange, onPoint } = props;
  const { shown: items, drop } = useTreeDrop(props);
  const tree = useTreeRows({ ...props, items });
  const { index, rows, expanded, setExpanded, selected, state } = tree;
  const [renaming, setRenaming] = useOwn<string | null>(props.renaming, null, props.onRenamingChange);
  const hover = useHovered(list, onPoint);

  const moves = useTreeMoves({ ...props, items, index, selected, expanded, canDrop, setExpanded });
  const choice = useTreeChoice({
    index,
    rows,
    open,
    selected,
    onSelect,
    onOpen,
    onlyChooses: selecting && selected.size === 0,
    toggle: (id) => state.selectionManager.toggleSelection(id),
  });
  const opens = (id: string) =>
    onOpen !== undefined && !selecting && (selected.size === 0 || !choice.canSelect(id));
  const hold = useTreeHold({
    holds: (id) => opens(id) && choice.canSelect(id),
    onHold: (id) => state.selectionManager.toggleSelection(id),
  });
  const drag = useTreeDrag({
    items,
    index,
    expanded,
    canDrop,
    onMove: drop,
    onFiles,
    onExpandedChange: setExpanded,
    onDragChange,
  });
  const closed = (onMove === undefined && onFiles === undefined) || renaming !== null;
  const dnd = useTreeDnd({ ...tree, list, preview, drag, closed });
  const onFollowed = () => moves.setFollowed(null);
  const focus = useTreeFocus({ list, state, rows, followed: moves.followed, onFollowed });

  const renamed = (id: string, title: string | null) => {
    setRenaming(null);
    if (title !== null) onRename?.(id, title);
  };
  const acts: TreeActs = {
    choose: useSame(choice.choose),
    renamed: useSame(renamed),
    lift: dnd.liftByGrip,
  };

  const onClick = ({ target }: MouseEvent) => {
    const id = rowOf(target);
    if (id === null || !(target instanceof Element) || list.current?.contains(target) !== true) return;
    if (target.closest('[data-chevron]') !== null) {
      state.toggleKey(id);
      state.selectionManager.setFocused(true);
      state.selectionManager.setFocusedKey(id);
    } else if (target.closest(pressed) === null && !hold.wasHeld()) choice.pressRow(id);
  };

  return {
    ...tree,
    ...moves,
    ...dnd,
    letFollowed: onFollowed,
    choice,
    hold,
    drag,
    focus,
    acts,
    renaming,
    setRenaming,
    ...hover,
    onClick,
  };
}

export type TreeDesk = ReturnType<typeof useTreeDesk>;
