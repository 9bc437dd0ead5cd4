import type { PressEvent } from 'react-aria-components';

/** A press of a grip without a pointer, as react-aria wants to hear of it: by a key, or by a screen reader. */
export const gripPress = (target: HTMLElement, pointerType: 'keyboard' | 'virtual'): PressEvent => ({
  type: 'press',
  pointerType,
  target,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  x: 0,
  y: 0,
  continuePropagation: () => undefined,
});
