import { useLayoutEffect, useRef, useState } from 'react';

/** A value that the owner keeps, or that is kept here. */
export function useOwn<V>(given: V | undefined, first: V, tell: ((value: V) => void) | undefined) {
  const [own, setOwn] = useState(first);
  const set = (value: V) => {
    setOwn(value);
    tell?.(value);
  };
  return [given === undefined ? own : given, set] as const;
}

/** The same functions for good, that do what those of the last render do. */
export function useSame<A extends unknown[]>(work: (...args: A) => void): (...args: A) => void {
  const last = useRef(work);
  useLayoutEffect(() => {
    last.current = work;
  });
  const [same] = useState(
    () =>
      (...args: A) =>
        last.current(...args),
  );
  return same;
}
