import { useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';

/** The width of an element, px, followed as it changes: a ref for the element, and the width, 0 before the first measurement. */
export function useElementWidth<E extends HTMLElement>(): [ref: RefCallback<E>, width: number] {
  const [width, setWidth] = useState(0);
  const [ref] = useState(() => (element: E | null) => {
    if (element === null) return undefined;
    // The observer also reports the first width, in the frame that lays the element out. What depends on it is rendered synchronously in that frame:
    // by default React would render it after the paint.
    const observer = new ResizeObserver(() => flushSync(() => setWidth(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [ref, width];
}
