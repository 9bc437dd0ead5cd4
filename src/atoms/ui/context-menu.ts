import { atom } from 'jotai';
import type { ReactNode } from 'react';
import { onLeave } from '../session/private.ts';

/** One line of the context menu. */
export interface ContextAction {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Its shortcut, as shown. */
  keys?: string;
  danger?: boolean;
  disabled?: boolean;
  /** It has a separator above it. */
  separated?: boolean;
  run: () => void;
}

/** The context menu: its position, px from the corner of the window, and its items. */
interface ContextMenu {
  open: boolean;
  x: number;
  y: number;
  actions: ContextAction[];
}

const closed: ContextMenu = { open: false, x: 0, y: 0, actions: [] };
const stateAtom = atom(closed);

/** The context menu. */
export const contextMenuAtom = atom((get) => get(stateAtom));

/** Opens the context menu at a position. */
export const openContextMenuAtom = atom(null, (_get, set, menu: Omit<ContextMenu, 'open'>) =>
  set(stateAtom, { ...menu, open: true }),
);

/** Closes the context menu and forgets its actions. */
export const closeContextMenuAtom = atom(null, (_get, set) => set(stateAtom, closed));

onLeave((_get, set) => set(stateAtom, closed));
