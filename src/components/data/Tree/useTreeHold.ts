import { useRef, type DragEvent, type PointerEvent } from 'react';
import { rowOf } from './useTreeChoice.ts';

/** How long a finger stays on a row to choose it, ms. */
const HOLD = 500;

interface Options {
  /** Whether a hold chooses this row: rows that a tap opens. */
  holds: (id: string) => boolean;
  onHold: (id: string) => void;
}

/** A finger that stays on a row chooses it. Such a press opens nothing, and begins no drag. */
export function useTreeHold({ holds, onHold }: Options) {
  const timer = useRef<number>(undefined);
  const pressed = useRef<'free' | 'holding' | 'held'>('free');

  const letGo = () => {
    window.clearTimeout(timer.current);
    if (pressed.current === 'holding') pressed.current = 'free';
  };

  return {
    /** Whether the press that ends now has chosen already. */
    wasHeld: () => pressed.current === 'held',
    holdProps: {
      onPointerDown: ({ target, pointerType }: PointerEvent) => {
        letGo();
        pressed.current = 'free';
        const id = rowOf(target);
        if (pointerType !== 'touch' || id === null || !holds(id)) return;
        pressed.current = 'holding';
        timer.current = window.setTimeout(() => {
          pressed.current = 'held';
          onHold(id);
        }, HOLD);
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onPointerLeave: letGo,
      onDragStartCapture: (event: DragEvent) => {
        if (pressed.current !== 'free') event.preventDefault();
      },
    },
  };
}
