import { useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';

/** The width of an element, px, followed as it changes: the ref to put on it, and the width, 0 before the first look. */
export function useElementWidth<E extends HTMLElement>(): [ref: RefCallback<E>, width: number] {
  const [width, setWidth] = useState(0);
  const [ref] = useState(() => (element: E | null) => {
    if (element === null) return undefined;
    // It tells the first width too, in the frame that lays the element out. What depends on it is drawn in that frame: by itself React
    // would draw it after the paint, and what had been waiting for that.
    const observer = new ResizeObserver(() => flushSync(() => setWidth(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [ref, width];
}
