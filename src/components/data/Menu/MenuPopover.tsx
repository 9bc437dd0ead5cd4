import { I18nProvider, setInteractionModality } from 'react-aria-components';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { useHistoryStep } from '#lib/hook/useHistoryStep.ts';
import type { MenuCommand, MenuItem } from './items.ts';
import { Heading, List, Panel } from './MenuPopover.styles.ts';
import { menuRows } from './menuRows.tsx';

/** Where the focus goes on opening: a row, or the menu as a whole with no row marked. */
export type MenuFocus = 'first' | 'last' | 'none';

export interface MenuPopoverProps {
  /** The menu's id, for `aria-controls`. */
  id?: string;
  items: MenuItem[];
  /** The menu's name, for screen readers. */
  label: string;
  /** A caption above the rows: what they will be done to. */
  heading?: string;
  /** What the menu belongs to. It hangs from it, and gives it the focus back. */
  anchor: HTMLElement;
  /** A point of the viewport to open at, px, in place of the anchor's edge. */
  point?: { x: number; y: number };
  /** The edge of the anchor that the menu is flush with. */
  align: 'start' | 'end';
  focus: MenuFocus;
  /** It was opened by a press of a pointer. */
  byPointer?: boolean;
  /** Called on Esc, a press outside, and before a choice takes effect. */
  onClose: () => void;
}

/** Closes on a second right click: it would meet the layer that keeps the page from being pressed, so it is let through to what lies under it. */
function usePassOn(close: () => void) {
  const passOn = useEffectEvent((event: MouseEvent) => {
    event.preventDefault();
    if (event.target instanceof Element && event.target.closest('[role=dialog], [role=menu]') !== null)
      return;
    close();
    const { clientX, clientY } = event;
    const under = document.elementFromPoint(clientX, clientY);
    under?.dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY }),
    );
  });

  useEffect(() => {
    const listener = (event: MouseEvent) => passOn(event);
    document.addEventListener('contextmenu', listener, true);
    return () => document.removeEventListener('contextmenu', listener, true);
  }, []);
}

/**
 * The menu itself. It stands on react-aria-components, which is heavy: import it dynamically. Render it while it is open.
 */
export function MenuPopover({
  id,
  items,
  label,
  heading,
  anchor,
  point,
  align,
  focus,
  byPointer = false,
  onClose,
}: MenuPopoverProps) {
  const language = useLanguage();
  // All but a modal dialog is inert while it is open, so a menu inside one has to stay inside.
  const dialog = anchor.closest('dialog') ?? undefined;

  const close = () => {
    // The rest of the page is inert until the menu has gone.
    flushSync(onClose);
    anchor.focus({ preventScroll: true });
  };

  const select = (item: MenuCommand) => {
    if (item.choice !== 'many') close();
    item.onSelect?.();
  };

  usePassOn(close);
  useHistoryStep(onClose);

  // The library takes a press of Enter for one of a screen reader until the key is up, and then moves the focus frames later, and
  // only if nothing else has: the menu and its row would get in each other's way.
  useLayoutEffect(() => {
    if (focus !== 'none' && !byPointer) setInteractionModality('keyboard');
  }, [focus, byPointer]);

  return (
    <I18nProvider locale={language}>
      <Panel
        isOpen
        onOpenChange={(open) => {
          if (!open) close();
        }}
        triggerRef={{ current: anchor }}
        getTargetRect={
          point && (() => new DOMRect(Math.min(point.x, innerWidth), Math.min(point.y, innerHeight), 0, 0))
        }
        placement={`bottom ${align}`}
        offset={point ? 0 : 6}
        containerPadding={8}
        UNSTABLE_portalContainer={dialog}
        aria-label={label}
        data-align={align}
      >
        {heading !== undefined && <Heading aria-hidden>{heading}</Heading>}
        <List
          id={id}
          aria-label={label}
          autoFocus={focus === 'none' ? true : focus}
          shouldCloseOnSelect={false}
        >
          {menuRows(items, select)}
        </List>
      </Panel>
    </I18nProvider>
  );
}
