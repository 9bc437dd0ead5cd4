import { useCallback, type RefCallback } from 'react';

/**
 * Publishes the height of an element plus `gap` px as a CSS variable of the page while the element is mounted, nothing while it is hidden. Other
 * elements at that side of the window keep clear of it.
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
