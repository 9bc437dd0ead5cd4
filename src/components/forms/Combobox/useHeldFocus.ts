import { useEffect, useRef, type RefObject } from 'react';

/** The input, which takes the focus if the field had it before this code came. */
export function useHeldFocus(held: RefObject<boolean>, wasTyped: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef(wasTyped);
  useEffect(() => {
    if (!held.current) return;
    input.current?.focus();
    // Restores the selection: a suggested text is overtyped, a typed text continued.
    if (!typed.current) input.current?.select();
  }, [held]);
  return input;
}
