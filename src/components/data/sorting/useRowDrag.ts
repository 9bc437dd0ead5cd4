import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** So far a press may slip and still be a press, px. */
const slip = 4;
/** So near to an edge of the window the page scrolls along, px, and so fast, px a frame. */
const edge = 72;
const step = 14;

/** A row on its way to another place among the rows in the document. */
export interface RowDrag {
  id: string;
  /** The place that it would take, from 0. */
  to: number;
  /** The row that it would stand before; null at the end. */
  before: string | null;
}

interface RowDragOptions {
  /** The container of the rows, each marked with `data-line`. A row with `data-gone` takes no place. */
  root: RefObject<HTMLElement | null>;
  onDrop: (drag: RowDrag) => void;
  /** Whether the page scrolls along at the edges of the window. */
  scrolls?: boolean;
}

/** Scrolls the page along while something is held at an edge of the window. `heldAt` tells where, px from its top. */
function useEdgeScroll(on: boolean, heldAt: () => number | undefined, onScroll: () => void) {
  const scrollAlong = useEffectEvent(() => {
    const y = heldAt();
    if (y === undefined) return;
    const by = y < edge ? -step : y > innerHeight - edge ? step : 0;
    if (by === 0) return;
    scrollBy({ top: by, behavior: 'instant' });
    onScroll();
  });
  useEffect(() => {
    if (!on) return;
    let frame = requestAnimationFrame(function again() {
      scrollAlong();
      frame = requestAnimationFrame(again);
    });
    return () => cancelAnimationFrame(frame);
  }, [on]);
}

/** Moves a row by its grip, with mouse, pen or finger. Esc puts it back. */
export function useRowDrag({ root, onDrop, scrolls = false }: RowDragOptions) {
  const [drag, setDrag] = useState<RowDrag | null>(null);
  const press = useRef<{ id: string; from: number; y: number } | null>(null);
  /** The click that ends a drag is none. */
  const dragged = useRef(false);
  const moving = drag !== null;

  const placeAt = (id: string, y: number): RowDrag => {
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
    const others = rows.filter(({ dataset }) => dataset['line'] !== id && dataset['gone'] === undefined);
    const below = others.findIndex((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2 >= y;
    });
    return {
      id,
      to: below < 0 ? others.length : below,
      before: others[below]?.dataset['line'] ?? null,
    };
  };
  const stop = () => {
    press.current = null;
    setDrag(null);
  };

  useEdgeScroll(
    moving && scrolls,
    () => press.current?.y,
    () => {
      if (press.current !== null) setDrag(placeAt(press.current.id, press.current.y));
    },
  );

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog around the rows would close.
    event.stopPropagation();
    stop();
  });
  useEffect(() => {
    if (!moving) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener, true);
    return () => removeEventListener('keydown', listener, true);
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
      setDrag(placeAt(id, clientY));
    },
    onPointerUp({ clientY }: PointerEvent) {
      if (press.current !== null && moving) onDrop(placeAt(id, clientY));
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

/** The list's methods for the grips of rows. */
export type RowDragging = ReturnType<typeof useRowDrag>;
