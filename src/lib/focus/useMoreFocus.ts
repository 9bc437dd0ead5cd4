import { useLayoutEffect, useRef } from 'react';
import { useFocusFallback } from './useFocusFallback.ts';

/**
 * The button that brings more rows goes with the last of them. Spread the answer on an element around it: the focus that is lost there goes to
 * the first of the rows that came.
 */
export function useMoreFocus(count: number, rowAt: (index: number) => HTMLElement | null | undefined) {
  const rows = useRef({ before: 0, now: 0 });

  useLayoutEffect(() => {
    rows.current = { before: rows.current.now, now: count };
  }, [count]);

  return useFocusFallback(() => rowAt(rows.current.before));
}
