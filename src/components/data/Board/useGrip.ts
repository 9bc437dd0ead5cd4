import { useRef, type KeyboardEvent, type MouseEvent } from 'react';

interface Pressed {
  grip: HTMLElement;
  byKey: boolean;
}

const presses = ['Enter', ' '];

/**
 * A grip that keys and screen readers press; a pointer drags the card itself. A key presses when it is let go: what drags by keys drops with
 * the next one that is.
 */
export function useGrip(onPress: (pressed: Pressed) => void) {
  const down = useRef(false);
  const mine = (event: KeyboardEvent) => {
    if (!presses.includes(event.key)) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (mine(event)) down.current = true;
    },
    onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
      if (!mine(event) || !down.current) return;
      down.current = false;
      onPress({ grip: event.currentTarget, byKey: true });
    },
    onBlur: () => {
      down.current = false;
    },
    // A press without a pointer, by a screen reader, counts no clicks.
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.detail > 0) return;
      event.currentTarget.focus();
      onPress({ grip: event.currentTarget, byKey: false });
    },
  };
}
