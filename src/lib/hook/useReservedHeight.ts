import { useCallback, type RefCallback } from 'react';

/**
 * Keeps the room that an element takes in a variable of the page, while it is there: its height and `gap` px, or nothing while it is
 * not shown. What else stands at that side of the window keeps clear by it.
 */
export function useReservedHeight(variable: string, gap = 0): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (element === null) return;
      const { style } = document.documentElement;
      const tell = () => {
        const height = element.offsetHeight;
        style.setProperty(variable, `${height === 0 ? 0 : height + gap}px`);
      };
      tell();
      const watch = new ResizeObserver(tell);
      watch.observe(element);
      return () => {
        watch.disconnect();
        style.removeProperty(variable);
      };
    },
    [variable, gap],
  );
}
