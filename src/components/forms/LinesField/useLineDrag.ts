import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

/** So far a press may slip and still be a press, px. */
const SLIP = 4;

/** A row on its way, and the place that it would take. */
export interface LineDrag {
  id: string;
  to: number;
}

interface LineDragOptions {
  /** What holds the rows, each marked with `data-line`. */
  root: RefObject<HTMLElement | null>;
  onMove: (id: string, to: number) => void;
}

/** Moves a row by its grip, with mouse, pen or finger. Esc puts it back. */
export function useLineDrag({ root, onMove }: LineDragOptions) {
  const [drag, setDrag] = useState<LineDrag | null>(null);
  const press = useRef<{ id: string; y: number } | null>(null);
  /** The click that ends a drag is none. */
  const dragged = useRef(false);

  function placeAt(id: string, y: number): number {
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
    const others = rows.filter(({ dataset }) => dataset['line'] !== id && dataset['gone'] === undefined);
    return others.filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2 < y;
    }).length;
  }

  function stop() {
    press.current = null;
    setDrag(null);
  }

  const gripOf = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      dragged.current = false;
      if (event.button !== 0 || !event.isPrimary) return;
      press.current = { id, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (press.current === null || (drag === null && Math.abs(clientY - press.current.y) < SLIP)) return;
      dragged.current = true;
      setDrag({ id, to: placeAt(id, clientY) });
    },
    onPointerUp({ clientY }: PointerEvent) {
      if (press.current !== null && drag !== null) onMove(id, placeAt(id, clientY));
      stop();
    },
    onPointerCancel: stop,
    onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
      if (!dragged.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDownCapture(event: KeyboardEvent) {
      if (event.key !== 'Escape' || drag === null) return;
      event.stopPropagation();
      stop();
    },
  });

  return { drag, gripOf };
}
