import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { addDays, daysBetween } from '#lib/time/moments.ts';

/** An event on its way to another day. */
interface Carried {
  id: string;
  /** The day that it was taken at, and the one that it would come to; `YYYY-MM-DD`. */
  from: string;
  to: string;
}

interface DayCarryOptions {
  days: readonly string[];
  /** Whether an event may be carried. */
  isMovable: (id: string) => boolean;
  onMove: ((id: string, days: number) => void) | undefined;
}

/** How far a pointer goes before a press is a drag, px. */
const SLACK = 4;

const dayAt = (element: Element | null) => element?.closest<HTMLElement>('[data-day]')?.dataset['day'];
const eventAt = (element: Element) => element.closest<HTMLElement>('[data-event]')?.dataset['event'];

/**
 * Carrying events from day to day, by a pointer or by keys. Nothing changes before the pointer is let go or Enter is pressed:
 * the caller then gets by how many days. Touch scrolls, so that a finger only presses.
 */
export function useDayCarry({ days, isMovable, onMove }: DayCarryOptions) {
  const [carried, setCarried] = useState<Carried | null>(null);
  /** A drag ends in a click on what it began at; that one opens nothing. */
  const dragged = useRef(false);

  const settle = ({ id, from, to }: Carried) => {
    setCarried(null);
    if (to !== from) onMove?.(id, daysBetween(from, to));
  };

  const onPointerDown = (press: PointerEvent<HTMLElement>) => {
    dragged.current = false;
    if (onMove === undefined || press.pointerType === 'touch' || press.button !== 0) return;
    const target = press.target as Element;
    const id = eventAt(target);
    const from = dayAt(document.elementsFromPoint(press.clientX, press.clientY).find(dayAt) ?? target);
    if (id === undefined || from === undefined || !isMovable(id)) return;
    const listening = new AbortController();
    const { signal } = listening;
    let last: Carried | null = null;
    const end = () => {
      listening.abort();
      setCarried(null);
    };
    const move = (event: globalThis.PointerEvent) => {
      const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > SLACK;
      if (last === null && !far) return;
      dragged.current = true;
      const to = dayAt(document.elementsFromPoint(event.clientX, event.clientY).find(dayAt) ?? null);
      if (to === undefined || to === last?.to) return;
      last = { id, from, to };
      setCarried(last);
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', (event) => event.key === 'Escape' && end(), { signal });
    window.addEventListener(
      'pointerup',
      () => {
        end();
        if (last !== null) settle(last);
      },
      { signal },
    );
  };

  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    if (!dragged.current) return;
    dragged.current = false;
    event.stopPropagation();
    event.preventDefault();
  };

  /** Carries by so many days further; false where it cannot be. */
  const carry = (button: Element, count: number): boolean => {
    const [id, from] = [eventAt(button), dayAt(button)];
    if (onMove === undefined || id === undefined || from === undefined || !isMovable(id)) return false;
    const at = carried?.id === id ? carried : { id, from, to: from };
    const to = addDays(at.to, count);
    if (days.includes(to)) setCarried({ ...at, to });
    return true;
  };

  return {
    carried,
    grid: { onPointerDown, onClickCapture },
    keys: {
      carry,
      /** Leaves what is carried where it is; false where nothing is. */
      leave: () => carried !== null && (settle(carried), true),
      /** Puts back what is carried; false where nothing is. */
      putBack: () => carried !== null && (setCarried(null), true),
    },
  };
}
