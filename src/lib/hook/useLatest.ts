import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A function with a stable identity that calls the latest handler, so that components which get it do not render again; undefined if there is none.
 * Only for events, never during render.
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
