import type { ReactNode } from 'react';
import type { TreeNode, TreePlace } from './treeModel.ts';
import type { TreeDrag } from './useTreeDrag.ts';

export interface TreeProps {
  /** The rows of the first level. */
  items: readonly TreeNode[];
  /** What the tree is, for screen readers. */
  label: string;
  /** Branches that are open. Without it the tree keeps them itself. */
  expanded?: ReadonlySet<string>;
  /** Branches that are open at first, where the tree keeps them itself. */
  defaultExpanded?: ReadonlySet<string>;
  /** Gets the branches that are open now. */
  onExpandedChange?: (expanded: ReadonlySet<string>) => void;
  /** The row that is open beside the tree. */
  open?: string | null;
  /** A press on a row or Enter, while none is chosen. */
  onOpen?: (id: string) => void;
  /** Rows that are chosen: Ctrl, Shift, Space and checkboxes choose, Esc lets go. Give back what `onSelect` gave. */
  selected?: ReadonlySet<string>;
  /** Without it no row can be chosen. */
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** Checkboxes in place of grips though none is chosen yet: «Выбрать» of a phone. They come by themselves with the first one. */
  selecting?: boolean;
  /**
   * Rows were dragged to a place, or moved with Alt and an arrow. Where ids change by it, answer those
   * that the rows have now, and none where nothing moved. Without it nothing can be dragged.
   */
  onMove?: (ids: readonly string[], place: TreePlace) => readonly string[] | void;
  /** Where Alt and an arrow lead, `null` where they lead nowhere. To the neighbour in the same branch by default. */
  placeBeside?: (ids: readonly string[], step: -1 | 1) => TreePlace | null;
  /** Whether rows may be dropped at a place. Only such places are offered. Any by default; `ids` is empty for files. */
  canDrop?: (ids: readonly string[], place: TreePlace) => boolean;
  /** Files of the device were dropped at a place. */
  onFiles?: (files: File[], place: TreePlace) => void;
  /** What is dragged and where it would drop, for totals that are not so yet. `null` when it has ended. */
  onDragChange?: (drag: TreeDrag | null) => void;
  /** The target of a drag in words. «В „Дыхание“, место 2» by default. */
  describePlace?: (place: TreePlace, ids: readonly string[]) => ReactNode;
  /** A row was renamed in place. Without it F2 does nothing. */
  onRename?: (id: string, title: string) => void;
  /** The row whose name is being typed. Without it the tree keeps it itself; F2 begins. */
  renaming?: string | null;
  /** Gets the row whose name is being typed; null when that has ended. */
  onRenamingChange?: (id: string | null) => void;
  /** The menu of a row, a Menu behind a button of three dots: everything that a drag does is there too. */
  menu?: (id: string) => ReactNode;
  /** A right click on a row, or its key: open the same as a ContextMenu at the point. */
  onRowMenu?: (id: string, point: { x: number; y: number }) => void;
  /** The row that something beside the tree points at. */
  lit?: string | null;
  /** The row under the pointer, `null` when it has left the rows. */
  onPoint?: (id: string | null) => void;
  /** What stands there when there are no rows: a Block. */
  empty?: ReactNode;
}
