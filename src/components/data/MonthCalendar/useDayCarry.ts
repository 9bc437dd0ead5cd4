import { useState, type PointerEvent } from 'react';
import { addDays, daysBetween } from '#lib/time/moments.ts';
import { usePointerCarry } from '../planning/usePointerCarry.ts';

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

const dayAt = (element: Element | null) => element?.closest<HTMLElement>('[data-day]')?.dataset['day'];
const eventAt = (element: Element) => element.closest<HTMLElement>('[data-event]')?.dataset['event'];

/**
 * Carrying events from day to day, by a pointer or by keys. Nothing changes before the pointer is let go or Enter is pressed:
 * the caller then gets by how many days. Touch scrolls, so that a finger only presses.
 */
export function useDayCarry({ days, isMovable, onMove }: DayCarryOptions) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const { mayBegin, follow, onClickCapture } = usePointerCarry();

  const settle = ({ id, from, to }: Carried) => {
    setCarried(null);
    if (to !== from) onMove?.(id, daysBetween(from, to));
  };

  const onPointerDown = (press: PointerEvent<HTMLElement>) => {
    if (!mayBegin(press) || onMove === undefined) return;
    const target = press.target as Element;
    const id = eventAt(target);
    const from = dayAt(document.elementsFromPoint(press.clientX, press.clientY).find(dayAt) ?? target);
    if (id === undefined || from === undefined || !isMovable(id)) return;
    follow<Carried>(press, {
      carriedAt: ({ clientX, clientY }, last) => {
        const to = dayAt(document.elementsFromPoint(clientX, clientY).find(dayAt) ?? null);
        return to === undefined || to === last?.to ? last : { id, from, to };
      },
      show: setCarried,
      settle,
    });
  };

  /** Moves by so many days; false if that is impossible. */
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
