import { useRef, useState } from 'react';
import { useDragAndDrop, type DropTarget, type FileDropItem, type Key } from 'react-aria-components';
import { DropLine } from './Tree.styles.ts';
import { TreeGhost } from './TreeGhost.tsx';
import { isAtPlace, movedRows, placeAt, type TreeIndex, type TreeNode, type TreePlace } from './treeModel.ts';

/** A closed branch opens when a drag has stood over it for so long, ms. */
const OPENS_AFTER = 600;

/**
 * How long files wait after their drop, ms. For a moment after a drop the collection chooses every row that comes, and asks again
 * after each render as long as the choice is not taken: rows that come that soon would loop.
 */
const AFTER_DROP = 80;

/** What is dragged, and where it would drop now. */
export interface TreeDrag {
  ids: readonly string[];
  place: TreePlace | null;
}

interface TreeDragOptions {
  items: readonly TreeNode[];
  index: TreeIndex;
  expanded: ReadonlySet<string>;
  disabled: boolean;
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

/** The level of the row that a drag is at. */
const levelOf = (index: TreeIndex, target: DropTarget) =>
  (target.type === 'item' ? index.get(String(target.key))?.level : undefined) ?? 1;

/** The files of a drop, once the collection has settled. */
async function filesOf(dropped: readonly { kind: string }[]): Promise<File[]> {
  const items = dropped.filter((item): item is FileDropItem => item.kind === 'file');
  const files = await Promise.all(items.map((item) => item.getFile()));
  if (files.length > 0) await new Promise((resolve) => setTimeout(resolve, AFTER_DROP));
  return files;
}

/** Dragging of rows with mouse, touch and keys: what is dragged, where it may be dropped, what opens on the way. */
export function useTreeDrag(options: TreeDragOptions) {
  const { items, index, expanded, disabled, canDrop, onMove, onFiles, onExpandedChange, onDragChange } =
    options;
  const [drag, setDrag] = useState<TreeDrag | null>(null);
  /** The same at once, for questions that are asked before the next render. */
  const dragged = useRef<readonly string[]>([]);
  const opening = useOpening(expanded, onExpandedChange);

  const tell = (next: TreeDrag | null) => {
    setDrag(next);
    onDragChange?.(next);
  };

  const rowsOf = (keys: Iterable<Key>) => movedRows(index, new Set([...keys].map(String)));

  const placeOf = (target: DropTarget, ids = dragged.current): TreePlace | null => {
    if (target.type === 'root') return null;
    const { key, dropPosition: position } = target;
    const place = placeAt(items, index, new Set(ids), { key: String(key), position });
    return place !== null && canDrop(ids, place) ? place : null;
  };

  const dropFiles = async (dropped: readonly { kind: string }[], target: DropTarget) => {
    const place = placeOf(target);
    const files = await filesOf(dropped);
    if (place !== null && files.length > 0) onFiles?.(files, place);
  };

  const { dragAndDropHooks } = useDragAndDrop<TreeNode>({
    isDisabled: disabled,
    ...(onMove !== undefined && {
      getItems: (keys: Set<Key>) => {
        dragged.current = rowsOf(keys);
        return dragged.current.map((id) => ({ 'text/plain': index.get(id)?.node.title ?? '' }));
      },
    }),
    renderDragPreview: () => (
      <TreeGhost node={index.get(dragged.current[0] ?? '')?.node} count={dragged.current.length} />
    ),
    renderDropIndicator: (target) => <DropLine target={target} $level={levelOf(index, target)} />,
    getDropOperation: (target) =>
      placeOf(target) === null ? 'cancel' : dragged.current.length > 0 ? 'move' : 'copy',
    onDragStart: () => {
      opening.begin();
      tell({ ids: dragged.current, place: null });
    },
    onDropEnter: ({ target }) => {
      tell({ ids: dragged.current, place: placeOf(target) });
      const key = target.type === 'item' && target.dropPosition === 'on' ? String(target.key) : null;
      if (key === null || expanded.has(key) || dragAndDropHooks.isVirtualDragging?.() === true) return;
      opening.later(key);
    },
    onDropExit: () => {
      opening.stop();
      // Files that leave the tree end their drag unseen.
      tell(dragged.current.length > 0 ? { ids: dragged.current, place: null } : null);
    },
    onDragEnd: ({ dropOperation }) => {
      opening.stop();
      if (dropOperation === 'cancel') opening.takeBack();
      dragged.current = [];
      tell(null);
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
  });

  return { drag, dragAndDropHooks };
}
