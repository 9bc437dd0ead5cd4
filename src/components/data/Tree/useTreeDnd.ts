import { useId, useLayoutEffect, useRef, useState, type DragEvent, type RefObject } from 'react';
import {
  useDraggableCollection,
  type DraggableItemResult,
  type DragPreviewRenderer,
} from 'react-aria/useDraggableCollection';
import { useDroppableCollection } from 'react-aria/useDroppableCollection';
import type { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import {
  useDraggableCollectionState,
  type DraggableCollectionState,
} from 'react-stately/useDraggableCollectionState';
import { useDroppableCollectionState } from 'react-stately/useDroppableCollectionState';
import type { TreeState } from 'react-stately/useTreeState';
import { gripPress } from '#components/data/sorting/gripPress.ts';
import { TreeCollection } from './treeCollection.ts';
import { TreePointer } from './treeDrop.ts';
import { indexTree, type TreeNode } from './treeModel.ts';
import { useSame } from './useOwn.ts';
import type { useTreeDrag } from './useTreeDrag.ts';

const noRows = new TreeCollection([], indexTree([]), []);

/**
 * The same object for good, that tells what the last render knew, and drags whichever row it was told of last: one react-aria lifts them
 * all. It names none of them, since grips have names of their own.
 */
class SteadyDrag implements DraggableCollectionState {
  #last: DraggableCollectionState;
  #lifted = '';
  readonly collection = noRows;

  constructor(first: DraggableCollectionState) {
    this.#last = first;
  }

  see(state: DraggableCollectionState) {
    this.#last = state;
  }

  /** The row that is to be dragged. */
  take(id: string) {
    this.#lifted = id;
  }

  get selectionManager() {
    return this.#last.selectionManager;
  }
  get draggedKey() {
    return this.#last.draggedKey;
  }
  get draggingKeys() {
    return this.#last.draggingKeys;
  }
  get preview() {
    return this.#last.preview;
  }
  isDragging: DraggableCollectionState['isDragging'] = (key) => this.#last.isDragging(key);
  getKeysForDrag: DraggableCollectionState['getKeysForDrag'] = () => this.#last.getKeysForDrag(this.#lifted);
  getItems: DraggableCollectionState['getItems'] = () => this.#last.getItems(this.#lifted);
  startDrag: DraggableCollectionState['startDrag'] = (_, event) => this.#last.startDrag(this.#lifted, event);
  moveDrag: DraggableCollectionState['moveDrag'] = (event) => this.#last.moveDrag(event);
  endDrag: DraggableCollectionState['endDrag'] = (event) => this.#last.endDrag(event);
}

/** Begins to drag rows, in the way that the list observes. */
function useLift(steady: SteadyDrag) {
  const lift = useRef<DraggableItemResult>(null);
  const howId = useId();

  const liftByGrip = useSame((id: string, grip: HTMLElement) => {
    steady.take(id);
    lift.current?.dragButtonProps.onPress?.(gripPress(grip, 'virtual'));
  });

  const liftProps = {
    onDragStart: (event: DragEvent<HTMLElement>) => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]') : null;
      if (row?.draggable !== true) return;
      steady.take(row.dataset['key'] ?? '');
      // The drag image keeps the pointer's place in the row, not in the list.
      event.currentTarget = row;
      lift.current?.dragProps.onDragStart?.(event);
    },
    onDrag: (event: DragEvent<HTMLElement>) => {
      if (steady.draggedKey !== null) lift.current?.dragProps.onDrag?.(event);
    },
    onDragEnd: (event: DragEvent<HTMLElement>) => {
      if (steady.draggedKey !== null) lift.current?.dragProps.onDragEnd?.(event);
    },
  };

  return { lift, howId, liftByGrip, liftProps };
}

interface Options {
  /** Draws what hangs at the pointer. */
  preview: RefObject<DragPreviewRenderer | null>;
  list: RefObject<HTMLElement | null>;
  state: TreeState<TreeNode>;
  rows: TreeCollection;
  expanded: ReadonlySet<string>;
  rowHeight: number;
  keyboardDelegate: ListKeyboardDelegate<TreeNode>;
  drag: ReturnType<typeof useTreeDrag>;
  /** Nothing can be dropped now. */
  closed: boolean;
}

/** Lends the rows to the dragging and dropping of react-aria, with mouse, touch, keys and screen readers. */
export function useTreeDnd({
  preview,
  list,
  state,
  rows,
  expanded,
  rowHeight,
  keyboardDelegate,
  drag,
  closed,
}: Options) {
  const { selectionManager } = state;
  const common = { collection: rows, selectionManager };
  const dragState = useDraggableCollectionState({ ...common, ...drag.dragOptions, preview });
  useDraggableCollection({}, dragState, list);
  const dropState = useDroppableCollectionState({ ...common, ...drag.dropOptions, isDisabled: closed });

  const [pointer] = useState(() => new TreePointer());
  useLayoutEffect(() => pointer.see(rows, expanded, rowHeight), [pointer, rows, expanded, rowHeight]);

  const [steady] = useState(() => new SteadyDrag(dragState));
  useLayoutEffect(() => steady.see(dragState), [steady, dragState]);

  const lifting = useLift(steady);
  const dragged = dragState.draggedKey;
  /** The dragged rows no longer exist, so nobody gets the end of their drag. */
  const isLost = dragged !== null && rows.placeOf(dragged) === undefined;

  const target = dropState.target?.type === 'item' ? dropState.target : null;
  const takesIn = (key: string | number) => rows.getItem(key)?.hasChildNodes === true;
  const { collectionProps } = useDroppableCollection(
    {
      ...drag.dropOptions,
      keyboardDelegate,
      dropTargetDelegate: pointer,
      // A closed branch opens under a pointer that rests; of keys, an open one closes too.
      onDropActivate: ({ target: { type, ...at } }) => {
        if (type !== 'item' || !('key' in at) || !takesIn(at.key)) return;
        if (drag.byKeys || !expanded.has(String(at.key))) state.toggleKey(at.key);
      },
      onKeyDown: ({ key }) => {
        if (target?.dropPosition !== 'on' || !takesIn(target.key)) return;
        const wanted = key === 'ArrowRight' ? false : key === 'ArrowLeft' ? true : null;
        if (wanted === expanded.has(String(target.key))) state.toggleKey(target.key);
      },
    },
    dropState,
    list,
  );

  return { dragState, steady, ...lifting, isLost, dropState, target, collectionProps };
}
