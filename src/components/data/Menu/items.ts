import type { ReactNode } from 'react';

/** One command of a menu, or a row that opens a submenu. */
export interface MenuCommand {
  /** Unique within its own list. */
  id: string;
  label: string;
  /** A 16 px icon, hidden from assistive technology. */
  icon?: ReactNode;
  /** The keyboard shortcut, shown at the right as it should be read, e.g. `⌘ E`. */
  keys?: string;
  /** A second, quieter line under the label: what it does or why it is not available. */
  hint?: string;
  /** Something that cannot be taken back. */
  danger?: boolean;
  disabled?: boolean;
  /** When given, the row is a choice, and is marked when it is on. */
  checked?: boolean;
  /** Of neighbouring choices `one` is on (menuitemradio), or as `many` as are wanted (menuitemcheckbox), the menu staying open. */
  choice?: 'one' | 'many';
  /** When given, the row is a link; `onSelect` is called all the same. */
  href?: string;
  /** Called when the menu is closed and the focus is back where it was; at once for `many`. */
  onSelect?: () => void;
  /** Rows of a submenu. */
  items?: MenuItem[];
}

/** A row of a menu, or a line between groups of rows. */
export type MenuItem = MenuCommand | 'separator';
