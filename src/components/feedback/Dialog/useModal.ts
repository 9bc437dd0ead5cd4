import { useLayoutEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';

interface ModalOptions {
  open: boolean;
  onClose: () => void;
  /** Esc and a press on the scrim close it. */
  dismissable: boolean;
  /** What gets the focus on opening; the first that can take it otherwise. */
  initialFocusRef?: RefObject<HTMLElement | null>;
}

let locks = 0;
let unlock: () => void = () => undefined;

/** Stops the page from scrolling, once for however many modals are open, and keeps the scrollbar's room. */
function lockScroll(): () => void {
  if (locks === 0) {
    const { style, clientWidth } = document.documentElement;
    const before = { overflow: style.overflow, paddingRight: style.paddingRight };
    const scrollbar = window.innerWidth - clientWidth;
    style.overflow = 'hidden';
    if (scrollbar > 0) style.paddingRight = `${scrollbar}px`;
    unlock = () => Object.assign(style, before);
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) unlock();
  };
}

/**
 * What every native `<dialog>` of ours does: it is opened as a modal, which keeps the focus inside, and gives the focus back
 * to where it was. Spread the answer on the `<dialog>` and render it only while `open`.
 */
export function useModal({ open, onClose, dismissable, initialFocusRef }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const opened = useRef(false);
  const pressedScrim = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    const opener = document.activeElement;
    const release = lockScroll();
    dialog.showModal();
    opened.current = true;
    initialFocusRef?.current?.focus();
    return () => {
      release();
      opened.current = false;
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus();
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
