import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';

/** How long a pointer rests before a tooltip shows, ms; and how long it may take on its way to the tooltip. */
const REST = 500;
const GRACE = 200;

/** Until when the next tooltip shows at once: the author goes along a row of buttons. */
let warmUntil = 0;

/** When a tooltip shows: a pointer rests on its thing, or keys bring the focus there. Esc and a press hide it. */
export function useHover(load: () => void) {
  const [open, setOpen] = useState(false);
  const timer = useRef<number>(undefined);
  /** The pointer pressed, so it knows what it does, until it leaves. */
  const pressed = useRef(false);

  const after = (delay: number, next: boolean) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), delay);
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    if (open) warmUntil = performance.now() + REST;
    setOpen(false);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  });

  useEffect(() => {
    if (!open) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, [open]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    open,
    /** The pointer is over the tooltip, or has left it. */
    onOver: (over: boolean) => after(over ? 0 : GRACE, over),
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        load();
        after(performance.now() < warmUntil ? 0 : REST, true);
      },
      onPointerLeave: () => {
        pressed.current = false;
        if (open) warmUntil = performance.now() + REST;
        after(GRACE, false);
      },
      onPointerDown: () => {
        pressed.current = true;
        hide();
      },
      onFocus: ({ target }: { target: Element }) => {
        if (pressed.current || !target.matches(':focus-visible')) return;
        load();
        after(0, true);
      },
      onBlur: hide,
    },
  };
}
