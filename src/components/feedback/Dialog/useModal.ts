import { useLayoutEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { keepFocus } from '#lib/focus/keepFocus.ts';

interface ModalOptions {
  open: boolean;
  onClose: () => void;
  /** Esc and a press on the scrim close it. */
  dismissable: boolean;
  /** What gets the focus on opening; the first that can take it otherwise. */
  initialFocusRef?: RefObject<HTMLElement | null>;
}

/** The page stops scrolling (see ModalPage); the room of its scrollbar must stay, or all would move. */
function keepScrollbarRoom(): void {
  if (document.querySelector('dialog:modal') !== null) return;
  const { style, clientWidth } = document.documentElement;
  style.setProperty('--modal-gap', `${window.innerWidth - clientWidth}px`);
}

/**
 * What every native `<dialog>` of ours does: it is opened as a modal, which keeps the focus inside, and gives the focus back
 * to where it was. Spread the answer on the `<dialog>`, render it only while `open`, with ModalPage in it.
 */
export function useModal({ open, onClose, dismissable, initialFocusRef }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const opened = useRef(false);
  const pressedScrim = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    const giveBack = keepFocus();
    keepScrollbarRoom();
    dialog.showModal();
    opened.current = true;
    initialFocusRef?.current?.focus();
    return () => {
      opened.current = false;
      dialog.close();
      giveBack();
    };
  }, [open, initialFocusRef]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // A file picker inside sends a cancel of its own up the tree.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (dismissable) onClose();
    },
    // Browsers close on a second Esc whatever `cancel` says. A close of ours is no news.
    onClose: (event: SyntheticEvent) => {
      const dialog = ref.current;
      if (event.target !== dialog || !opened.current || dialog.open) return;
      if (dismissable) onClose();
      else dialog.showModal();
    },
    // A press that begins inside and ends on the scrim, as when selecting text, must not close.
    onPointerDown: (event: MouseEvent) => {
      pressedScrim.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (dismissable && pressedScrim.current && event.target === event.currentTarget) onClose();
    },
  };
}
