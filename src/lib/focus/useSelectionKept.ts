import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps a field selected whose text changes on focus: «1 490» is shown, «1490» is edited. Tab selects the whole text, but setting a new text drops
 * the selection, and the first typed character would be added to the amount. Returns a function to call on focus, with the input, before its text
 * changes.
 */
export function useSelectionKept(): (input: HTMLInputElement) => void {
  const whole = useRef<HTMLInputElement | null>(null);
  useLayoutEffect(() => {
    whole.current?.select();
    whole.current = null;
  });
  return (input) => {
    const { selectionStart, selectionEnd, value } = input;
    whole.current = value !== '' && selectionStart === 0 && selectionEnd === value.length ? input : null;
  };
}
