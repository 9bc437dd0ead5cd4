import { useState, type PointerEvent } from 'react';
import { usePointerCarry } from '../planning/usePointerCarry.ts';
import { drawn, movedTo, periodOf, spotAt, type Period, type Stretch } from './timeGrid.ts';

/** The running action: an event that is moved, or new time that is drawn. */
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

/**
 * Moving events and drawing new ones. Nothing changes before the pointer is let go or Enter is pressed: the caller then gets
 * the instants. Touch scrolls, so that a finger only presses.
 */
export function usePlanning({ days, timeZone, onMove, onCreate }: PlanningOptions) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const { mayBegin, follow, onClickCapture } = usePointerCarry();

  const settle = ({ id, index, ...stretch }: Draft) => {
    setDraft(null);
    const day = days[index];
    if (day === undefined) return;
    const period = periodOf(stretch, day, timeZone);
    if (id === null) onCreate?.(period);
    else onMove?.(id, period);
  };

  const onPointerDown = (press: PointerEvent<HTMLElement>, held: Held | null) => {
    if (!mayBegin(press) || (held === null ? onCreate : onMove) === undefined) return;
    const hours = press.currentTarget;
    const at = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
      spotAt({ x: clientX, y: clientY }, hours.getBoundingClientRect(), days.length);
    const from = at(press);
    follow<Draft>(press, {
      carriedAt: (pointer) => {
        const { index, minutes } = at(pointer);
        if (held === null) return { id: null, ...drawn(from.index, from.minutes, minutes) };
        return {
          id: held.id,
          ...movedTo(held.stretch, index, minutes - (from.minutes - held.stretch.start)),
        };
      },
      show: setDraft,
      settle,
    });
  };

  return { draft, setDraft, settle, onPointerDown, onClickCapture };
}
