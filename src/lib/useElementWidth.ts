import { useState, type RefCallback } from 'react';

/** The width of an element, px, followed as it changes: the ref to put on it, and the width, 0 before the first look. */
export function useElementWidth<E extends HTMLElement>(): [ref: RefCallback<E>, width: number] {
  const [width, setWidth] = useState(0);
  const [ref] = useState(() => (element: E | null) => {
    if (element === null) return undefined;
    // It tells the first width too, before anything is painted.
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [ref, width];
}
