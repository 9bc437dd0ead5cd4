import { Suspense, useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { MenuItem } from './items.ts';
import type { MenuFocus } from './MenuPopover.tsx';
import { MenuPopover, preloadMenu } from './popover.ts';

/** What the trigger, a `<button>` or a component of one, has to take. */
export interface MenuTriggerProps {
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
}

interface MenuProps {
  /** Its rows, lines between them and menus of their own. */
  items: MenuItem[];
  /** A caption above the rows: what they will be done to. */
  heading?: string;
  /** The edge of the trigger that the menu is flush with. */
  align?: 'start' | 'end';
  /** The menu's name, for screen readers. The heading, or else the trigger's own name, by default. */
  label?: string;
  /** Draws the trigger: `(props) => <Button {...props}>Создать</Button>`. */
  renderTrigger: (props: MenuTriggerProps) => ReactNode;
}

/** A menu that hangs from a button. Its code is fetched when the button is pointed at, focused or pressed. */
export function Menu({ items, heading, align = 'start', label, renderTrigger }: MenuProps) {
  const id = useId();
  /** The button that it hangs from; null while it is closed. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [focus, setFocus] = useState<MenuFocus>('first');
  const [byPointer, setByPointer] = useState(false);

  const preload = () => void preloadMenu();
  const show = (trigger: HTMLElement, where: MenuFocus, pressed = false) => {
    setFocus(where);
    setByPointer(pressed);
    setAnchor(trigger);
  };

  return (
    <>
      {renderTrigger({
        // A press without a pointer, by a key or a screen reader, counts no clicks.
        onClick: (event) => show(event.currentTarget, 'first', event.detail > 0),
        onPointerEnter: preload,
        onFocus: preload,
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          // With another key an arrow belongs to what the trigger stands in: Alt and an arrow move a row.
          if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          show(event.currentTarget, event.key === 'ArrowDown' ? 'first' : 'last');
        },
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        'aria-controls': anchor !== null ? id : undefined,
      })}
      {anchor !== null && (
        <Suspense fallback={null}>
          <MenuPopover
            id={id}
            items={items}
            label={label ?? heading ?? (anchor.ariaLabel || anchor.textContent || anchor.title)}
            heading={heading}
            anchor={anchor}
            align={align}
            focus={focus}
            byPointer={byPointer}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
