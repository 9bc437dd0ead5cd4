import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** How far a pointer goes before a press is a drag, px. */
const SLACK = 4;

/** A drag of `Carried`: what is on its way, and where to. */
interface Drag<Carried> {
  /** What is carried once the pointer has come here; null, or `last`, where nothing changes by that. */
  carriedAt: (pointer: globalThis.PointerEvent, last: Carried | null) => Carried | null;
  /** Shows it; null once the drag has ended in any way. */
  show: (carried: Carried | null) => void;
  /** The pointer was let go. */
  settle: (carried: Carried) => void;
}

/** Drags of a calendar by a pointer. Touch scrolls, so that a finger only presses; Esc puts all back. */
export function usePointerCarry() {
  /** A drag ends in a click on what it began at; that one opens nothing. */
  const dragged = useRef(false);

  /** Whether a drag may begin with this press. */
  const mayBegin = (press: PointerEvent): boolean => {
    dragged.current = false;
    return press.pointerType !== 'touch' && press.button === 0;
  };

  /** Follows the pointer from a press until it is let go. */
  const follow = <Carried>(press: PointerEvent, { carriedAt, show, settle }: Drag<Carried>): void => {
    const listening = new AbortController();
    const { signal } = listening;
    let last: Carried | null = null;
    const end = () => {
      listening.abort();
      show(null);
    };
    const move = (event: globalThis.PointerEvent) => {
      const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > SLACK;
      if (!dragged.current && !far) return;
      dragged.current = true;
      const carried = carriedAt(event, last);
      if (carried === null || carried === last) return;
      last = carried;
      show(carried);
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

  return { mayBegin, follow, onClickCapture };
}
