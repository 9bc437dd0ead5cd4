import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A function that stays the same over all renders and does what the latest one says, so that what gets it is not drawn anew for
 * it; undefined where there is none to call. For events alone, never while something is rendered.
 */
export function useLatest<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void;
export function useLatest<Args extends unknown[]>(
  handler: ((...args: Args) => void) | undefined,
): ((...args: Args) => void) | undefined;
export function useLatest<Args extends unknown[]>(
  handler: ((...args: Args) => void) | undefined,
): ((...args: Args) => void) | undefined {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  const [stable] = useState(
    () =>
      (...args: Args) =>
        latest.current?.(...args),
  );
  return handler && stable;
}
