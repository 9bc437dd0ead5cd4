import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { keepFocus } from '#lib/focus/keepFocus.ts';

interface SideOptions {
  /** It is open, and no modal. */
  open: boolean;
  onClose: () => void;
  /** What may take the focus away with it when it changes. */
  steps: string;
}

/**
 * What a panel beside the page does: it takes the focus when it opens and gives it back to where it was or near it, and Esc closes it
 * from within, or while nothing has the focus. The page around it stays alive.
 */
export function useSide({ open, onClose, steps }: SideOptions) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const panel = ref.current;
    if (!open || panel === null) return undefined;
    const giveBack = keepFocus();
    panel.focus({ preventScroll: true });
    return () => {
      // Whoever went on to work elsewhere is left there.
      const at = document.activeElement;
      const ours = at === null || at === document.body || panel.contains(at);
      if (ours) giveBack({ preventScroll: true });
    };
  }, [open]);

  // A button that is off at the end of the list would let go of the focus.
  useEffect(() => {
    const at = document.activeElement;
    if (steps !== '' && at instanceof HTMLButtonElement && at.disabled && ref.current?.contains(at) === true)
      ref.current.focus({ preventScroll: true });
  }, [steps]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const { target } = event;
    const ours = target === document.body || (target instanceof Node && ref.current?.contains(target));
    if (ours === true && document.querySelector('dialog:modal') === null) onClose();
  });

  useEffect(() => {
    if (!open) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [open]);

  return ref;
}
