import { Suspense, useState } from 'react';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { MenuPopover } from '#components/data/Menu/popover.ts';

interface ContextMenuProps {
  /** Whether it is shown. */
  open: boolean;
  /** The point of the viewport that it opens at, px from its left edge. It is moved to stay inside. */
  x: number;
  /** The same from the top edge, px. */
  y: number;
  /** Its rows, in the order of the menu of the button. */
  items: MenuItem[];
  /** A caption above the rows: what they will be done to. */
  heading?: string;
  /** The menu's name, for screen readers. */
  label: string;
  /** Called on Esc, a press outside, and before a choice takes effect. */
  onClose: () => void;
}

/** A menu at a point, for a right click. What had the focus gets it back. */
export function ContextMenu({ open, ...rest }: ContextMenuProps) {
  return open ? <Opened key={`${rest.x} ${rest.y}`} {...rest} /> : null;
}

/** What had the focus when the menu was asked for, and whether it was asked for by a key. */
function readOpener() {
  const active = document.activeElement;
  const element = active instanceof HTMLElement ? active : document.body;
  return { element, byKey: element.matches(':focus-visible') };
}

function Opened({ x, y, items, heading, label, onClose }: Omit<ContextMenuProps, 'open'>) {
  const [opener] = useState(readOpener);
  return (
    <Suspense fallback={null}>
      <MenuPopover
        items={items}
        label={label}
        heading={heading}
        anchor={opener.element}
        point={{ x, y }}
        align="start"
        focus={opener.byKey ? 'first' : 'none'}
        onClose={onClose}
      />
    </Suspense>
  );
}
