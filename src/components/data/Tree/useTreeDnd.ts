import { useLayoutEffect, useState, type RefObject } from 'react';
import { useDraggableCollection, type DragPreviewRenderer } from 'react-aria/useDraggableCollection';
import { useDroppableCollection } from 'react-aria/useDroppableCollection';
import type { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import {
  useDraggableCollectionState,
  type DraggableCollectionState,
} from 'react-stately/useDraggableCollectionState';
import { useDroppableCollectionState } from 'react-stately/useDroppableCollectionState';
import type { TreeState } from 'react-stately/useTreeState';
import { TreePointer } from './treeDrop.ts';
import type { TreeCollection } from './treeCollection.ts';
import type { TreeNode } from './treeModel.ts';
import type { useTreeDrag } from './useTreeDrag.ts';

/**
 * The same object for good, that tells what the last render knew. A row that is not drawn anew keeps what it was given, and must
 * not drag what was chosen long ago.
 */
class SteadyDrag implements DraggableCollectionState {
  #last: DraggableCollectionState;

  constructor(first: DraggableCollectionState) {
    this.#last = first;
  }

  see(state: DraggableCollectionState) {
    this.#last = state;
  }

  get collection() {
    return this.#last.collection;
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
  getKeysForDrag: DraggableCollectionState['getKeysForDrag'] = (key) => this.#last.getKeysForDrag(key);
  getItems: DraggableCollectionState['getItems'] = (key) => this.#last.getItems(key);
  startDrag: DraggableCollectionState['startDrag'] = (key, event) => this.#last.startDrag(key, event);
  moveDrag: DraggableCollectionState['moveDrag'] = (event) => this.#last.moveDrag(event);
  endDrag: DraggableCollectionState['endDrag'] = (event) => this.#last.endDrag(event);
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

  return { dragState, steady, dropState, target, collectionProps };
}
