import { createContext, type ReactNode } from 'react';
import type { TreeIndex, TreePlace } from './treeModel.ts';

/** What the rows in sight read, so that a change of it draws them alone and not the whole tree. */
interface TreeSight {
  index: TreeIndex;
  /** The row that is open beside the tree. */
  open: string | null;
  /** The row that something beside the tree points at. */
  lit: string | null;
  /** Rows have checkboxes in place of grips. */
  selecting: boolean;
  selected: ReadonlySet<string>;
  /** Whether the rows right above and below are chosen too, so that they look like one. */
  joins: (id: string) => { above: boolean; below: boolean };
  renaming: string | null;
  /** The row that was moved with keys and takes the focus once it is seen. */
  followed: string | null;
  /** The row under which a drag would drop now. */
  place: TreePlace | null;
  draggable: boolean;
  menu: ((id: string) => ReactNode) | undefined;
  onChoose: (id: string, chosen: boolean) => void;
  /** What is seen of the followed row is there, or has gone. */
  onFollowed: (seen: HTMLElement | null) => void;
  /** Ends a renaming; `null` leaves the name as it was. */
  onRenamed: (id: string, title: string | null) => void;
}

export const TreeSightContext = createContext<TreeSight | null>(null);

/** Rows of closed branches are not made at all: which are open is read by the branches alone. */
export const ExpandedContext = createContext<ReadonlySet<string>>(new Set());
