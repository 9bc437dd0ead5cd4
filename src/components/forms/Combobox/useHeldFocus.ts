import { useEffect, useRef, type RefObject } from 'react';

/** The input, which takes the focus if the field had it before this code came. */
export function useHeldFocus(held: RefObject<boolean>, wasTyped: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef(wasTyped);
  useEffect(() => {
    if (!held.current) return;
    input.current?.focus();
    // As the keyboard left it: what stands there is typed over, what was typed is typed on.
    if (!typed.current) input.current?.select();
  }, [held]);
  return input;
}
