import { useLayoutEffect, useRef } from 'react';
import { useFocusFallback } from './useFocusFallback.ts';

/**
 * The button that loads more rows is removed with the last of them. Spread the result on an element around it: a focus that is lost there goes to the
 * first new row.
 */
export function useMoreFocus(count: number, rowAt: (index: number) => HTMLElement | null | undefined) {
  const rows = useRef({ before: 0, now: 0 });

  useLayoutEffect(() => {
    rows.current = { before: rows.current.now, now: count };
  }, [count]);

  return useFocusFallback(() => rowAt(rows.current.before));
}
