import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * A control that is removed loses the focus, and keyboard users end up at the top of the page. Spread the result on an element around such controls:
 * a focus that is lost there goes to the fallback.
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
    // React fires no blur for an element that it removes itself.
    onBlur: () => {
      holder.current = null;
    },
  };
}
