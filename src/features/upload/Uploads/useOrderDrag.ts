import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Move } from '#atoms/upload/uploads.ts';

/** So far a press may slip and still be a press, px. */
const slip = 4;
/** So near to an edge of the window the page scrolls along, px, and so fast, px a frame. */
const edge = 72;
const step = 14;

/** An upload on its way to another place, and the row that the line of the drop stands at. */
export interface OrderDrag {
  id: string;
  /** The one that it would stand before; null for the end of what is in sight. */
  before: string | null;
}

interface Options {
  /** What holds the rows, each marked with `data-upload`. */
  root: RefObject<HTMLElement | null>;
  onDrop: (id: string, to: Move) => void;
}

const idOf = (row: HTMLElement) => row.dataset['upload'] ?? '';

/** Moves a row by its grip, with mouse, pen or finger; at the edges of the window the page scrolls along. Esc puts it back. */
export function useOrderDrag({ root, onDrop }: Options) {
  const [drag, setDrag] = useState<OrderDrag | null>(null);
  const press = useRef<{ id: string; from: number; y: number } | null>(null);
  /** The click that ends a drag is none. */
  const dragged = useRef(false);
  const moving = drag !== null;

  const beforeAt = (y: number): string | null => {
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-upload]') ?? [])];
    const below = rows.find((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2 > y;
    });
    return below === undefined ? null : idOf(below);
  };
  const place = (id: string, y: number) => {
    const before = beforeAt(y);
    setDrag((now) => (now?.id === id && now.before === before ? now : { id, before }));
  };
  const stop = () => {
    press.current = null;
    setDrag(null);
  };

  const scrollAlong = useEffectEvent(() => {
    if (press.current === null) return;
    const { id, y } = press.current;
    const by = y < edge ? -step : y > innerHeight - edge ? step : 0;
    if (by === 0) return;
    scrollBy({ top: by, behavior: 'instant' });
    place(id, y);
  });
  const escape = useEffectEvent(stop);
  useEffect(() => {
    if (!moving) return;
    let frame = requestAnimationFrame(function again() {
      scrollAlong();
      frame = requestAnimationFrame(again);
    });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') escape();
    };
    addEventListener('keydown', onKeyDown);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', onKeyDown);
    };
  }, [moving]);

  const gripOf = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      dragged.current = false;
      if (event.button !== 0 || !event.isPrimary) return;
      press.current = { id, from: event.clientY, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientY }: PointerEvent) {
      const held = press.current;
      if (held === null || (!moving && Math.abs(clientY - held.from) < slip)) return;
      held.y = clientY;
      dragged.current = true;
      place(id, clientY);
    },
    onPointerUp({ clientY }: PointerEvent) {
      if (press.current !== null && moving) {
        const before = beforeAt(clientY);
        if (before !== id) onDrop(id, before === null ? 'bottom' : { before });
      }
      stop();
    },
    onPointerCancel: stop,
    onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
      if (!dragged.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  });

  return { drag, gripOf };
}
