import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { drawn, movedTo, periodOf, spotAt, type Period, type Stretch } from './timeGrid.ts';

/** What is under way: an event carried to another time, or new time being drawn. */
export interface Draft extends Stretch {
  /** The event that is carried; null for something new. */
  id: string | null;
}

interface PlanningOptions {
  days: readonly string[];
  timeZone: string;
  onMove: ((id: string, period: Period) => void) | undefined;
  onCreate: ((period: Period) => void) | undefined;
}

/** An event under a pointer. */
export interface Held {
  id: string;
  stretch: Stretch;
}

/** How far a pointer goes before a press is a drag, px. */
const SLACK = 4;

/**
 * Moving events and drawing new ones. Nothing changes before the pointer is let go or Enter is pressed: the caller then gets
 * the instants. Touch scrolls, so that a finger only presses.
 */
export function usePlanning({ days, timeZone, onMove, onCreate }: PlanningOptions) {
  const [draft, setDraft] = useState<Draft | null>(null);
  /** A drag ends in a click on what it began at; that one opens nothing. */
  const dragged = useRef(false);

  const settle = ({ id, index, ...stretch }: Draft) => {
    setDraft(null);
    const day = days[index];
    if (day === undefined) return;
    const period = periodOf(stretch, day, timeZone);
    if (id === null) onCreate?.(period);
    else onMove?.(id, period);
  };

  /** Follows the pointer from a press on the hours until it is let go; Esc puts all back. */
  const follow = (press: PointerEvent<HTMLElement>, held: Held | null) => {
    const hours = press.currentTarget;
    const at = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      return spotAt({ x: clientX, y: clientY }, hours.getBoundingClientRect(), days.length);
    };
    const from = at(press);
    const listening = new AbortController();
    const { signal } = listening;
    let last: Draft | null = null;

    const end = () => {
      listening.abort();
      setDraft(null);
    };
    const move = (event: globalThis.PointerEvent) => {
      const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > SLACK;
      if (last === null && !far) return;
      dragged.current = true;
      const { index, minutes } = at(event);
      last =
        held === null
          ? { id: null, ...drawn(from.index, from.minutes, minutes) }
          : { id: held.id, ...movedTo(held.stretch, index, minutes - (from.minutes - held.stretch.start)) };
      setDraft(last);
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

  const onPointerDown = (event: PointerEvent<HTMLElement>, held: Held | null) => {
    dragged.current = false;
    if (event.pointerType === 'touch' || event.button !== 0) return;
    if ((held === null ? onCreate : onMove) !== undefined) follow(event, held);
  };

  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    if (!dragged.current) return;
    dragged.current = false;
    event.stopPropagation();
    event.preventDefault();
  };

  return { draft, setDraft, settle, onPointerDown, onClickCapture };
}
