import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * A control that goes away takes the focus with it, and who works by keys is left at the top of the page. Spread the answer on
 * an element around such controls: the focus that is lost there goes to the fallback.
 */
export function useFocusFallback(fallback: () => HTMLElement | null | undefined) {
  const holder = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (holder.current === null || holder.current.isConnected) return;
    holder.current = null;
    if (document.activeElement === document.body) fallback()?.focus();
  });

  return {
    onFocus: (event: FocusEvent) => {
      holder.current = event.target;
    },
    // React hears nothing of the blur of what it takes away itself.
    onBlur: () => {
      holder.current = null;
    },
  };
}
