import { useEffect, useRef } from 'react';

/** Holds the board as it is from a press to its click. A drag holds it by itself. */
export function useFirstHold(onHold: (held: boolean) => void, isDragging: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dragging = useRef(isDragging);
  useEffect(() => {
    dragging.current = isDragging;
  }, [isDragging]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The click of a press comes right after its end.
  const release = () => {
    timer.current = setTimeout(() => {
      if (!dragging.current) onHold(false);
    });
  };
  return { onPointerDown: () => onHold(true), onPointerUp: release, onPointerCancel: release };
}
