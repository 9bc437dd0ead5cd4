import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps a field selected whose text takes another form with the focus: «1 490» is read, «1490» is typed over. The keyboard
 * selects the whole text on its way in, and a text that is set anew drops that, so that the first sign typed would be added
 * to the amount. Returns what to call on focus, with the input, before its text changes.
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
