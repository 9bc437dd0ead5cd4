import { useRef, useState, type DragEvent } from 'react';
import type { DropTarget, FileDropItem } from 'react-aria/useDroppableCollection';
import type { Key } from 'react-stately';
import type { DraggableCollectionStateOptions } from 'react-stately/useDraggableCollectionState';
import type { DroppableCollectionStateOptions } from 'react-stately/useDroppableCollectionState';
import { isAtPlace, movedRows, placeAt, type TreeIndex, type TreeNode, type TreePlace } from './treeModel.ts';

/** A closed branch opens when a drag has stood over it for so long, ms. */
const OPENS_AFTER = 600;

/**
 * How long files wait after their drop, ms. For a moment after a drop react-aria chooses every row that comes, and asks again
 * after each render as long as the choice is not taken: rows that come that soon would loop.
 */
const AFTER_DROP = 80;

/** The dragged rows, and their current target. */
export interface TreeDrag {
  ids: readonly string[];
  place: TreePlace | null;
}

type DragOptions = Omit<DraggableCollectionStateOptions, 'collection' | 'selectionManager'>;
type DropOptions = Omit<DroppableCollectionStateOptions, 'collection' | 'selectionManager'>;

interface TreeDragOptions {
  items: readonly TreeNode[];
  index: TreeIndex;
  expanded: ReadonlySet<string>;
  canDrop: (ids: readonly string[], place: TreePlace) => boolean;
  onMove: ((ids: readonly string[], place: TreePlace) => unknown) | undefined;
  onFiles: ((files: File[], place: TreePlace) => void) | undefined;
  onExpandedChange: (expanded: ReadonlySet<string>) => void;
  onDragChange: ((drag: TreeDrag | null) => void) | undefined;
}

/** Branches that open under a drag. */
function useOpening(expanded: ReadonlySet<string>, onExpandedChange: TreeDragOptions['onExpandedChange']) {
  const opened = useRef<string[]>([]);
  const timer = useRef<number>(undefined);
  return {
    begin() {
      opened.current = [];
    },
    /** Opens a branch when the drag has stood over it. */
    later(key: string) {
      timer.current = window.setTimeout(() => {
        opened.current.push(key);
        onExpandedChange(new Set(expanded).add(key));
      }, OPENS_AFTER);
    },
    stop() {
      window.clearTimeout(timer.current);
    },
    /** Closes what the drag has opened. */
    takeBack() {
      if (opened.current.length > 0)
        onExpandedChange(new Set([...expanded].filter((id) => !opened.current.includes(id))));
    },
  };
}

/** The files of a drop, once the collection has settled. */
async function filesOf(dropped: readonly { kind: string }[]): Promise<File[]> {
  const items = dropped.filter((item): item is FileDropItem => item.kind === 'file');
  const files = await Promise.all(items.map((item) => item.getFile()));
  if (files.length > 0) await new Promise((resolve) => setTimeout(resolve, AFTER_DROP));
  return files;
}

/** Whether a drag is one with keys: then no event of the browser has begun it, or react-aria has taken that over. */
function useByKeys() {
  const native = useRef<DragEvent | null>(null);
  return {
    isByKeys: () => native.current === null || native.current.defaultPrevented,
    /** Goes on the rows, to see a drag of the browser before they do. */
    nativeProps: {
      onDragStartCapture: (event: DragEvent) => {
        native.current = event;
      },
      onDragEndCapture: () => {
        native.current = null;
      },
    },
  };
}

/** What a drag of rows with mouse, touch or keys moves, where it may drop, what opens on the way: as react-aria asks for it. */
export function useTreeDrag(options: TreeDragOptions) {
  const { items, index, expanded, canDrop, onMove, onFiles, onExpandedChange, onDragChange } = options;
  const [drag, setDrag] = useState<TreeDrag | null>(null);
  const [byKeys, setByKeys] = useState(false);
  /** The same at once, for questions that are asked before the next render. */
  const dragged = useRef<readonly string[]>([]);
  const opening = useOpening(expanded, onExpandedChange);
  const { isByKeys, nativeProps } = useByKeys();

  const tell = (next: TreeDrag | null) => {
    setDrag(next);
    onDragChange?.(next);
  };

  const rowsOf = (keys: Iterable<Key>) => movedRows(index, new Set([...keys].map(String)));

  const placeOf = (target: DropTarget, ids: readonly string[]): TreePlace | null => {
    if (target.type === 'root') return null;
    const { key, dropPosition: position } = target;
    const place = placeAt(items, index, new Set(ids), { key: String(key), position });
    return place !== null && canDrop(ids, place) ? place : null;
  };

  const dropFiles = async (dropped: readonly { kind: string }[], target: DropTarget) => {
    const place = placeOf(target, dragged.current);
    const files = await filesOf(dropped);
    if (place !== null && files.length > 0) onFiles?.(files, place);
  };

  const dragOptions: DragOptions = {
    getItems: (keys) => {
      dragged.current = rowsOf(keys);
      return dragged.current.map((id) => ({ 'text/plain': index.get(id)?.node.title ?? '' }));
    },
    onDragStart: () => {
      opening.begin();
      setByKeys(isByKeys());
      tell({ ids: dragged.current, place: null });
    },
    onDragEnd: ({ dropOperation }) => {
      opening.stop();
      if (dropOperation === 'cancel') opening.takeBack();
      dragged.current = [];
      setByKeys(false);
      tell(null);
    },
  };

  const dropOptions: DropOptions = {
    getDropOperation: (target) =>
      placeOf(target, dragged.current) === null ? 'cancel' : dragged.current.length > 0 ? 'move' : 'copy',
    onDropEnter: ({ target }) => {
      tell({ ids: dragged.current, place: placeOf(target, dragged.current) });
      const key = target.type === 'item' && target.dropPosition === 'on' ? String(target.key) : null;
      if (key !== null && !expanded.has(key) && !byKeys) opening.later(key);
    },
    onDropExit: () => {
      opening.stop();
      // Files that leave the tree end their drag unseen.
      tell(dragged.current.length > 0 ? { ids: dragged.current, place: null } : null);
    },
    // Told when the drag has ended already, so what was dragged is asked anew.
    onMove: ({ keys, target }) => {
      const ids = rowsOf(keys);
      const place = placeOf(target, ids);
      if (place !== null && !isAtPlace(index, ids, place)) onMove?.(ids, place);
    },
    ...(onFiles !== undefined && {
      onItemDrop: (event) => {
        if (!event.isInternal) void dropFiles(event.items, event.target);
      },
      onInsert: (event) => void dropFiles(event.items, event.target),
    }),
  };

  return { drag, byKeys, lifted: () => dragged.current, dragOptions, dropOptions, nativeProps };
}
